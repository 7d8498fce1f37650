import type { Factors, FactorsWithCodes, Me, PasskeyChallenge, SecondStep } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import type { Letter } from '../notices/mail.ts'
import { backUp, restoreBackup } from '../ops/backup.ts'
import { setEmail } from '../store/users.ts'
import { type ApiDescription, readingBy } from '../testing/apiDescription.ts'
import { type Browser, browser } from '../testing/browser.ts'
import { addApp, beginLogIn, giveCode, guarded, nextCode, PASSWORD } from '../testing/factors.ts'
import { person } from '../testing/people.ts'
import { softPasskey } from '../testing/softPasskey.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { banUser } from './bans.ts'
import { resetFactors } from './factors.ts'
import { resetLink } from './resets.ts'
import { COOKIE } from './sessions.ts'
import { tidyAccounts } from './tidy.ts'

type Device = ReturnType<typeof softPasskey>

const WRONG = { status: 401, body: { trouble: 'passkey' } }

const asked = async (page: Browser, given: object = {}): Promise<PasskeyChallenge> =>
  (await page.ask<PasskeyChallenge>('POST', '/passkey-challenges', given)).body

const toAdd = async (page: Browser): Promise<string> =>
  (await page.ask<PasskeyChallenge>('POST', '/me/passkey-challenges', {})).body.challenge

const add = async (page: Browser, device: Device, proof: object = { password: PASSWORD }) =>
  page.ask<FactorsWithCodes>('POST', '/me/passkeys', {
    name: 'Phone',
    passkey: device.make(await toAdd(page)),
    proof,
  })

const logIn = async (page: Browser, device: Device, lie: object = {}) =>
  page.ask<Me>('POST', '/session/passkey', {
    passkey: device.use((await asked(page)).challenge, lie),
  })

/** Somebody with an account and a passkey. */
async function withPasskey(services: TestServices, name = 'Ada') {
  const page = browser(services)
  const me = (await page.ask<Me>('POST', '/account', { name, password: PASSWORD })).body
  const device = softPasskey(services.url)
  const { body } = await add(page, device)
  return { page, me, device, codes: body.codes, id: body.factors.passkeys[0]!.id }
}

describeStores('passkeys', ({ fresh, two }) => {
  test('one is added, opens the account without a password, and says when', async () => {
    const services = await fresh()
    const { me, device, page: home } = await withPasskey(services)
    services.time += 1000
    const page = browser(services)
    expect(await asked(page)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      site: 'roundhouse.example',
      passkeys: [],
    })
    expect(await logIn(page, device)).toMatchObject({ status: 200, body: me })
    expect((await page.ask('GET', '/me')).body).toEqual(me)
    expect((await home.ask('GET', '/me/factors')).body).toEqual({
      authenticator: null,
      passkeys: [
        {
          id: expect.stringMatching(/^[a-z0-9]{16}$/),
          name: 'Phone',
          created: services.time - 1000,
          used: services.time,
        },
      ],
      recoveryCodes: 10,
    })
    expect((await asked(home)).passkeys).toEqual([device.id])
  })

  test('the password alone opens nothing then: the passkey or a recovery code finishes it', async () => {
    const services = await fresh()
    const { me, device, codes } = await withPasskey(services)
    const page = browser(services)
    const begin = async () =>
      (await page.ask<SecondStep>('POST', '/session', { name: 'Ada', password: PASSWORD })).body
    const { secondStep, passkey } = await begin()
    expect(passkey).toBe(true)
    const { challenge, passkeys } = await asked(page, { secondStep })
    expect(passkeys).toEqual([device.id])
    const given = { passkey: device.use(challenge), secondStep }
    expect((await page.ask('POST', '/session/passkey', given)).body).toEqual(me)
    const again = { passkey: device.use((await asked(browser(services), {})).challenge), secondStep }
    expect((await page.ask('POST', '/session/passkey', again)).status).toBe(404)
    expect((await giveCode(page, (await begin()).secondStep, codes[0]!)).body).toEqual(me)
  })

  test('whoever is banned comes in neither by a passkey nor by a code', async () => {
    const services = await fresh()
    const { device } = await withPasskey(services)
    const { secret } = await guarded(services, 'Ben')
    for (const name of ['Ada', 'Ben']) await banUser(services, name, { until: null, reason: null })
    const banned = { status: 403, body: { trouble: 'banned' } }
    const page = browser(services)
    expect(await logIn(page, device)).toMatchObject(banned)
    const step = await beginLogIn(page, PASSWORD, 'Ben')
    expect(await giveCode(page, step, nextCode(services, secret))).toMatchObject(banned)
    expect([...page.cookies]).toEqual([])
  })

  test('somebody else’s passkey finishes nothing', async () => {
    const services = await fresh()
    const { device } = await withPasskey(services)
    const ben = await withPasskey(services, 'Ben')
    const page = browser(services)
    const secondStep = await beginLogIn(page)
    const enter = (passkey: object) => page.ask('POST', '/session/passkey', { passkey, secondStep })
    expect(await enter(ben.device.use((await asked(page, { secondStep })).challenge))).toMatchObject(WRONG)
    expect(await enter(ben.device.use((await asked(page)).challenge))).toMatchObject(WRONG)
    expect((await enter(device.use((await asked(page)).challenge))).status).toBe(200)
  })

  test('what was asked for is signed once, within five minutes, for what it was asked', async () => {
    const services = await fresh()
    const { page: home, device } = await withPasskey(services)
    const page = browser(services)
    const enter = (passkey: object) => page.ask('POST', '/session/passkey', { passkey })
    const { challenge } = await asked(page)
    expect((await enter(device.use(challenge))).status).toBe(200)
    expect(await enter(device.use(challenge))).toMatchObject(WRONG)
    const late = (await asked(page)).challenge
    services.time += 5 * 60_000
    expect(await enter(device.use(late))).toMatchObject(WRONG)
    await tidyAccounts(services)
    expect(await services.db.all('select * from passkey_challenges')).toEqual([])
    expect(await enter(device.use(await toAdd(home)))).toMatchObject(WRONG)
    expect(await enter(device.use('made up'))).toMatchObject(WRONG)
    expect(await enter(softPasskey(services.url).use((await asked(page)).challenge))).toMatchObject(WRONG)
    const other = softPasskey(services.url)
    const made = { name: 'x', passkey: other.make((await asked(home)).challenge), proof: { password: 'x' } }
    expect(await home.ask('POST', '/me/passkeys', made)).toMatchObject(WRONG)
  })

  test('what was signed elsewhere, or without a finger, opens nothing', async () => {
    const services = await fresh()
    const { device } = await withPasskey(services)
    const page = browser(services)
    for (const lie of [{ origin: 'https://evil.example' }, { site: 'evil.example' }, { flags: 1 }])
      expect(await logIn(page, device, lie)).toMatchObject(WRONG)
    expect((await logIn(page, device)).status).toBe(200)
  })

  test('a passkey that was copied is found out by its count', async () => {
    const services = await fresh()
    const { device } = await withPasskey(services)
    const page = browser(services)
    expect((await logIn(page, device, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 3, 0]) expect(await logIn(page, device, { counter })).toMatchObject(WRONG)
    expect((await logIn(page, device, { counter: 8 })).status).toBe(200)
  })

  test('of many who come at once with one signature, one is let in, whichever process they ask', async () => {
    const [services, other] = await two()
    const { device } = await withPasskey(services)
    const pages = Array.from({ length: 6 }, (_, index) => browser(index % 2 ? services : other))
    const passkey = device.use((await asked(pages[0]!)).challenge)
    const answers = await Promise.all(pages.map((page) => page.ask('POST', '/session/passkey', { passkey })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('no session that was there before is taken over', async () => {
    const services = await fresh()
    const { device, me } = await withPasskey(services)
    const page = browser(services)
    await page.ask('POST', '/account', { name: 'Eve', password: PASSWORD })
    const planted = new Map(page.cookies)
    const passkey = device.use((await asked(browser(services))).challenge)
    await page.ask('POST', '/session/passkey', { passkey })
    expect(page.cookies.get(COOKIE)).not.toBe(planted.get(COOKIE))
    expect((await page.ask('GET', '/me')).body).toEqual(me)
    expect((await browser(services, undefined, planted).ask('GET', '/me')).status).toBe(401)
  })

  test('several are had, each by all that it takes to log in, and none by two', async () => {
    const services = await fresh()
    const { page, device, codes } = await withPasskey(services)
    const second = softPasskey(services.url, 'ed25519')
    expect(await add(page, second)).toMatchObject({ status: 401, body: { trouble: 'code' } })
    const byPasskey = { passkey: device.use((await asked(page)).challenge) }
    const added = await add(page, second, byPasskey)
    expect(added.body.codes).toEqual([])
    expect(added.body.factors.passkeys).toHaveLength(2)
    expect((await logIn(browser(services), second)).status).toBe(200)
    expect(await add(page, device, { password: PASSWORD, code: codes[0] })).toMatchObject({
      status: 409,
      body: { trouble: 'taken' },
    })
    const ben = await withPasskey(services, 'Ben')
    expect(
      await add(page, softPasskey(services.url), {
        passkey: ben.device.use((await asked(browser(services))).challenge),
      }),
    ).toMatchObject(WRONG)
    for (let count = 2; count < 20; count++)
      await services.db.run(
        "insert into passkeys (id, user_id, credential, public_key, counter, name, created) select ?, user_id, ?, '', 0, '', 0 from passkeys where credential = ?",
        `p${count}`,
        `c${count}`,
        device.id,
      )
    const proof = { passkey: device.use((await asked(page)).challenge) }
    expect(await add(page, softPasskey(services.url), proof)).toMatchObject({
      status: 409,
      body: { trouble: 'many' },
    })
  })

  test('it is removed by itself, or by password and code, and then the password is enough', async () => {
    const services = await fresh()
    const { page, me, device, codes, id } = await withPasskey(services)
    const remove = (proof: object, which = id) => page.ask<Factors>('DELETE', `/me/passkeys/${which}`, proof)
    expect((await remove({ password: PASSWORD })).body).toEqual({ trouble: 'code' })
    expect((await remove({ password: PASSWORD, code: codes[0] }, 'abcdefgh')).status).toBe(404)
    const ben = await withPasskey(services, 'Ben')
    expect((await remove({ password: PASSWORD, code: codes[1] }, ben.id)).status).toBe(404)
    const removed = await remove({ passkey: device.use((await asked(page)).challenge) })
    expect(removed.body).toEqual({ authenticator: null, passkeys: [], recoveryCodes: 0 })
    expect(await logIn(browser(services), device)).toMatchObject(WRONG)
    expect((await page.ask('POST', '/session', { name: 'Ada', password: PASSWORD })).body).toEqual(me)
    const again = await add(page, device)
    const proof = { password: PASSWORD, code: again.body.codes[0] }
    expect((await remove(proof, again.body.factors.passkeys[0]!.id)).status).toBe(200)
  })

  test('beside an app, either finishes a log-in, and codes stay as long as one of them does', async () => {
    const services = await fresh()
    const page = browser(services)
    await page.ask('POST', '/account', { name: 'Ada', password: PASSWORD })
    const { secret } = await addApp(services, page)
    const device = softPasskey(services.url)
    const added = await add(page, device, { password: PASSWORD, code: nextCode(services, secret) })
    expect(added.body).toMatchObject({ codes: [], factors: { recoveryCodes: 10 } })
    const proof = { passkey: device.use((await asked(page)).challenge) }
    expect((await page.ask('DELETE', '/me/authenticator', proof)).body).toMatchObject({
      authenticator: null,
      recoveryCodes: 10,
    })
    await beginLogIn(browser(services))
  })

  test('it stays when a forgotten password is replaced, and goes with whoever runs the server', async () => {
    const services = await fresh()
    const { device } = await withPasskey(services)
    const page = browser(services)
    const token = (await resetLink(services, 'Ada'))!.split('/').at(-1)
    await page.ask('PUT', `/resets/${token}`, { password: 'another horse' })
    await beginLogIn(page, 'another horse')
    expect((await logIn(page, device)).status).toBe(200)
    await resetFactors(services, 'Ada')
    expect(await logIn(page, device)).toMatchObject(WRONG)
  })

  test('the owner is told by letters, sees it among their data, and it goes with the account', async () => {
    const services = await fresh()
    const letters: Letter[] = []
    services.mail = async (letter) => void letters.push(letter)
    const { page, me, device, id } = await withPasskey(services)
    await setEmail(services.db, me.id, 'ada@example.org')
    const second = softPasskey(services.url)
    await add(page, second, { passkey: device.use((await asked(page)).challenge) })
    const proof = { passkey: second.use((await asked(page)).challenge) }
    await page.ask('DELETE', `/me/passkeys/${id}`, proof)
    expect(letters.map(({ text }) => /passkey was (\w+)/.exec(text)?.[1])).toEqual(['added', 'removed'])
    const { body } = await page.ask<{ factors: Factors }>('GET', '/me/data')
    expect(body.factors.passkeys.map(({ name }) => name)).toEqual(['Phone'])
    expect(JSON.stringify(body)).not.toContain(second.id)
    await asked(page)
    await page.ask('DELETE', '/me', { password: PASSWORD })
    for (const table of ['passkeys', 'passkey_challenges'])
      expect(await services.db.all(`select * from ${table}`), table).toEqual([])
  })

  test('it is put back with a backup', async () => {
    const services = await fresh()
    const { device } = await withPasskey(services)
    const lines: string[] = []
    await backUp(services.db, async (piece) => lines.push(piece))
    const again = await fresh()
    async function* each() {
      yield* lines.join('').trimEnd().split('\n')
    }
    await restoreBackup(again.db, each())
    expect((await logIn(browser(again), device)).status).toBe(200)
  })

  test('a guest has none, nor has nobody, and every answer is as it is described', async () => {
    const services = await fresh()
    const guest = await person(services, 'Gus', 'guest')
    const device = softPasskey(services.url)
    const given = { name: 'x', passkey: device.make('x'), proof: { password: PASSWORD } }
    expect((await guest.ask('POST', '/me/passkeys', given)).status).toBe(403)
    const nobody = browser(services)
    for (const [method, path, body] of [
      ['POST', '/me/passkey-challenges', {}],
      ['POST', '/me/passkeys', given],
      ['DELETE', '/me/passkeys/abcdefgh', given.proof],
    ] as const)
      expect((await nobody.ask(method, path, body)).status, path).toBe(401)
    const { page } = await withPasskey(services)
    const reading = readingBy((await page.ask<ApiDescription>('GET', '/')).body)
    const read = async (method: string, path: string, body: unknown, status = 200) => {
      const answer = await page.ask<never>(method, path, body)
      const { name, shape } = reading.answer(method, path, status)
      expect([name, answer.status, shape.parse(answer.body)]).toEqual([name, status, answer.body])
    }
    await read('POST', '/passkey-challenges', {})
    await read('POST', '/me/passkey-challenges', {})
    await read('POST', '/me/passkeys', given, 401)
    await read('POST', '/session/passkey', { passkey: device.use('x') }, 401)
    await read('POST', '/session/passkey', { passkey: {} }, 400)
    await read('GET', '/me/factors', undefined)
  })
})
