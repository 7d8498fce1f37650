import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { freshDatabase, noPostgres } from '../testing/postgres.ts'
import type { Database } from './db.ts'
import { openDatabase, openEmpty, openStored, openToServe, type StorePlace } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-open-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function tests(fresh: () => Promise<StorePlace>): void {
  const doing = async (place: StorePlace, work: (db: Database) => Promise<unknown> = async () => {}) => {
    const db = await openDatabase(place)
    await work(db)
    await db.close()
  }

  test('whoever only looks does not make tables', async () => {
    const place = await fresh()
    await expect(openStored(place)).rejects.toMatchObject({ reason: 'empty' })
    const db = await openEmpty(place)
    await expect(db.get('select * from users')).rejects.toThrow()
    await db.close()
    await expect(openStored(place)).rejects.toMatchObject({ reason: 'empty' })
    await doing(place)
    await (await openStored(place)).close()
  })

  test('tables of another version are left alone', async () => {
    const place = await fresh()
    await doing(place, (db) => db.run('insert into changes (number) values (999)'))
    for (const open of [openDatabase, openToServe, openStored, openEmpty])
      await expect(open(place)).rejects.toMatchObject({ reason: 'newer' })
    const older = await fresh()
    await doing(older, (db) => db.run('delete from changes'))
    await expect(openStored(older)).rejects.toMatchObject({ reason: 'older' })
  })
}

describe('the embedded store', () => {
  let count = 0
  const fresh = async () => ({ folder: join(folder, String(count++)) })
  tests(fresh)

  test('is served once, and looked at by anybody', async () => {
    const place = await fresh()
    const first = await openToServe(place)
    await expect(openToServe(place)).rejects.toMatchObject({ reason: 'served', place: place.folder })
    await (await openStored(place)).close()
    await expect(openToServe(place)).rejects.toMatchObject({ reason: 'served' })
    await first.close()
    await (await openToServe(place)).close()
  })

  test('is nobody else to read', async () => {
    const place = await fresh()
    await (await openToServe(place)).close()
    expect(statSync(place.folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(place.folder, 'roundhouse.sqlite')).mode & 0o777).toBe(0o600)
  })
})

describe.skipIf(noPostgres)('PostgreSQL', () => {
  tests(async () => ({ url: await freshDatabase(inject('postgres')!) }))

  test.each([
    ['no-such-database', '3D000', (url: URL) => Object.assign(url, { pathname: '/nowhere' })],
    ['account', '28000', (url: URL) => Object.assign(url, { username: 'nobody-known', password: 'secret' })],
    ['nobody-there', 'ECONNREFUSED', (url: URL) => Object.assign(url, { port: '1' })],
  ])('%s', async (reason, code, changed) => {
    const url = changed(new URL(inject('postgres')!)).href
    const place = url.replace(':secret', '')
    await expect(openDatabase({ url })).rejects.toMatchObject({ reason, code, place })
  })
})
