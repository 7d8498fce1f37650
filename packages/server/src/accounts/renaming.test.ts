import type { Me } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { browserOf } from '../testing/browser.ts'
import { describeStores } from '../testing/stores.ts'

const HOUR = 60 * 60_000

describeStores('names', ({ fresh }) => {
  test('are changed a few times a day', async () => {
    const services = await fresh()
    const page = await browserOf(services, 'Ada')
    const ben = await browserOf(services, 'Ben')
    await ben.ask('PATCH', '/me', { name: 'Ben again' })
    const rename = (name: string) => page.ask<Me>('PATCH', '/me', { name })
    for (let count = 0; count < 10; count++) expect((await rename('Ben again')).status).toBe(409)
    const statuses = []
    for (let count = 0; count < 8; count++) statuses.push((await rename(`Ada ${count}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect((await rename('Ada')).body).toMatchObject({ trouble: 'often', seconds: 12 * 3600 })
    expect((await rename('Ada 4')).status).toBe(200)
    expect((await page.ask('PATCH', '/me', { settings: {} })).status).toBe(200)
    expect((await ben.ask('PATCH', '/me', { name: 'Benjamin' })).status).toBe(200)
    services.time += 37 * HOUR
    expect((await rename('Ada')).body.name).toBe('Ada')
  })
})
