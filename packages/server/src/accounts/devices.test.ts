import type { Me } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { setEmail } from '../store/users.ts'
import { type Browser, browser } from '../testing/browser.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { DEVICE_COOKIE } from './devices.ts'
import { resetLink } from './resets.ts'
import { COOKIE } from './sessions.ts'
import { newToken } from './tokens.ts'

const ADA = { name: 'Ada', password: 'correct horse' }

describeStores('a known browser', ({ fresh }) => {
  let index = 0
  const from = () => ({ 'X-Forwarded-For': `198.18.${Math.floor(++index / 250)}.${index % 250}` })

  const tries = (page: Browser, given: object) => page.ask('POST', '/session', { ...ADA, ...given }, from())

  async function registered(services: TestServices, given: object = ADA) {
    services.trustProxy = true
    services.limits = { ...services.limits, logIn: { most: 3, within: 600_000, wait: 30_000 } }
    const page = browser(services)
    const { body } = await page.ask<Me>('POST', '/account', given, from())
    return { page, me: body }
  }

  /** Wrong passwords, each from another address. */
  async function locked(services: TestServices, name = 'Ada'): Promise<void> {
    const api = apiOf(services)
    for (let count = 0; count < 4; count++)
      await tries(browser(services, api), { name, password: `wrong ${count}` })
    expect((await tries(browser(services, api), { name })).status).toBe(429)
  }

  test('is not locked out by what others try, by whatever name', async () => {
    const services = await fresh()
    const { page, me } = await registered(services)
    await setEmail(services.db, me.id, 'ada@example.org')
    await page.ask('DELETE', '/session')
    expect([...page.cookies.keys()]).toEqual([DEVICE_COOKIE])
    await locked(services)
    await locked(services, 'ada@example.org')
    expect((await tries(page, { name: 'ada@example.org' })).status).toBe(200)
    expect((await tries(page, {})).status).toBe(200)
    await locked(services)
  })

  test('is counted by itself', async () => {
    const services = await fresh()
    const { page } = await registered(services)
    const statuses = []
    for (let count = 0; count < 5; count++)
      statuses.push((await tries(page, { password: `wrong ${count}` })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect((await tries(page, {})).status).toBe(429)
    expect((await tries(browser(services), {})).status).toBe(200)
    services.time += 30_000
    expect((await tries(page, {})).status).toBe(200)
  })

  test('is known by those who have logged in there, and by nobody else', async () => {
    const services = await fresh()
    await registered(services)
    const { page: eve } = await registered(services, { ...ADA, name: 'Eve' })
    await locked(services)
    expect((await tries(eve, {})).status).toBe(429)
    for (const forged of [newToken(), 'x', "' or '1'='1"])
      expect((await tries(browser(services, undefined, new Map([[DEVICE_COOKIE, forged]])), {})).status).toBe(
        429,
      )
    services.time += 60 * 60_000
    expect((await tries(eve, {})).status).toBe(200)
    await locked(services)
    await locked(services, 'Eve')
    expect((await tries(eve, {})).status).toBe(200)
    expect((await tries(eve, { name: 'Eve' })).status).toBe(200)
    expect(await services.db.get('select count(*) as count from devices')).toEqual({ count: 3 })
  })

  test('gets a cookie that we made, which opens nothing', async () => {
    const services = await fresh()
    const chosen = newToken()
    const page = browser(services, undefined, new Map([[DEVICE_COOKIE, chosen]]))
    await page.ask('POST', '/account', ADA)
    const token = page.cookies.get(DEVICE_COOKIE)!
    expect(token).not.toBe(chosen)
    expect(JSON.stringify(await services.db.all('select * from devices'))).not.toContain(token)
    for (const name of [COOKIE, DEVICE_COOKIE])
      expect((await browser(services, undefined, new Map([[name, token]])).ask('GET', '/me')).status).toBe(
        401,
      )
    await page.ask('POST', '/session', ADA)
    expect(page.cookies.get(DEVICE_COOKIE)).toBe(token)
  })

  test('is the one, too, in which a forgotten password was replaced', async () => {
    const services = await fresh()
    await registered(services)
    await locked(services)
    const page = browser(services)
    const token = (await resetLink(services, 'Ada'))!.split('/').at(-1)
    await page.ask('PUT', `/resets/${token}`, { password: 'another horse' })
    expect((await tries(page, { password: 'another horse' })).status).toBe(200)
  })

  test('is forgotten after a year', async () => {
    const services = await fresh()
    const { page } = await registered(services)
    services.time += 365 * 24 * 60 * 60_000
    await locked(services)
    expect((await tries(page, {})).status).toBe(429)
  })
})
