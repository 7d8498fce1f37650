import { randomBytes } from 'node:crypto'
import type { GuestSeated, Me } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import type { Letter } from '../notices/mail.ts'
import { setEmail } from '../store/users.ts'
import { type Browser, type BrowserAnswer, browser, browserOf } from '../testing/browser.ts'
import { people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { waitingTable } from '../testing/tables.ts'
import { COOKIE, SAFE_COOKIE } from './sessions.ts'

const ADA = { name: 'Ada', password: 'correct horse' }

const HOSTILE = [
  "'; drop table users--",
  "' or '1'='1",
  'x" or 1=1; --',
  '<script>a()</script>',
  '<img src=x onerror=a()>',
  '{{7*7}}%00%0a&lt;',
  '../../etc/passwd',
  '$1 ? %s \\',
]

const registered = async (services: TestServices, given: Record<string, unknown> = ADA) => {
  const page = browser(services)
  const { body } = await page.ask<Me>('POST', '/account', given)
  return { page, me: body }
}

/** The accounts and sessions, to see that nothing has changed. */
const stored = async ({ db }: TestServices) =>
  JSON.stringify([
    await db.all('select * from users order by id'),
    await db.all('select * from sessions order by token'),
    await db.all('select * from resets order by token'),
  ])

const plainJson = ({ headers }: BrowserAnswer<unknown>) => {
  expect(headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(headers.get('Cache-Control')).toBe('no-store')
}

describeStores('attacks on accounts', ({ fresh, two }) => {
  test('a forged or replayed cookie is nobody’s', async () => {
    const services = await fresh()
    const { page, me } = await registered(services)
    const { me: ben } = await registered(services, { name: 'Ben', password: 'correct horse' })
    const token = page.cookies.get(COOKIE)!
    const [row] = await services.db.all<{ token: string }>(
      'select token from sessions where user_id = ?',
      me.id,
    )
    const comes = (name: string, value: string) =>
      browser(services, undefined, new Map([[name, value]])).ask('GET', '/me')
    for (const [name, value] of [
      [COOKIE, randomBytes(32).toString('base64url')],
      [COOKIE, me.id],
      [COOKIE, ben.id],
      [COOKIE, row!.token],
      [COOKIE, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
      [COOKIE, `${token}.${ben.id}`],
      [COOKIE, "x' or '1'='1"],
      [COOKIE, '%'],
      [SAFE_COOKIE, token],
      ['session', token],
    ] as const) {
      const answer = await comes(name, value)
      expect(answer, value).toMatchObject({ status: 401, body: { trouble: 'login' } })
    }
    expect(await comes(COOKIE, token)).toMatchObject({ status: 200, body: { id: me.id } })

    await page.ask('DELETE', '/session')
    expect(await comes(COOKIE, token)).toMatchObject({ status: 401 })
    await page.ask('POST', '/session', ADA)
    expect(await comes(COOKIE, token)).toMatchObject({ status: 401 })
    const fresher = page.cookies.get(COOKIE)!
    services.time += 31 * 24 * 60 * 60_000
    expect(await comes(COOKIE, fresher)).toMatchObject({ status: 401 })
  })

  test('a session that somebody else has chosen is never used', async () => {
    const services = await fresh()
    const chosen = randomBytes(32).toString('base64url')
    const page = browser(services, undefined, new Map([[COOKIE, chosen]]))
    await page.ask('POST', '/account', ADA)
    expect(page.cookies.get(COOKIE)).not.toBe(chosen)
    expect((await browser(services, undefined, new Map([[COOKIE, chosen]])).ask('GET', '/me')).status).toBe(
      401,
    )
  })

  test('what looks like SQL or HTML is a text like any other', async () => {
    const services = await fresh()
    services.limits = { ...services.limits, renames: { most: 100, within: 1000, wait: 1000 } }
    const [host] = await people(services, 'Host')
    const { id, invitation } = await waitingTable([host!])
    const page = await browserOf(services, 'Ada')
    for (const text of HOSTILE) {
      const named = await page.ask<Me>('PATCH', '/me', { name: text })
      expect(named.body.name).toBe(text)
      plainJson(named)
      const data = await page.ask<{ account: Me }>('GET', '/me/data')
      expect(data.body.account.name).toBe(text)
      plainJson(data)
      const unknown = await page.ask('POST', '/resets', { name: text }, { 'X-Forwarded-For': text })
      expect(unknown.status === 200 || unknown.status === 429).toBe(true)
      for (const path of [`/resets/${encodeURIComponent(text)}`, `/invitations/${encodeURIComponent(text)}`])
        expect([400, 404]).toContain((await page.ask('PUT', path, { password: 'correct horse' })).status)
      for (const given of [{ settings: { timeZone: text } }, { settings: { language: text } }])
        expect(await page.ask('PATCH', '/me', given)).toMatchObject({
          status: 400,
          body: { trouble: 'form' },
        })
      expect((await page.ask('PUT', '/me/email', { email: text, password: 'x' })).status).toBe(400)
    }
    const guest = await browser(services).ask<GuestSeated>('POST', `/invitations/${invitation}`, {
      name: HOSTILE[3],
    })
    expect(guest.body.me.name).toBe(HOSTILE[3])
    expect((await host!.ask<{ seats: { name: string }[] }>('GET', `/tables/${id}`)).body.seats[1]!.name).toBe(
      HOSTILE[3],
    )
    expect(await services.db.get('select count(*) as count from users')).toEqual({ count: 3 })
    expect(services.lines).toEqual([])
  })

  test('nor does it log anybody in', async () => {
    const services = await fresh()
    await registered(services)
    services.limits = { ...services.limits, logIn: { most: 100, within: 1000, wait: 1000 } }
    const before = await stored(services)
    for (const text of HOSTILE.slice(0, 3)) {
      expect((await browser(services).ask('POST', '/session', { name: text, password: 'x' })).status).toBe(
        401,
      )
      expect((await browser(services).ask('POST', '/session', { name: 'Ada', password: text })).status).toBe(
        401,
      )
    }
    for (const given of [
      { name: { $gt: '' }, password: { $gt: '' } },
      { name: ['Ada'], password: 'correct horse' },
      { name: 'Ada', password: null },
      { name: 'Ada', password: true },
      { name: 'Ada' },
      { ...ADA, email: 'ada@example.org' },
    ])
      expect((await browser(services).ask('POST', '/session', given)).status).toBe(400)
    expect(await stored(services)).toBe(before)
  })

  test('fields too many are refused everywhere', async () => {
    const services = await fresh()
    const { page } = await registered(services)
    const before = await stored(services)
    for (const [method, path, given] of [
      ['POST', '/account', { name: 'Ben', password: 'correct horse', guest: false }],
      ['POST', '/session', { name: 'Ada', password: 'correct horse', remember: true }],
      ['PATCH', '/me', { name: 'Eve', id: 'abcdefgh' }],
      ['PATCH', '/me', { settings: { language: 'en', admin: true } }],
      ['PUT', '/me/email', { email: null, password: 'correct horse', user: 'x' }],
      ['PUT', '/confirmations/abcdefgh', { user: 'x' }],
      ['PUT', '/me/password', { old: 'correct horse', new: 'another horse', user: 'x' }],
      ['DELETE', '/me', { password: 'correct horse', id: 'x' }],
      ['POST', '/resets', { name: 'Ada', to: 'eve@example.org' }],
      ['PUT', '/resets/abcdefgh', { password: 'another horse', user: 'x' }],
      ['POST', '/invitations/abcdefgh', { name: 'Gus', host: true }],
    ] as const)
      expect(await page.ask(method, path, given), path).toMatchObject({
        status: 400,
        body: { trouble: 'form' },
      })
    expect(await stored(services)).toBe(before)
  })

  test('of 1,000 wrong passwords a few are tried, and the owner stays', async () => {
    const [services, other] = await two()
    const { page, me } = await registered(services)
    const apis = [apiOf(services), apiOf(other)]
    const limits = { account: { most: 2000, perSecond: 1 }, address: { most: 2000, perSecond: 1 } }
    for (const one of [services, other]) one.limits = { ...one.limits, writes: limits }
    const answers: BrowserAnswer<unknown>[] = []
    for (let batch = 0; batch < 20; batch++) {
      const tries = Array.from({ length: 50 }, (_, index) =>
        browser(services, apis[index % 2]).ask('POST', '/session', {
          name: ['Ada', 'ADA', ' ada'][index % 3],
          password: `wrong ${batch} ${index}`,
        }),
      )
      answers.push(...(await Promise.all(tries)))
    }
    const tried = answers.filter(({ status }) => status === 401)
    const refused = answers.filter(({ status }) => status === 429)
    expect(tried).toHaveLength(10)
    expect(refused).toHaveLength(990)
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ trouble: 'often' })
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect((await page.ask('GET', '/me')).body).toEqual(me)
    expect((await page.ask('PATCH', '/me', { settings: { language: 'ja' } })).status).toBe(200)
    expect((await browser(services).ask('POST', '/session', ADA)).status).toBe(429)
    services.time += 30_000
    expect((await browser(services).ask('POST', '/session', ADA)).status).toBe(200)
  })

  test('somebody with a stolen session does not find out the password', async () => {
    const services = await fresh()
    const { page } = await registered(services)
    services.limits = { ...services.limits, logIn: { most: 2, within: 1000, wait: 1000 } }
    const guess = (old: string) => page.ask('PUT', '/me/password', { old, new: 'another horse' })
    const statuses = [await guess('wrong 1'), await guess('wrong 2'), await guess(ADA.password)]
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 429])
    expect((await page.ask('DELETE', '/me', { password: 'wrong 3' })).status).toBe(429)
    expect((await page.ask('PUT', '/me/email', { email: null, password: 'wrong 4' })).status).toBe(429)
  })

  test('who has an account here is told to nobody', async () => {
    const services = await fresh()
    services.trustProxy = true
    const letters: Letter[] = []
    services.mail = async (letter) => void letters.push(letter)
    const { me } = await registered(services)
    await setEmail(services.db, me.id, 'ada@example.org')
    const api = apiOf(services)
    let index = 0
    const from = () => ({ 'X-Forwarded-For': `192.0.2.${index++}` })
    const heard = async (page: Browser, path: string, given: unknown) => {
      const { status, body, headers } = await page.ask('POST', path, given, from())
      return { status, body, headers: [...headers] }
    }
    for (const [known, unknown] of [
      ['Ada', 'Eve'],
      ['ada@example.org', 'eve@example.org'],
    ]) {
      for (let count = 0; count < 7; count++)
        expect(await heard(browser(services, api), '/resets', { name: known })).toEqual(
          await heard(browser(services, api), '/resets', { name: unknown }),
        )
      services.limits = { ...services.limits, logIn: { most: 2, within: 60_000, wait: 1000 } }
      for (let count = 0; count < 3; count++)
        expect(await heard(browser(services, api), '/session', { name: known, password: 'wrong' })).toEqual(
          await heard(browser(services, api), '/session', { name: unknown, password: 'wrong' }),
        )
    }
    await expect.poll(() => letters.length).toBe(10)
    expect(new Set(letters.map(({ to }) => to))).toEqual(new Set(['ada@example.org']))
  })

  test('accounts are not made by the hundred', async () => {
    const services = await fresh()
    services.limits = { ...services.limits, register: { most: 3, within: 60_000, wait: 10_000 } }
    const [host] = await people(services, 'Host')
    const { invitation } = await waitingTable([host!], { players: 5 })
    const statuses = []
    for (const name of ['Gus', 'Hal', 'Ida', 'Jim', 'Kay'])
      statuses.push((await browser(services).ask('POST', `/invitations/${invitation}`, { name })).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await browser(services).ask('POST', '/account', ADA)).status).toBe(429)
  })

  test('nothing secret is logged', async () => {
    const services = await fresh()
    services.mail = async () => {
      throw Object.assign(new Error('550 ada@example.org rejected, password hunter2'), { code: 'EENVELOPE' })
    }
    const { page, me } = await registered(services)
    await setEmail(services.db, me.id, 'ada@example.org')
    await page.ask('POST', '/resets', { name: 'Ada' })
    await page.ask('PUT', '/me/email', { email: 'eve@example.org', password: ADA.password })
    await expect.poll(() => services.lines.length).toBe(2)
    await page.ask('POST', '/session', { name: 'Ada', password: 'wrong horse' })
    const lines = services.lines.join('')
    for (const secret of ['horse', 'hunter2', 'example.org', page.cookies.get(COOKIE)!])
      expect(lines).not.toContain(secret)
  })
})
