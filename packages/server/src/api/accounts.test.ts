import type { GuestSeated, Me, TroubleAnswer } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { DEVICE_COOKIE, SAFE_DEVICE_COOKIE } from '../accounts/devices.ts'
import { resetLink } from '../accounts/resets.ts'
import { COOKIE, SAFE_COOKIE } from '../accounts/sessions.ts'
import type { Letter } from '../notices/mail.ts'
import { setEmail } from '../store/users.ts'
import { browser } from '../testing/browser.ts'
import { people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { waitingTable } from '../testing/tables.ts'

const ADA = { name: 'Ada', password: 'correct horse' }

/** Somebody with a new account. */
async function registered(services: TestServices, given: Record<string, unknown> = {}) {
  const page = browser(services)
  const { body } = await page.ask<Me>('POST', '/account', { ...ADA, ...given })
  return { page, me: body }
}

const count = async (services: TestServices, table: string) =>
  (await services.db.get<{ count: number }>(`select count(*) as count from ${table}`))!.count

describeStores('accounts', ({ fresh }) => {
  test('somebody registers, is known, leaves, and comes back by name', async () => {
    const services = await fresh()
    const page = browser(services)
    expect((await page.ask('GET', '/me')).status).toBe(401)
    expect(await page.ask('GET', '/session')).toMatchObject({
      status: 200,
      body: { me: null, letters: false },
    })
    const { status, body } = await page.ask<Me>('POST', '/account', {
      ...ADA,
      email: 'Ada@Example.org',
      language: 'ja',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{16}$/),
      name: 'Ada',
      guest: false,
      email: null,
      unconfirmed: 'ada@example.org',
      settings: { language: 'ja' },
    })
    expect((await page.ask('GET', '/me')).body).toEqual(body)
    expect((await page.ask('GET', '/session')).body).toEqual({ me: body, letters: false })
    const before = new Map(page.cookies)
    expect(await page.ask('DELETE', '/session')).toMatchObject({ status: 200, body: {} })
    expect([...page.cookies.keys()]).toEqual([DEVICE_COOKIE])
    expect(await browser(services, undefined, before).ask('GET', '/me')).toMatchObject({
      status: 401,
      body: { trouble: 'login' },
    })
    for (const name of ['ada', ' ADA ']) {
      const again = browser(services)
      expect((await again.ask('POST', '/session', { ...ADA, name })).body).toEqual(body)
      expect((await again.ask('GET', '/me')).body).toEqual(body)
    }
    expect(services.lines).toEqual([])
  })

  test('the cookie is for our own pages and for no script', async () => {
    const services = await fresh()
    const { headers } = await browser(services).ask('POST', '/account', ADA)
    const cookie = headers.get('Set-Cookie')!
    expect(cookie).toMatch(new RegExp(`^${COOKIE}=[\\w-]{43}; `))
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Secure')
    expect(cookie).not.toContain('Domain')

    services.trustProxy = true
    const safe = browser(services)
    const https = { 'X-Forwarded-Proto': 'https' }
    const { headers: given } = await safe.ask('POST', '/session', ADA, https)
    expect(given.get('Set-Cookie')).toMatch(new RegExp(`^${SAFE_COOKIE}=[\\w-]{43}; .*Secure`))
    expect((await safe.ask('GET', '/me', undefined, https)).status).toBe(200)
    await safe.ask('DELETE', '/session', undefined, https)
    expect([...safe.cookies.keys()]).toEqual([SAFE_DEVICE_COOKIE])
  })

  test('a new session takes the place of the one before', async () => {
    const services = await fresh()
    const { page } = await registered(services)
    const before = new Map(page.cookies)
    await page.ask('POST', '/session', ADA)
    expect(page.cookies).not.toEqual(before)
    expect((await browser(services, undefined, before).ask('GET', '/me')).status).toBe(401)
    expect(await count(services, 'sessions')).toBe(1)
  })

  test('a name belongs to one', async () => {
    const services = await fresh()
    await registered(services)
    const taken = { status: 409, body: { trouble: 'taken' } }
    for (const name of ['Ada', 'ADA', 'Ａｄａ', ' ada '])
      expect(await browser(services).ask('POST', '/account', { ...ADA, name })).toMatchObject(taken)
    const all = await Promise.all(
      ['Cid', 'CID', 'cid'].map((name) => browser(services).ask('POST', '/account', { ...ADA, name })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await count(services, 'users')).toBe(2)
    expect(await count(services, 'sessions')).toBe(2)
  })

  test('two names that look alike are not both had', async () => {
    const services = await fresh()
    const { page } = await registered(services, { name: 'Olga' })
    for (const name of ['0lga', 'Оlgа', 'OIga', 'ＯＬＧＡ']) {
      const { status, body } = await browser(services).ask('POST', '/account', { ...ADA, name })
      expect([name, status, body.trouble]).toEqual([name, 409, 'taken'])
    }
    expect((await page.ask('PATCH', '/me', { name: 'Оlgа' })).status).toBe(200)
    const { page: other } = await registered(services, { name: 'Ben' })
    expect((await other.ask('PATCH', '/me', { name: '01ga' })).body.trouble).toBe('taken')
    expect((await other.ask('PATCH', '/me', { name: 'Be\u200bn' })).body).toEqual({
      trouble: 'form',
      fields: ['name'],
    })
  })

  test('a password that others would try is refused wherever one is chosen', async () => {
    const services = await fresh()
    for (const password of ['12345678', 'Password1', 'adaada123'])
      expect((await browser(services).ask('POST', '/account', { ...ADA, password })).body).toEqual({
        trouble: 'weak',
      })
    const { page } = await registered(services)
    const weak = { old: 'correct horse', new: 'ada12345' }
    expect((await page.ask('PUT', '/me/password', weak)).body.trouble).toBe('weak')
    const link = (await resetLink(services, 'Ada'))!
    const reset = (password: string) =>
      browser(services).ask('PUT', `/resets/${link.split('/').at(-1)}`, { password })
    expect((await reset('qwertyuiop')).body.trouble).toBe('weak')
    expect((await reset('another horse')).status).toBe(200)
  })

  test('what has not the form makes no account', async () => {
    const services = await fresh()
    for (const given of [
      { password: 'correct horse' },
      { ...ADA, name: 'A' },
      { ...ADA, password: '1234567' },
      { ...ADA, password: '        ' },
      { ...ADA, password: '\u3000'.repeat(8) },
      { ...ADA, password: `1234567${' '.repeat(8)}` },
      { ...ADA, password: 'x'.repeat(201) },
      { ...ADA, email: 'ada' },
      { ...ADA, language: 'tlh' },
      { ...ADA, admin: true },
      { ...ADA, id: 'abcdef' },
      [ADA],
      null,
    ]) {
      const { status, body } = await browser(services).ask('POST', '/account', given)
      expect({ status, body }, JSON.stringify(given)).toMatchObject({
        status: 400,
        body: { trouble: 'form' },
      })
    }
    expect(await count(services, 'users')).toBe(0)
  })

  test('a wrong password and an unknown name are answered alike', async () => {
    const services = await fresh()
    await registered(services)
    const answers = await Promise.all(
      [
        { ...ADA, password: 'wrong horse' },
        { ...ADA, name: 'Nobody' },
        { ...ADA, name: 'nobody@example.org' },
        { ...ADA, password: '' },
      ].map((given) => browser(services).ask('POST', '/session', given)),
    )
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 401, body: { trouble: 'password' } })
      expect(headers.get('Set-Cookie')).toBeNull()
    }
  })

  test('somebody changes what is said about them', async () => {
    const services = await fresh()
    const { page, me } = await registered(services, { email: 'ada@example.org' })
    const settings = {
      language: 'ja',
      timeZone: 'Asia/Tokyo',
      quiet: { from: 22, to: 7 },
      digest: 30,
    }
    const { body } = await page.ask<Me>('PATCH', '/me', { name: 'Countess', settings })
    expect(body).toEqual({ ...me, name: 'Countess', settings })
    expect((await page.ask('PATCH', '/me', { settings: {} })).body).toEqual({ ...body, settings: {} })
    expect((await page.ask('PATCH', '/me', {})).status).toBe(200)
    expect((await page.ask<Me>('PATCH', '/me', { name: 'COUNTESS' })).body.name).toBe('COUNTESS')
    expect((await browser(services).ask('POST', '/session', { ...ADA, name: 'countess' })).status).toBe(200)
  })

  test('what cannot be changed so is not', async () => {
    const services = await fresh()
    const { page, me } = await registered(services)
    await registered(services, { name: 'Ben' })
    for (const [given, trouble] of [
      [{ name: 'BEN' }, 'taken'],
      [{ password: 'another horse' }, 'forbidden'],
      [{ email: 'ada@example.org' }, 'form'],
      [{ name: 'x' }, 'form'],
      [{ guest: true }, 'form'],
      [{ id: 'abcdefgh' }, 'form'],
      [{ settings: { language: 'xx' } }, 'form'],
      [{ settings: { timeZone: 'Mars/Olympus' } }, 'form'],
      [{ settings: { quiet: { from: 24, to: 7 } } }, 'form'],
      [{ settings: { quiet: { from: 1 } } }, 'form'],
      [{ settings: { digest: -1 } }, 'form'],
      [{ settings: { admin: true } }, 'form'],
    ] as const)
      expect((await page.ask('PATCH', '/me', given)).body, JSON.stringify(given)).toMatchObject({ trouble })
    expect((await page.ask('GET', '/me')).body).toEqual(me)
    expect((await browser(services).ask('PATCH', '/me', { name: 'Dot' })).status).toBe(401)
  })

  test('a new password ends all other sessions', async () => {
    const services = await fresh()
    const { page } = await registered(services)
    const other = browser(services)
    await other.ask('POST', '/session', ADA)
    const wrong = { old: 'wrong horse', new: 'another horse' }
    expect(await page.ask('PUT', '/me/password', wrong)).toMatchObject({ status: 401 })
    expect((await other.ask('GET', '/me')).status).toBe(200)
    expect((await page.ask('PUT', '/me/password', { old: ADA.password, new: 'short' })).status).toBe(400)
    expect(await page.ask('PUT', '/me/password', { old: ADA.password, new: 'another horse' })).toMatchObject({
      status: 200,
    })
    expect((await page.ask('GET', '/me')).status).toBe(200)
    expect((await other.ask('GET', '/me')).status).toBe(401)
    expect((await other.ask('POST', '/session', ADA)).status).toBe(401)
    expect((await other.ask('POST', '/session', { ...ADA, password: 'another horse' })).status).toBe(200)
    expect((await browser(services).ask('PUT', '/me/password', wrong)).status).toBe(401)
  })

  test('who has forgotten the password gets a letter, and chooses a new one once', async () => {
    const services = await fresh()
    const letters: Letter[] = []
    services.mail = async (letter) => void letters.push(letter)
    const { page, me } = await registered(services, { language: 'ja' })
    await setEmail(services.db, me.id, 'ada@example.org')
    expect(await browser(services).ask('POST', '/resets', { name: 'ADA' })).toMatchObject({
      status: 200,
      body: {},
    })
    await expect.poll(() => letters.length).toBe(1)
    const [letter] = letters
    expect(letter).toMatchObject({ to: 'ada@example.org', subject: expect.stringContaining('パスワード') })
    const [, token] = /https:\/\/roundhouse\.example\/reset\/([\w-]{43})\n/.exec(letter!.text)!
    expect(JSON.stringify(await services.db.all('select * from resets'))).not.toContain(token)

    const stranger = browser(services)
    const choose = (password: string, by = token) => stranger.ask('PUT', `/resets/${by}`, { password })
    expect(await choose('short')).toMatchObject({ status: 400 })
    expect(await choose('another horse', `${token!.slice(0, -1)}!`)).toMatchObject({ status: 400 })
    expect(await choose('another horse', token!.toUpperCase())).toMatchObject({ status: 404 })
    const both = await Promise.all([choose('another horse'), choose('another horse')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await page.ask('GET', '/me')).status).toBe(401)
    expect((await page.ask('POST', '/session', ADA)).status).toBe(401)
    expect((await page.ask('POST', '/session', { ...ADA, password: 'another horse' })).status).toBe(200)
    expect((await choose('a third horse')).body).toEqual({ trouble: 'missing' })
  })

  test('a letter is worth nothing after an hour, nor after the password has changed', async () => {
    const services = await fresh()
    const { page } = await registered(services)
    const tokenOf = async () => (await resetLink(services, 'ada'))!.split('/').at(-1)!
    const late = await tokenOf()
    services.time += 60 * 60_000
    expect((await page.ask('PUT', `/resets/${late}`, { password: 'another horse' })).status).toBe(404)
    const token = await tokenOf()
    await page.ask('PUT', '/me/password', { old: ADA.password, new: 'a second horse' })
    expect((await page.ask('PUT', `/resets/${token}`, { password: 'another horse' })).status).toBe(404)
    expect(await resetLink(services, 'nobody')).toBeNull()
  })

  test('a guest follows an invitation, and may stay for good', async () => {
    const services = await fresh()
    const [host] = await people(services, 'Host')
    const { id, invitation } = await waitingTable([host!], { players: 3, visibility: 'unlisted' })
    const page = browser(services)
    const { status, body } = await page.ask<GuestSeated>('POST', `/invitations/${invitation}`, {
      name: 'Gus',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      me: {
        id: expect.any(String),
        name: 'Gus',
        guest: true,
        email: null,
        unconfirmed: null,
        settings: {},
      },
      table: id,
    })
    expect((await page.ask('GET', '/me')).body).toEqual(body.me)
    const table = (await page.ask<{ mine: number; seats: unknown[] }>('GET', `/tables/${id}`)).body
    expect(table).toMatchObject({ mine: 1, seats: [{}, { kind: 'person', name: 'Gus' }, {}] })
    expect((await page.ask('POST', `/invitations/${invitation}`, { name: 'Gus' })).body).toEqual({
      trouble: 'state',
    })
    const isGuest = { status: 403, body: { trouble: 'guest' } }
    const address = { email: 'gus@example.org', password: '' }
    expect(await page.ask('PUT', '/me/email', address)).toMatchObject(isGuest)
    expect(await page.ask('PUT', '/me/password', { old: '', new: 'correct horse' })).toMatchObject(isGuest)
    expect((await browser(services).ask('POST', '/session', { name: 'Gus', password: '' })).status).toBe(401)
    expect(await resetLink(services, 'Gus')).toBeNull()

    const stays = { name: 'Gustav', password: 'correct horse' }
    const { body: lasting } = await page.ask<Me>('PATCH', '/me', stays)
    expect(lasting).toMatchObject({ id: body.me.id, name: 'Gustav', guest: false })
    expect((await browser(services).ask('POST', '/session', { ...ADA, name: 'gustav' })).status).toBe(200)
    expect((await page.ask<{ seats: unknown[] }>('GET', `/tables/${id}`)).body.seats[1]).toMatchObject({
      name: 'Gustav',
    })
  })

  test('a guest who finds no seat is nobody', async () => {
    const services = await fresh()
    const [host] = await people(services, 'Host')
    const { invitation } = await waitingTable([host!], {
      players: 3,
      bots: [1, 2].map((seat) => ({ seat, bot: 'random' })),
    })
    const guest = (name: string, token = invitation!) =>
      browser(services).ask<TroubleAnswer>('POST', `/invitations/${token}`, { name })
    expect(await guest('Gus')).toMatchObject({ status: 409, body: { trouble: 'state' } })
    expect(await guest('Gus', 'a'.repeat(26))).toMatchObject({ status: 404 })
    expect(await guest('x')).toMatchObject({ status: 400 })
    expect(await count(services, 'users')).toBe(1)
    expect(await count(services, 'sessions')).toBe(1)
  })

  test('all that is known of somebody is told to them alone', async () => {
    const services = await fresh()
    const { page, me } = await registered(services, { email: 'ada@example.org' })
    const [ben] = await people(services, 'Ben')
    const { id } = await waitingTable([ben!])
    await page.ask('POST', `/tables/${id}/join`, {})
    await page.ask('PUT', `/tables/${id}/notes`, { text: 'mine' })
    const { id: sentAway } = await waitingTable([ben!])
    await page.ask('POST', `/tables/${sentAway}/join`, {})
    await ben!.ask('POST', `/tables/${sentAway}/unseat`, { user: me.id })
    const { body, status } = await page.ask('GET', '/me/data')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      account: { ...me, created: services.now() },
      sessions: [{ created: services.now() }],
      devices: [{ expires: expect.any(Number) }],
      channels: [],
      tables: [{ id, seat: 1, name: 'Ada' }],
      entries: [],
      notes: [{ table: id, text: 'mine' }],
      sentAwayFrom: [{ table: sentAway }],
    })
    expect(JSON.stringify(body)).not.toMatch(/scrypt|password/)
    expect((await browser(services).ask('GET', '/me/data')).status).toBe(401)
  })
})
