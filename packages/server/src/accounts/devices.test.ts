import type { Me } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { setEmail } from '../store/users.ts'
import { type Browser, browser } from '../testing/browser.ts'
import { describeStores, type TestWorld } from '../testing/worlds.ts'
import { DEVICE_COOKIE } from './devices.ts'
import { resetLink } from './resets.ts'
import { COOKIE } from './sessions.ts'
import { newToken } from './tokens.ts'

const ADA = { name: 'Ada', password: 'correct horse' }

describeStores('a known browser', ({ fresh }) => {
  let place = 0
  const from = () => ({ 'X-Forwarded-For': `198.18.${Math.floor(++place / 250)}.${place % 250}` })

  const tries = (page: Browser, given: object) => page.ask('POST', '/session', { ...ADA, ...given }, from())

  async function registered(world: TestWorld, given: object = ADA) {
    world.trustProxy = true
    world.limits = { ...world.limits, logIn: { most: 3, within: 600_000, wait: 30_000 } }
    const page = browser(world)
    const { body } = await page.ask<Me>('POST', '/account', given, from())
    return { page, me: body }
  }

  /** Wrong passwords, each from another address. */
  async function locked(world: TestWorld, name = 'Ada'): Promise<void> {
    const api = apiOf(world)
    for (let count = 0; count < 4; count++)
      await tries(browser(world, api), { name, password: `wrong ${count}` })
    expect((await tries(browser(world, api), { name })).status).toBe(429)
  }

  test('is not locked out by what others try, by whatever name', async () => {
    const world = await fresh()
    const { page, me } = await registered(world)
    await setEmail(world.db, me.id, 'ada@example.org')
    await page.ask('DELETE', '/session')
    expect([...page.cookies.keys()]).toEqual([DEVICE_COOKIE])
    await locked(world)
    await locked(world, 'ada@example.org')
    expect((await tries(page, { name: 'ada@example.org' })).status).toBe(200)
    expect((await tries(page, {})).status).toBe(200)
    await locked(world)
  })

  test('is counted by itself', async () => {
    const world = await fresh()
    const { page } = await registered(world)
    const statuses = []
    for (let count = 0; count < 5; count++)
      statuses.push((await tries(page, { password: `wrong ${count}` })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect((await tries(page, {})).status).toBe(429)
    expect((await tries(browser(world), {})).status).toBe(200)
    world.time += 30_000
    expect((await tries(page, {})).status).toBe(200)
  })

  test('is known by those who have logged in there, and by nobody else', async () => {
    const world = await fresh()
    await registered(world)
    const { page: eve } = await registered(world, { ...ADA, name: 'Eve' })
    await locked(world)
    expect((await tries(eve, {})).status).toBe(429)
    for (const forged of [newToken(), 'x', "' or '1'='1"])
      expect((await tries(browser(world, undefined, new Map([[DEVICE_COOKIE, forged]])), {})).status).toBe(
        429,
      )
    world.time += 60 * 60_000
    expect((await tries(eve, {})).status).toBe(200)
    await locked(world)
    await locked(world, 'Eve')
    expect((await tries(eve, {})).status).toBe(200)
    expect((await tries(eve, { name: 'Eve' })).status).toBe(200)
    expect(await world.db.get('select count(*) as count from devices')).toEqual({ count: 3 })
  })

  test('gets a cookie that we made, which opens nothing', async () => {
    const world = await fresh()
    const chosen = newToken()
    const page = browser(world, undefined, new Map([[DEVICE_COOKIE, chosen]]))
    await page.ask('POST', '/account', ADA)
    const token = page.cookies.get(DEVICE_COOKIE)!
    expect(token).not.toBe(chosen)
    expect(JSON.stringify(await world.db.all('select * from devices'))).not.toContain(token)
    for (const name of [COOKIE, DEVICE_COOKIE])
      expect((await browser(world, undefined, new Map([[name, token]])).ask('GET', '/me')).status).toBe(401)
    await page.ask('POST', '/session', ADA)
    expect(page.cookies.get(DEVICE_COOKIE)).toBe(token)
  })

  test('is the one, too, in which a forgotten password was replaced', async () => {
    const world = await fresh()
    await registered(world)
    await locked(world)
    const page = browser(world)
    const token = (await resetLink(world, 'Ada'))!.split('/').at(-1)
    await page.ask('PUT', `/resets/${token}`, { password: 'another horse' })
    expect((await tries(page, { password: 'another horse' })).status).toBe(200)
  })

  test('is forgotten after a year', async () => {
    const world = await fresh()
    const { page } = await registered(world)
    world.time += 365 * 24 * 60 * 60_000
    await locked(world)
    expect((await tries(page, {})).status).toBe(429)
  })
})
