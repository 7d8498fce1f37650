import { expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { browser } from '../testing/browser.ts'
import { beginLogIn, codeNow, giveCode, guarded, nextCode, PASSWORD } from '../testing/factors.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { DEVICE_COOKIE } from './devices.ts'
import { resetLink } from './resets.ts'
import { COOKIE } from './sessions.ts'
import { tidyAccounts } from './tidy.ts'

const WRONG = { status: 401, body: { trouble: 'code' } }
const TOO_LATE = { status: 404, body: { trouble: 'missing' } }

const counted = async ({ db }: TestServices, table: string) =>
  (await db.get<{ count: number }>(`select count(*) as count from ${table}`))!.count

describeStores('the second step of a log-in', ({ fresh, two }) => {
  test('the password alone opens nothing, and the code does', async () => {
    const services = await fresh()
    const { me, secret } = await guarded(services)
    const page = browser(services)
    const sessions = await counted(services, 'sessions')
    const { status, body } = await page.ask('POST', '/session', { name: 'Ada', password: PASSWORD })
    expect([status, body]).toEqual([
      200,
      { secondStep: expect.stringMatching(/^[\w-]{43}$/), passkey: false },
    ])
    expect([...page.cookies]).toEqual([])
    expect(await counted(services, 'sessions')).toBe(sessions)
    expect((await page.ask('GET', '/me')).status).toBe(401)
    const step = body.secondStep as string
    expect(JSON.stringify(await services.db.all('select * from second_steps'))).not.toContain(step)
    expect(await giveCode(page, step, nextCode(services, secret))).toMatchObject({ status: 200, body: me })
    expect((await page.ask('GET', '/me')).body).toEqual(me)
    expect([...page.cookies.keys()]).toEqual([COOKIE, DEVICE_COOKIE])
  })

  test('a wrong password is answered as ever', async () => {
    const services = await fresh()
    await guarded(services)
    const answer = await browser(services).ask('POST', '/session', { name: 'Ada', password: 'wrong' })
    expect(answer).toMatchObject({ status: 401, body: { trouble: 'password' } })
    expect(await counted(services, 'second_steps')).toBe(0)
  })

  test('a code is taken once, and none of a step before it', async () => {
    const services = await fresh()
    const { secret } = await guarded(services)
    // the one by which the app was confirmed
    const page = browser(services)
    expect(await giveCode(page, await beginLogIn(page), codeNow(services, secret))).toMatchObject(WRONG)
    const former = nextCode(services, secret)
    const code = nextCode(services, secret)
    expect((await giveCode(page, await beginLogIn(page), code)).status).toBe(200)
    for (const used of [code, former])
      expect(await giveCode(page, await beginLogIn(page), used)).toMatchObject(WRONG)
    expect((await giveCode(page, await beginLogIn(page), nextCode(services, secret))).status).toBe(200)
  })

  test('a code that is typed wide, or with a blank, is the same', async () => {
    const services = await fresh()
    const { secret, codes } = await guarded(services)
    const page = browser(services)
    const wide = nextCode(services, secret).replace(/\d/g, (digit) =>
      String.fromCodePoint(digit.codePointAt(0)! + 0xfee0),
    )
    expect((await giveCode(page, await beginLogIn(page), wide)).status).toBe(200)
    const parted = nextCode(services, secret).replace(/^.../, '$& ')
    expect((await giveCode(page, await beginLogIn(page), parted)).status).toBe(200)
    const shouted = ` ${codes[0]!.toUpperCase().replace('-', ' ')}`
    expect((await giveCode(page, await beginLogIn(page), shouted)).status).toBe(200)
  })

  test('a recovery code is taken once, and only for its own account', async () => {
    const services = await fresh()
    const { codes } = await guarded(services)
    const ben = await guarded(services, 'Ben')
    const page = browser(services)
    expect(await giveCode(page, await beginLogIn(page), ben.codes[0]!)).toMatchObject(WRONG)
    expect((await giveCode(page, await beginLogIn(page), codes[3]!)).status).toBe(200)
    expect((await page.ask('GET', '/me/factors')).body).toMatchObject({ recoveryCodes: 9 })
    expect(await giveCode(page, await beginLogIn(page), codes[3]!)).toMatchObject(WRONG)
  })

  test('what the password gave is good once, for five minutes, and not after another password', async () => {
    const services = await fresh()
    const { page: home, secret } = await guarded(services)
    const page = browser(services)
    const step = await beginLogIn(page)
    expect(await giveCode(page, step, '12345x')).toMatchObject(WRONG)
    expect((await giveCode(page, step, nextCode(services, secret))).status).toBe(200)
    expect(await giveCode(page, step, nextCode(services, secret))).toMatchObject(TOO_LATE)

    const late = await beginLogIn(page)
    services.time += 5 * 60_000
    expect(await giveCode(page, late, nextCode(services, secret))).toMatchObject(TOO_LATE)
    await tidyAccounts(services)
    expect(await counted(services, 'second_steps')).toBe(0)

    const before = await beginLogIn(page)
    await home.ask('PUT', '/me/password', { old: PASSWORD, new: 'another horse' })
    expect(await giveCode(page, before, nextCode(services, secret))).toMatchObject(TOO_LATE)
    for (const nonsense of ['', 'x', 'A'.repeat(43)])
      expect(await giveCode(page, nonsense, codeNow(services, secret))).toMatchObject(TOO_LATE)
  })

  test('it is finished by any process, whichever began it', async () => {
    const [services, other] = await two()
    const { me, secret } = await guarded(services)
    const step = await beginLogIn(browser(services))
    services.time += 30_000
    other.time = services.time
    const page = browser(other)
    expect((await giveCode(page, step, codeNow(services, secret))).body).toEqual(me)
    expect((await browser(services, undefined, page.cookies).ask('GET', '/me')).status).toBe(200)
    expect(await giveCode(browser(services), step, codeNow(services, secret))).toMatchObject(TOO_LATE)
  })

  test('of many who come at once with one code, one is let in', async () => {
    const [services, other] = await two()
    const { secret, codes } = await guarded(services)
    const apis = [apiOf(services), apiOf(other)]
    for (const one of [services, other])
      one.limits = { ...one.limits, logIn: { most: 100, within: 60_000, wait: 10_000 } }
    const page = (index: number) => browser([services, other][index % 2]!, apis[index % 2])
    const enterAtOnce = async (steps: readonly string[], code: string) =>
      (await Promise.all(steps.map((step, index) => giveCode(page(index), step, code)))).filter(
        ({ status }) => status === 200,
      )
    const begin = () => Promise.all(Array.from({ length: 6 }, () => beginLogIn(page(0))))
    services.time += 30_000
    other.time = services.time
    expect(await enterAtOnce(await begin(), codeNow(services, secret))).toHaveLength(1)
    expect(await enterAtOnce(await begin(), codes[0]!)).toHaveLength(1)
    const one = await beginLogIn(page(0))
    services.time += 30_000
    other.time = services.time
    expect(await enterAtOnce(Array(6).fill(one), codeNow(services, secret))).toHaveLength(1)
  })

  test('of 200 wrong codes a few are tried, however often the password is right', async () => {
    const [services, other] = await two()
    const { page: home, me, secret } = await guarded(services)
    const apis = [apiOf(services), apiOf(other)]
    const rate = { account: { most: 2000, perSecond: 1 }, address: { most: 2000, perSecond: 1 } }
    for (const one of [services, other]) {
      one.trustProxy = true
      one.limits = { ...one.limits, writes: rate }
    }
    let index = 0
    const from = () => ({ 'X-Forwarded-For': `192.0.2.${index++ % 250}` })
    const tries = async (secondStep: string, code: string) => {
      const page = browser([services, other][index % 2]!, apis[index % 2])
      return page.ask('POST', '/session/second-step', { secondStep, code }, from())
    }
    const begin = async () =>
      (
        await browser(services, apis[0]).ask<{ secondStep: string }>(
          'POST',
          '/session',
          { name: 'Ada', password: PASSWORD },
          from(),
        )
      ).body.secondStep
    services.time += 30_000
    other.time = services.time
    const right = codeNow(services, secret)
    const statuses: number[] = []
    for (let batch = 0; batch < 4; batch++) {
      const step = await begin()
      const wrong = Array.from({ length: 50 }, (_, number) => String(200_000 + number))
      const answers = await Promise.all(
        wrong.filter((code) => code !== right).map((code) => tries(step, code)),
      )
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(180)
    const step = await begin()
    expect((await tries(step, right)).status).toBe(429)

    // where the owner has logged in before, nobody else's tries count
    const page = browser(services, apis[0], new Map([...home.cookies].filter(([name]) => name !== COOKIE)))
    expect(await giveCode(page, step, right)).toMatchObject({ status: 200, body: { id: me.id } })
  })

  test('wrong codes from one address are counted with its wrong passwords', async () => {
    const services = await fresh()
    const { secret } = await guarded(services)
    services.limits = { ...services.limits, logIn: { most: 3, within: 60_000, wait: 10_000 } }
    const page = browser(services)
    const step = await beginLogIn(page)
    for (let count = 0; count < 3; count++) await giveCode(page, step, '000000x')
    const answer = await page.ask('POST', '/session', { name: 'Somebody', password: 'wrong' })
    expect(answer).toMatchObject({ status: 429, body: { trouble: 'often', seconds: 10 } })
    services.time += 30_000
    expect((await giveCode(page, step, codeNow(services, secret))).status).toBe(200)
  })

  test('no session that was there before is taken over', async () => {
    const services = await fresh()
    const { secret, me } = await guarded(services)
    const eve = browser(services)
    await eve.ask('POST', '/account', { name: 'Eve', password: PASSWORD })
    const planted = new Map(eve.cookies)
    const page = browser(services, undefined, new Map(planted))
    const step = await beginLogIn(page)
    expect((await page.ask('GET', '/me')).body).toMatchObject({ name: 'Eve' })
    await giveCode(page, step, nextCode(services, secret))
    expect(page.cookies.get(COOKIE)).not.toBe(planted.get(COOKIE))
    expect((await page.ask('GET', '/me')).body).toEqual(me)
    expect((await browser(services, undefined, planted).ask('GET', '/me')).status).toBe(401)
    for (const name of [COOKIE, DEVICE_COOKIE])
      expect((await browser(services, undefined, new Map([[name, step]])).ask('GET', '/me')).status).toBe(401)
  })

  test('a forgotten password is replaced, and the second step is asked for all the same', async () => {
    const services = await fresh()
    const { secret, me } = await guarded(services)
    const page = browser(services)
    const token = (await resetLink(services, 'Ada'))!.split('/').at(-1)
    expect((await page.ask('PUT', `/resets/${token}`, { password: 'another horse' })).status).toBe(200)
    expect([...page.cookies]).toEqual([])
    const step = await beginLogIn(page, 'another horse')
    expect((await page.ask('GET', '/me')).status).toBe(401)
    expect((await giveCode(page, step, nextCode(services, secret))).body).toEqual(me)
  })

  test('nothing secret is logged', async () => {
    const services = await fresh()
    const { secret, codes } = await guarded(services)
    const page = browser(services)
    await giveCode(page, await beginLogIn(page), codes[0]!)
    const lines = services.lines.join('')
    for (const one of [secret, ...codes]) expect(lines).not.toContain(one)
  })
})
