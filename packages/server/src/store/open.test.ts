import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { freshDatabase, noPostgres } from '../testing/postgres.ts'
import type { Database } from './db.ts'
import { openDatabase, openEmpty, openStored, openToServe, type StoreLocation } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-open-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function tests(fresh: () => Promise<StoreLocation>): void {
  const doing = async (
    location: StoreLocation,
    work: (db: Database) => Promise<unknown> = async () => {},
  ) => {
    const db = await openDatabase(location)
    await work(db)
    await db.close()
  }

  test('whoever only looks does not make tables', async () => {
    const location = await fresh()
    await expect(openStored(location)).rejects.toMatchObject({ reason: 'empty' })
    const db = await openEmpty(location)
    await expect(db.get('select * from users')).rejects.toThrow()
    await db.close()
    await expect(openStored(location)).rejects.toMatchObject({ reason: 'empty' })
    await doing(location)
    await (await openStored(location)).close()
  })

  test('tables of another version are left alone', async () => {
    const location = await fresh()
    await doing(location, (db) => db.run('insert into changes (number) values (999)'))
    for (const open of [openDatabase, openToServe, openStored, openEmpty])
      await expect(open(location)).rejects.toMatchObject({ reason: 'newer' })
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
    const location = await fresh()
    const first = await openToServe(location)
    await expect(openToServe(location)).rejects.toMatchObject({ reason: 'served', location: location.folder })
    await (await openStored(location)).close()
    await expect(openToServe(location)).rejects.toMatchObject({ reason: 'served' })
    await first.close()
    await (await openToServe(location)).close()
  })

  test('is served once also when the file of the lock is deleted', async () => {
    const location = await fresh()
    const path = join(location.folder, 'roundhouse.lock')
    const first = await openToServe(location)
    for (let times = 0; times < 3; times++) {
      rmSync(path)
      await expect.poll(() => existsSync(path)).toBe(true)
      await expect(openToServe(location)).rejects.toMatchObject({ reason: 'served' })
    }
    expect(first.trouble()).toBeNull()
    await first.close()
    await (await openToServe(location)).close()
  })

  test('is nobody else to read', async () => {
    const location = await fresh()
    await (await openToServe(location)).close()
    expect(statSync(location.folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(location.folder, 'roundhouse.sqlite')).mode & 0o777).toBe(0o600)
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
    const location = url.replace(':secret', '')
    await expect(openDatabase({ url })).rejects.toMatchObject({ reason, code, location })
  })
})
