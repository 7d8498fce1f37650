import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('of transactions that are brought to the disk together none is done when that fails', async () => {
  const db = openEmbedded(join(folder, 'together'))
  await db.run('create table engines (number integer primary key)')
  await db.run('create table tenders (engine integer references engines (number))')
  const put = (number: number) => db.transaction((all) => all.run('insert into engines values (?)', number))
  const failing = db.transaction(async (all) => {
    await all.run('pragma defer_foreign_keys = on')
    await all.run('insert into tenders values (99)')
  })
  const outcomes = await Promise.allSettled([put(1), failing, put(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await db.all('select * from engines')).toEqual([])
  await put(3)
  expect(await db.all('select * from engines')).toEqual([{ number: 3 }])
  await db.close()
})

test('what is under way is done before it is closed', async () => {
  const db = openEmbedded(join(folder, 'closed'))
  await db.run('create table engines (number integer primary key)')
  const putting = db.transaction((all) => all.run('insert into engines values (1846)'))
  await db.close()
  expect(await putting).toBe(1)
  const again = openEmbedded(join(folder, 'closed'))
  expect(await again.all('select * from engines')).toEqual([{ number: 1846 }])
  await again.close()
})
