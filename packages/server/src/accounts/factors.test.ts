import type { FactorsWithCodes, NewAuthenticator, SecondStep } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import type { Letter } from '../notices/mail.ts'
import { backUp, restoreBackup } from '../ops/backup.ts'
import { setEmail } from '../store/users.ts'
import { type ApiDescription, readingBy } from '../testing/apiDescription.ts'
import { type Browser, browser } from '../testing/browser.ts'
import { addApp, beginLogIn, codeNow, giveCode, guarded, nextCode, PASSWORD } from '../testing/factors.ts'
import { person } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { resetFactors } from './factors.ts'

const registered = async (services: TestServices, name = 'Ada'): Promise<Browser> => {
  const page = browser(services)
  await page.ask('POST', '/account', { name, password: PASSWORD })
  return page
}

const NONE = { authenticator: null, passkeys: [], recoveryCodes: 0 }

describeStores('the factors of an account', ({ fresh, two }) => {
  test('an app is added by its first code and the password, and brings ten recovery codes', async () => {
    const services = await fresh()
    const page = await registered(services)
    expect((await page.ask('GET', '/me/factors')).body).toEqual(NONE)
    const { status, body } = await page.ask<NewAuthenticator>('POST', '/me/authenticator', {})
    expect(status).toBe(200)
    expect(body.address).toBe(
      `otpauth://totp/roundhouse.example:Ada?secret=${body.secret}&issuer=roundhouse.example`,
    )
    expect((await page.ask('GET', '/me/factors')).body).toEqual(NONE)
    const first = codeNow(services, body.secret)
    const confirm = (first: string, password: string) =>
      page.ask<FactorsWithCodes>('PUT', '/me/authenticator', { first, proof: { password } })
    expect(await confirm(first, 'wrong')).toMatchObject({ status: 401, body: { trouble: 'password' } })
    expect(await confirm('1234567', PASSWORD)).toMatchObject({ status: 401, body: { trouble: 'code' } })
    const added = await confirm(first, PASSWORD)
    expect(added.status).toBe(200)
    expect(added.body.factors).toEqual({ authenticator: services.time, passkeys: [], recoveryCodes: 10 })
    expect(new Set(added.body.codes).size).toBe(10)
    for (const code of added.body.codes) expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/)
    expect((await page.ask('GET', '/me/factors')).body).toEqual(added.body.factors)
    expect(await confirm(first, PASSWORD)).toMatchObject({ status: 404, body: { trouble: 'missing' } })
    const stored = JSON.stringify(await services.db.all('select * from recovery_codes'))
    for (const code of added.body.codes) expect(stored).not.toContain(code.replace('-', ''))
  })

  test('an app that was not confirmed within an hour, or begun again, counts for nothing', async () => {
    const services = await fresh()
    const page = await registered(services)
    const begin = async () => (await page.ask<NewAuthenticator>('POST', '/me/authenticator', {})).body.secret
    const confirm = (secret: string) =>
      page.ask('PUT', '/me/authenticator', {
        first: codeNow(services, secret),
        proof: { password: PASSWORD },
      })
    const late = await begin()
    services.time += 60 * 60_000
    expect((await confirm(late)).status).toBe(404)
    const former = await begin()
    const latter = await begin()
    expect((await confirm(former)).body).toEqual({ trouble: 'code' })
    expect((await confirm(latter)).status).toBe(200)
  })

  test('of two who confirm at once one does, and the codes that are told are those that hold', async () => {
    const [services, other] = await two()
    const page = await registered(services)
    const { secret } = (await page.ask<NewAuthenticator>('POST', '/me/authenticator', {})).body
    const given = { first: codeNow(services, secret), proof: { password: PASSWORD } }
    const beside = browser(other, undefined, page.cookies)
    const answers = await Promise.all(
      [page, beside].map((one) => one.ask<FactorsWithCodes>('PUT', '/me/authenticator', given)),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    const { codes } = done[0]!.body
    expect((await page.ask('GET', '/me/factors')).body).toMatchObject({ recoveryCodes: 10 })
    expect((await giveCode(page, await beginLogIn(page), codes[9]!)).status).toBe(200)
  })

  test('it is removed by the password and a code, and then the password is enough', async () => {
    const services = await fresh()
    const { page, me, secret } = await guarded(services)
    const remove = (proof: object) => page.ask('DELETE', '/me/authenticator', proof)
    const code = nextCode(services, secret)
    expect((await remove({ password: PASSWORD })).body).toEqual({ trouble: 'code' })
    expect((await remove({ password: PASSWORD, code: '000000x' })).body).toEqual({ trouble: 'code' })
    expect((await remove({ password: 'wrong', code })).body).toEqual({ trouble: 'password' })
    expect((await page.ask('GET', '/me/factors')).body).toMatchObject({ recoveryCodes: 10 })
    expect(await remove({ password: PASSWORD, code })).toMatchObject({ status: 200, body: NONE })
    expect((await page.ask('POST', '/session', { name: 'Ada', password: PASSWORD })).body).toEqual(me)
    expect((await remove({ password: PASSWORD })).body).toEqual({ trouble: 'missing' })
    expect(await services.db.all('select * from recovery_codes')).toEqual([])
  })

  test('another app takes the place of the first by what it takes to log in', async () => {
    const services = await fresh()
    const { page, secret, codes } = await guarded(services)
    const next = (await page.ask<NewAuthenticator>('POST', '/me/authenticator', {})).body.secret
    services.time += 30_000
    const confirm = (proof: object) =>
      page.ask<FactorsWithCodes>('PUT', '/me/authenticator', { first: codeNow(services, next), proof })
    expect((await confirm({ password: PASSWORD })).body).toEqual({ trouble: 'code' })
    const { body } = await confirm({ password: PASSWORD, code: codes[0] })
    expect(body).toEqual({
      factors: { authenticator: services.time, passkeys: [], recoveryCodes: 9 },
      codes: [],
    })
    const step = await beginLogIn(page)
    expect((await giveCode(page, step, nextCode(services, secret))).status).toBe(401)
    expect((await giveCode(page, step, codeNow(services, next))).status).toBe(200)
  })

  test('recovery codes are renewed, and those of before open nothing', async () => {
    const services = await fresh()
    const { page, secret, codes } = await guarded(services)
    const renew = (proof: object) => page.ask<FactorsWithCodes>('POST', '/me/recovery-codes', proof)
    expect((await renew({ password: PASSWORD })).status).toBe(401)
    const renewed = await renew({ password: PASSWORD, code: nextCode(services, secret) })
    expect(renewed.body.factors.recoveryCodes).toBe(10)
    const step = await beginLogIn(page)
    expect((await giveCode(page, step, codes[0]!)).status).toBe(401)
    expect((await giveCode(page, step, renewed.body.codes[0]!)).status).toBe(200)
    const ben = await registered(services, 'Ben')
    expect((await ben.ask('POST', '/me/recovery-codes', { password: PASSWORD })).status).toBe(404)
  })

  test('somebody with a stolen session finds out no code', async () => {
    const services = await fresh()
    const { page, secret } = await guarded(services)
    services.limits = { ...services.limits, logIn: { most: 3, within: 60_000, wait: 10_000 } }
    const remove = (code: string) => page.ask('DELETE', '/me/authenticator', { password: PASSWORD, code })
    const statuses = [await remove('1x'), await remove('2x'), await remove('3x')]
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401])
    expect((await remove(codeNow(services, secret))).status).toBe(429)
  })

  test('a guest has none, nor has nobody', async () => {
    const services = await fresh()
    const guest = await person(services, 'Gus', 'guest')
    expect(await guest.ask('POST', '/me/authenticator', {})).toMatchObject({
      status: 403,
      body: { trouble: 'guest' },
    })
    const given = { first: '123456', proof: { password: PASSWORD } }
    const requests = [
      ['GET', '/me/factors'],
      ['POST', '/me/authenticator', {}],
      ['PUT', '/me/authenticator', given],
      ['DELETE', '/me/authenticator', given.proof],
      ['POST', '/me/recovery-codes', given.proof],
    ] as const
    for (const [method, path, body] of requests)
      expect((await browser(services).ask(method, path, body)).status, path).toBe(401)
    const page = await registered(services)
    for (const [method, path, body] of requests.slice(1))
      expect((await page.ask(method, path, { ...body, user: guest.id })).status, path).toBe(400)
  })

  test('the owner is told by a letter, in their language', async () => {
    const services = await fresh()
    const letters: Letter[] = []
    services.mail = async (letter) => void letters.push(letter)
    const page = browser(services)
    const { body } = await page.ask('POST', '/account', { name: 'Ada', password: PASSWORD, language: 'ja' })
    await addApp(services, page)
    expect(letters).toEqual([])
    const proof = { password: PASSWORD, code: '' }
    await setEmail(services.db, body.id as string, 'ada@example.org')
    const { secret } = (await page.ask<NewAuthenticator>('POST', '/me/authenticator', {})).body
    const [recovery] = await renewed(services, page)
    letters.length = 0
    await page.ask('PUT', '/me/authenticator', {
      first: codeNow(services, secret),
      proof: { ...proof, code: recovery },
    })
    await page.ask('PATCH', '/me', { settings: { language: 'en' } })
    await page.ask('POST', '/me/recovery-codes', { ...proof, code: nextCode(services, secret) })
    await page.ask('DELETE', '/me/authenticator', { ...proof, code: nextCode(services, secret) })
    expect(new Set(letters.map(({ to }) => to))).toEqual(new Set(['ada@example.org']))
    for (const [index, part] of ['認証アプリが追加', 'new recovery codes', 'was removed'].entries()) {
      expect(letters[index]!.text).toContain(part)
      expect(letters[index]!.text).toContain('https://roundhouse.example/me')
    }
    expect(letters).toHaveLength(3)
  })

  test('a letter that is not sent holds nothing up', async () => {
    const services = await fresh()
    const page = await registered(services)
    await services.db.run("update users set email = 'ada@example.org'")
    services.mail = async () => {
      throw new Error('550 ada@example.org rejected')
    }
    await addApp(services, page)
    await expect.poll(() => services.lines.length).toBe(1)
    expect(services.lines[0]).not.toContain('example.org')
  })

  test('every answer is as it is described', async () => {
    const services = await fresh()
    const page = await registered(services)
    const reading = readingBy((await page.ask<ApiDescription>('GET', '/')).body)
    const read = async (method: string, path: string, given?: unknown, status = 200) => {
      const answer = await page.ask<never>(method, path, given)
      const { name, shape } = reading.answer(method, path, status)
      expect([name, answer.status, shape.parse(answer.body)]).toEqual([name, status, answer.body])
      return answer.body
    }
    const logIn = { name: 'Ada', password: PASSWORD }
    await read('POST', '/session', logIn)
    const { secret } = (await read('POST', '/me/authenticator', {})) as NewAuthenticator
    const first = codeNow(services, secret)
    const proof = { password: PASSWORD }
    const { codes } = (await read('PUT', '/me/authenticator', { first, proof })) as FactorsWithCodes
    await read('GET', '/me/factors')
    const { secondStep } = (await read('POST', '/session', logIn)) as SecondStep
    await read('POST', '/session/second-step', { secondStep, code: first }, 401)
    await read('POST', '/session/second-step', { secondStep, code: codes[0] })
    await read('POST', '/session/second-step', { secondStep, code: codes[1] }, 404)
    await read('POST', '/me/recovery-codes', { ...proof, code: codes[1] })
    await read('DELETE', '/me/authenticator', proof, 401)
    await read('DELETE', '/me/authenticator', { ...proof, code: nextCode(services, secret) })
  })

  test('somebody sees which there are among their data, and nothing secret of them', async () => {
    const services = await fresh()
    const { page, secret, codes } = await guarded(services)
    const { body } = await page.ask('GET', '/me/data')
    expect(body.factors).toEqual({ authenticator: services.time, passkeys: [], recoveryCodes: 10 })
    const text = JSON.stringify(body)
    for (const one of [secret, ...codes]) expect(text).not.toContain(one)
  })

  test('they go with the account', async () => {
    const services = await fresh()
    const { page } = await guarded(services)
    await page.ask('POST', '/me/authenticator', {})
    await beginLogIn(browser(services))
    expect((await page.ask('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
    for (const table of ['authenticators', 'new_authenticators', 'recovery_codes', 'second_steps'])
      expect(await services.db.all(`select * from ${table}`), table).toEqual([])
  })

  test('they are put back with a backup', async () => {
    const services = await fresh()
    const { secret, codes } = await guarded(services)
    const lines: string[] = []
    await backUp(services.db, async (piece) => lines.push(piece))
    const again = await fresh()
    async function* each() {
      yield* lines.join('').trimEnd().split('\n')
    }
    await restoreBackup(again.db, each())
    const page = browser(again)
    expect((await giveCode(page, await beginLogIn(page), codes[0]!)).status).toBe(200)
    expect((await giveCode(page, await beginLogIn(page), nextCode(again, secret))).status).toBe(200)
  })

  test('whoever runs the server takes them away from somebody who has lost them', async () => {
    const services = await fresh()
    const { me } = await guarded(services)
    await guarded(services, 'Ben')
    const step = await beginLogIn(browser(services))
    expect(await resetFactors(services, 'nobody')).toBeNull()
    expect(await resetFactors(services, ' ADA ')).toBe('Ada')
    const page = browser(services)
    expect((await giveCode(page, step, '123456')).body).toEqual({ trouble: 'missing' })
    expect((await page.ask('POST', '/session', { name: 'Ada', password: PASSWORD })).body).toEqual(me)
    expect((await page.ask('GET', '/me/factors')).body).toEqual(NONE)
    await beginLogIn(browser(services), PASSWORD, 'Ben')
  })
})

/** New recovery codes of an account whose app is not at hand, by one that is put there. */
async function renewed(services: TestServices, page: Browser): Promise<readonly string[]> {
  const row = await services.db.get<{ secret: string }>('select secret from authenticators')
  const code = nextCode(services, row!.secret)
  const { body } = await page.ask<FactorsWithCodes>('POST', '/me/recovery-codes', {
    password: PASSWORD,
    code,
  })
  return body.codes
}
