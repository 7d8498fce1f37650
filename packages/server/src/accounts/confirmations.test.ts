import type { Channel, Channels, Me } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import type { Letter } from '../notices/mail.ts'
import { setEmail } from '../store/users.ts'
import { browser } from '../testing/browser.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { resetLink } from './resets.ts'
import { tidyAccounts } from './tidy.ts'

const PASSWORD = 'correct horse'
const DAY = 24 * 60 * 60_000

/** A server that sends letters, and those that it sent. */
function mailing(services: TestServices) {
  const letters: Letter[] = []
  services.mail = async (letter) => void letters.push(letter)
  return letters
}

const tokenOf = ({ text }: Letter): string =>
  /https:\/\/roundhouse\.example\/confirm\/([\w-]{43})\n/.exec(text)![1]!

async function registered(services: TestServices, name: string, given: Record<string, unknown> = {}) {
  const page = browser(services)
  const { status, body } = await page.ask<Me>('POST', '/account', { name, password: PASSWORD, ...given })
  expect(status).toBe(200)
  const change = (email: string | null, password = PASSWORD) =>
    page.ask<Me>('PUT', '/me/email', { email, password })
  return { page, me: body, change }
}

describeStores('the address of an account', ({ fresh, two }) => {
  const confirm = (services: TestServices, token: string) =>
    browser(services).ask('PUT', `/confirmations/${token}`, {})

  test('counts once it is confirmed by a letter, which is good once', async () => {
    const services = await fresh()
    const letters = mailing(services)
    const { page, me } = await registered(services, 'Ada', { email: 'Ada@Example.org', language: 'ja' })
    expect(me).toMatchObject({ email: null, unconfirmed: 'ada@example.org' })
    expect(letters).toMatchObject([
      { to: 'ada@example.org', subject: expect.stringContaining('メールアドレスの確認') },
    ])
    expect(letters[0]!.text).toContain('Ada')
    const token = tokenOf(letters[0]!)
    expect(JSON.stringify(await services.db.all('select * from confirmations'))).not.toContain(token)

    const logIn = () =>
      browser(services).ask('POST', '/session', { name: 'ADA@example.org', password: PASSWORD })
    await browser(services).ask('POST', '/resets', { name: 'Ada' })
    await browser(services).ask('POST', '/resets', { name: 'ada@example.org' })
    expect((await logIn()).status).toBe(401)
    expect(await resetLink(services, 'ada@example.org')).toBeNull()
    expect((await page.ask<Channels>('GET', '/me/channels')).body.kinds).not.toContain('mail')
    expect(letters).toHaveLength(1)

    const both = await Promise.all([confirm(services, token), confirm(services, token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await page.ask<Me>('GET', '/me')).body).toMatchObject({
      email: 'ada@example.org',
      unconfirmed: null,
    })
    expect((await logIn()).status).toBe(200)
    expect(await resetLink(services, 'ada@example.org')).not.toBeNull()
    expect((await page.ask<Channels>('GET', '/me/channels')).body.kinds).toContain('mail')
  })

  test('is changed by the owner alone, and stays until the other one is confirmed', async () => {
    const [services, other] = await two()
    const letters = mailing(services)
    const { page, me, change } = await registered(services, 'Ada')
    await setEmail(services.db, me.id, 'ada@example.org')
    expect(await change('eve@example.org', 'wrong horse')).toMatchObject({
      status: 401,
      body: { trouble: 'password' },
    })
    expect((await change(null, 'wrong horse')).status).toBe(401)
    expect((await page.ask('PUT', '/me/email', { email: 'eve@example.org' })).status).toBe(400)
    expect(
      (await browser(services).ask('PUT', '/me/email', { email: null, password: PASSWORD })).status,
    ).toBe(401)
    expect(letters).toEqual([])
    const reset = (await resetLink(services, 'Ada'))!.split('/').at(-1)

    expect((await change('countess@example.org')).body).toMatchObject({
      email: 'ada@example.org',
      unconfirmed: 'countess@example.org',
    })
    expect(await confirm(other, tokenOf(letters[0]!))).toMatchObject({ status: 200, body: {} })
    expect((await page.ask<Me>('GET', '/me')).body).toMatchObject({
      email: 'countess@example.org',
      unconfirmed: null,
    })
    expect(
      (await browser(services).ask('PUT', `/resets/${reset}`, { password: 'another horse' })).status,
    ).toBe(404)
    expect((await change(null)).body).toMatchObject({ email: null, unconfirmed: null })
  })

  test('the one before is told by one letter, in the language of the account', async () => {
    const [services, other] = await two()
    const letters = mailing(services)
    other.mail = services.mail
    const { me, page, change } = await registered(services, 'Ada', { language: 'ja' })
    await change('ada@example.org')
    await confirm(services, tokenOf(letters[0]!))
    await change('ada@example.org')
    expect(letters).toHaveLength(1)
    await change('countess@example.org')
    expect(letters.map(({ to }) => to)).toEqual(['ada@example.org', 'countess@example.org'])

    const token = tokenOf(letters[1]!)
    await Promise.all([confirm(services, token), confirm(other, token)])
    expect(letters.slice(2)).toMatchObject([
      { to: 'ada@example.org', subject: expect.stringContaining('メールアドレスが変更されました') },
    ])
    expect(letters[2]!.text).toContain('Ada')
    expect(letters[2]!.text).toContain('https://roundhouse.example/me\n')
    expect(letters[2]!.text).not.toContain('countess')

    await page.ask('PATCH', '/me', { settings: { language: 'en' } })
    const given = { email: null, password: PASSWORD }
    await Promise.all([page.ask('PUT', '/me/email', given), page.ask('PUT', '/me/email', given)])
    expect(letters.slice(3)).toMatchObject([
      { to: 'countess@example.org', subject: expect.stringContaining('has left this address') },
    ])
    expect(await services.db.all('select email from users where id = ?', me.id)).toEqual([{ email: null }])
  })

  test('where the letter to the one before is not sent, the other counts all the same', async () => {
    const services = await fresh()
    const letters = mailing(services)
    const { me, page, change } = await registered(services, 'Ada')
    await setEmail(services.db, me.id, 'ada@example.org')
    await change('countess@example.org')
    services.mail = async () => {
      throw Object.assign(new Error('refused'), { code: 'ECONNECTION' })
    }
    expect((await confirm(services, tokenOf(letters[0]!))).status).toBe(200)
    expect((await page.ask<Me>('GET', '/me')).body.email).toBe('countess@example.org')
    expect(services.lines.join()).toContain('ECONNECTION')
    expect(services.lines.join()).not.toContain('ada@example.org')
  })

  test('nobody learns whose an address is, but whoever reads its letters', async () => {
    const services = await fresh()
    const letters = mailing(services)
    const ada = await registered(services, 'Ada')
    await setEmail(services.db, ada.me.id, 'ada@example.org')
    const ben = await registered(services, 'Ben')
    const heard = async (email: string) => {
      const { status, body, headers } = await ben.change(email)
      return { status, body: { ...body, unconfirmed: null }, headers: [...headers] }
    }
    expect(await heard('ada@example.org')).toEqual(await heard('nobody@example.org'))
    await registered(services, 'Cid', { email: 'ada@example.org' })
    await registered(services, 'Dot', { email: 'nobody@example.org' })
    expect(letters.map(({ to }) => to)).toEqual([
      'ada@example.org',
      'nobody@example.org',
      'ada@example.org',
      'nobody@example.org',
    ])
    expect(letters[0]!.text.replace(/\/confirm\/.*/, '')).toBe(letters[1]!.text.replace(/\/confirm\/.*/, ''))
    expect(await confirm(services, tokenOf(letters[2]!))).toMatchObject({
      status: 409,
      body: { trouble: 'taken' },
    })
    expect((await confirm(services, tokenOf(letters[3]!))).status).toBe(200)
    expect(await services.db.all("select name from users where email = 'ada@example.org'")).toEqual([
      { name: 'Ada' },
    ])
  })

  test('of several letters the last is good, for a day, and while the password stays', async () => {
    const services = await fresh()
    const letters = mailing(services)
    const { page, change } = await registered(services, 'Ada')
    await change('one@example.org')
    await change('two@example.org')
    expect((await confirm(services, tokenOf(letters[0]!))).status).toBe(404)
    services.time += DAY
    expect((await confirm(services, tokenOf(letters[1]!))).status).toBe(404)
    await tidyAccounts(services)
    expect(await services.db.all('select * from confirmations')).toEqual([])
    await change('two@example.org')
    await page.ask('PUT', '/me/password', { old: PASSWORD, new: 'another horse' })
    expect((await confirm(services, tokenOf(letters[2]!))).status).toBe(404)
    for (const token of ['abcdefgh', tokenOf(letters[2]!).toUpperCase()])
      expect((await confirm(services, token)).status).toBe(404)
    expect((await page.ask<Me>('GET', '/me')).body).toMatchObject({
      email: null,
      unconfirmed: 'two@example.org',
    })
  })

  test('letters are not heaped on anybody, from one account or from many', async () => {
    const services = await fresh()
    const letters = mailing(services)
    const { change } = await registered(services, 'Ada')
    const statuses = []
    for (let count = 0; count < 7; count++) statuses.push((await change(`${count}@example.org`)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect((await change('one@example.org')).body).toMatchObject({ trouble: 'often', seconds: 3600 })
    expect(letters).toHaveLength(5)
    const names = Array.from({ length: 7 }, (_, index) => `Person ${index}`)
    for (const name of names)
      await browser(services).ask('POST', '/account', { name, password: PASSWORD, email: 'eve@example.org' })
    expect(letters.filter(({ to }) => to === 'eve@example.org')).toHaveLength(5)
    for (let hours = 0; hours < 24; hours += 3) {
      services.time += 3 * 60 * 60_000
      await change('eve@example.org')
    }
    expect(letters.length).toBeLessThan(15)
  })

  test('where no letters are sent it is written down and not used', async () => {
    const services = await fresh()
    const { page, me, change } = await registered(services, 'Ada', { email: 'ada@example.org' })
    expect(me).toMatchObject({ email: null, unconfirmed: 'ada@example.org' })
    expect((await change('countess@example.org')).body.unconfirmed).toBe('countess@example.org')
    expect((await page.ask<{ letters: boolean }>('GET', '/session')).body.letters).toBe(false)
    expect(await resetLink(services, 'countess@example.org')).toBeNull()
    expect(await resetLink(services, 'Ada')).not.toBeNull()
    const { body } = await page.ask<{ account: Me }>('GET', '/me/data')
    expect(body.account.unconfirmed).toBe('countess@example.org')
  })

  test('notices go to the confirmed one', async () => {
    const services = await fresh()
    const letters = mailing(services)
    const { page, me, change } = await registered(services, 'Ada')
    await setEmail(services.db, me.id, 'ada@example.org')
    const { id } = (await page.ask<Channel>('POST', '/me/channels', { kind: 'mail' })).body
    await change('eve@example.org')
    await page.ask('POST', `/me/channels/${id}/test`)
    expect(letters.map(({ to }) => to)).toEqual(['eve@example.org', 'ada@example.org'])
  })
})
