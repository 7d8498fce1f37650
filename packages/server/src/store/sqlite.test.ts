import { execFileSync } from 'node:child_process'
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

test('a full disk is told as such, and of what comes with it nothing is done', () => {
  const program = `
    import { openEmbedded } from ${JSON.stringify(new URL('../../dist/store/sqlite.js', import.meta.url).href)}
    const db = openEmbedded(${JSON.stringify(join(folder, 'full'))})
    await db.run('create table engines (number integer primary key, name text)')
    const name = 'x'.repeat(20_000)
    const put = (number) => db.transaction(async (all) => {
      for (let part = 0; part < 40; part++) await all.run('insert into engines values (?, ?)', number * 100 + part, name)
    })
    const tried = await Promise.allSettled([1, 2, 3].map(put))
    const { count } = await db.get('select count(*) as count from engines')
    // what is smaller still finds room
    await db.run("insert into engines values (1, 'small')")
    const trouble = db.trouble()
    await db.close()
    console.log(JSON.stringify({ tried: tried.map(({ reason }) => reason?.message ?? 'done'), count, trouble }))`
  // no file may grow beyond 2000 blocks of 512 bytes
  const said = execFileSync(
    'sh',
    ['-c', 'ulimit -f 2000 && exec "$0" --input-type=module -e "$1"', process.execPath, program],
    { encoding: 'utf8' },
  )
  const { tried, count, trouble } = JSON.parse(said)
  expect(trouble).toBe('full')
  expect(count).toBe(0)
  for (const outcome of tried) expect(outcome).toMatch(/disk/)
})
