import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, expect, test, vi } from 'vitest'
import { apiOf } from '../api/api.ts'
import { siteApp } from '../siteApp.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { metricsOf } from './metrics.ts'
import { watchRequests } from './requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-care-'))
writeFileSync(join(folder, 'index.html'), 'a page')
afterAll(() => rmSync(folder, { recursive: true }))

/** As PostgreSQL says it where there is no room for something, though there is for less. */
const NO_ROOM = [
  `create function no_room() returns trigger language plpgsql as
   $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  'create trigger no_room before insert on keys execute function no_room()',
]

/** Longer than a disk counts as full, in milliseconds. */
const LATER = 31_000

/** A server as it is asked over the wire. */
async function serveTest(services: TestServices) {
  const app = siteApp(folder, apiOf(services), services, watchRequests(services))
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', () => listens()))
  const { port } = server.address() as AddressInfo
  return {
    ask: (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    close: () => new Promise((closed) => server.close(closed)),
  }
}

describeStores('care of the server', ({ fresh, placeOf }) => {
  test('it is up and ready, until it is being stopped', async () => {
    const services = await fresh()
    let closing = false
    const { ask, close } = await serveTest({ ...services, closing: () => closing })
    expect((await ask('/api/health')).status).toBe(200)
    expect((await ask('/api/ready')).status).toBe(200)
    closing = true
    expect((await ask('/api/health')).status).toBe(200)
    const ready = await ask('/api/ready')
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, why: 'stopping' }])
    await close()
  })

  test('it is not ready while its database cannot write', async () => {
    const services = await fresh()
    const full = { ...services.db, run: () => Promise.reject(new Error('database or disk is full')) }
    const { ask, close } = await serveTest({ ...services, db: full })
    expect((await ask('/api/health')).status).toBe(200)
    const ready = await ask('/api/ready')
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, why: 'unwritable' }])
    expect(await services.db.get('select 1 as one')).toEqual({ one: 1 })
    expect(services.lines.join('')).toContain('database or disk is full')
    await close()
  })

  test('it is not ready while the disk of its database is full, also where something small could still be written', async () => {
    const services = await fresh()
    let trouble: 'full' | null = 'full'
    const { ask, close } = await serveTest({ ...services, db: { ...services.db, trouble: () => trouble } })
    expect((await ask('/api/health')).status).toBe(200)
    const ready = await ask('/api/ready')
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, why: 'full' }])
    trouble = null
    expect((await ask('/api/ready')).status).toBe(200)
    await close()
  })

  test('it is not ready for some time after there was no room for something', async () => {
    const services = await fresh()
    const { db } = services
    const { ask, close } = await serveTest(services)
    expect((await ask('/api/ready')).status).toBe(200)
    if ('url' in placeOf(services)) for (const statement of NO_ROOM) await db.run(statement)
    else await db.get('pragma max_page_count = 1')
    const large = 'x'.repeat(100_000)
    await expect(db.run("insert into keys (name, value) values ('large', ?)", large)).rejects.toThrow()
    const ready = await ask('/api/ready')
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, why: 'full' }])
    expect((await ask('/api/session')).status).toBe(200)
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + LATER)
    expect((await ask('/api/ready')).status).toBe(200)
    clock.mockRestore()
    await close()
  })

  test('whoever asks again and again whether it is ready does not make it write', async () => {
    const services = await fresh()
    let writes = 0
    const run: typeof services.db.run = (...given) => {
      writes++
      return services.db.run(...given)
    }
    const { ask, close } = await serveTest({ ...services, db: { ...services.db, run } })
    await Promise.all(Array.from({ length: 20 }, () => ask('/api/ready')))
    expect(writes).toBe(1)
    await close()
  })

  test('figures are counted by route', async () => {
    const services = await fresh()
    const { ask, close } = await serveTest({ ...services, metrics: metricsOf('figures') })
    await ask('/api/health')
    await ask('/api/games/secret0123?invitation=secret4567')
    await ask('/api/nowhere/secret8910')
    await ask('/t/secret1112')
    const answer = await ask('/api/metrics', { Authorization: 'Bearer figures' })
    expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
    const text = await answer.text()
    const count = (route: string, status: number) =>
      `roundhouse_request_seconds_count{method="GET",route="${route}",status="${status}"} 1`
    expect(text).toContain(count('/api/health', 200))
    expect(text).toContain(count('/api/games/:id', 404))
    expect(text).toContain(count('/*', 200))
    expect(text).toContain(count('/api/*', 404))
    expect(text).not.toContain('secret')
    expect(services.lines.join('')).not.toContain('secret')
    expect(JSON.parse(services.lines[1]!)).toMatchObject({
      level: 'info',
      what: 'request',
      method: 'GET',
      route: '/api/games/:id',
      status: 404,
      ms: expect.any(Number),
    })
    await close()
  })

  test('figures are read with the token alone, also from this machine: a proxy on it may not say for whom it asks', async () => {
    const services = await fresh()
    const { ask, close } = await serveTest({ ...services, metrics: metricsOf('figures') })
    expect((await ask('/api/metrics')).status).toBe(403)
    expect((await ask('/api/metrics', { Authorization: 'Bearer wrong' })).status).toBe(403)
    expect((await ask('/api/metrics', { Authorization: 'Bearer figures' })).status).toBe(200)
    await close()
    const unset = await serveTest(services)
    for (const token of ['', 'null', 'undefined'])
      expect((await unset.ask('/api/metrics', { Authorization: `Bearer ${token}` })).status).toBe(403)
    await unset.close()
  })
})
