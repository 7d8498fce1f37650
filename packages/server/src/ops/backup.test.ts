import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reopen } from '@roundhouse/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Value } from '../store/db.ts'
import { openDatabase, openEmpty } from '../store/open.ts'
import { CHANGE, CHANGES, TABLES, TEMPORARY_TABLES } from '../store/schema.ts'
import { moveOn } from '../testing/moves.ts'
import { people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { backUp, restoreBackup } from './backup.ts'
import { exportStoredGame } from './export.ts'
import { type Verdict, verifyGames } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function linesOf(db: Database): Promise<string[]> {
  const pieces: string[] = []
  await backUp(db, async (piece) => pieces.push(piece))
  return pieces.join('').trimEnd().split('\n')
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

/** Fills a store with something of everything. */
async function fillStore(services: TestServices): Promise<string> {
  const players = await people(services, 'Ada', "O'Neil ? 機関車", 'Cid')
  const { id } = await begunTable(players, { game: 'baltimore-ohio', undo: 'free' })
  for (let moves = 0; moves < 55; moves++) await moveOn(services, id, players)
  const [ada] = players
  await ada!.ask('POST', `/games/${id}/messages`, { text: 'Hello' })
  await ada!.ask('GET', '/push-key')
  await ada!.ask('POST', '/me/channels', { kind: 'webhook', address: 'https://discord.com/x' })
  return id
}

describeStores('backup', ({ fresh }) => {
  let id: string
  let lines: string[]
  beforeAll(async () => {
    const services = await fresh()
    id = await fillStore(services)
    lines = await linesOf(services.db)
  }, 60_000)

  /** The same store again. */
  async function again(): Promise<TestServices> {
    const services = await fresh()
    await restoreBackup(services.db, each(lines))
    return services
  }

  test('what was backed up is restored to the last value, into either kind of database', async () => {
    const { db } = await fresh()
    expect(await restoreBackup(db, each(lines))).toBe(lines.length - 2)
    expect(await linesOf(db)).toEqual(lines)
    const other = await openDatabase({ folder: mkdtempSync(join(folder, 'at-')) })
    await restoreBackup(other, each(lines))
    expect(await linesOf(other)).toEqual(lines)
    await expect(restoreBackup(other, each(lines))).rejects.toMatchObject({ reason: 'full' })
    await other.close()
  })

  test('every table is in it', async () => {
    const { db } = await fresh()
    const names = "select name from sqlite_master where type = 'table' and name not like 'sqlite%'"
    const inPostgres =
      "select table_name as name from information_schema.tables where table_schema = 'public'"
    const rows = await db.all<{ name: string }>(names).catch(() => db.all<{ name: string }>(inPostgres))
    expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(TABLES), 'changes'].sort())
  })

  test('nothing of a file that is cut or not ours is restored', async () => {
    const [head, first] = lines as [string, string]
    const { db } = await fresh()
    for (const [reason, wrong] of [
      ['cut', lines.slice(0, -1)],
      ['cut', lines.toSpliced(-2, 1)],
      ['format', []],
      ['format', lines.slice(1)],
      ['format', ['{"hello":"world"}']],
      ['format', [head, 'not JSON']],
      ['format', [head, 'null']],
      ['format', [head, '["changes",{"number":1}]']],
      ['format', [head, '["users",{"id; drop table users":1}]']],
      ['format', [head, '["users",{"id":{}}]']],
      ['format', [...lines, first]],
      ['format', [head.replace(/"change":\d+/, '"change":0'), ...lines.slice(1)]],
      ['newer', [head.replace(/"change":\d+/, '"change":999'), ...lines.slice(1)]],
      ['damaged', lines.toSpliced(1, 1)],
      ['damaged', [head, first, ...lines.slice(1)]],
      ['damaged', lines.map((line) => line.replace('"name_key"', '"nick"'))],
      ['damaged', lines.with(2, lines[2]!.replace('"email"', '"post"'))],
      ['damaged', lines.map((line) => line.replace('"undo":"free"', '"undo":null'))],
    ] as const)
      await expect(restoreBackup(db, each(wrong))).rejects.toMatchObject({ reason })
    expect(await db.all('select id from users')).toEqual([])
  })

  test('nobody is logged in by what was backed up', async () => {
    const services = await fresh()
    const [ada] = await people(services, 'Ada')
    await services.db.run("insert into resets (token, user_id, expires) values ('t', ?, 1)", ada!.id)
    expect(await services.db.all('select token from resets')).toHaveLength(1)
    const tables = (await linesOf(services.db)).slice(1, -1).map((line) => JSON.parse(line)[0])
    expect(tables).toContain('users')
    for (const table of TEMPORARY_TABLES) {
      expect(tables).not.toContain(table)
      const row = `["${table}",{"token":"t","user_id":"${ada!.id}","created":1,"expires":9e15}]`
      await expect(restoreBackup((await fresh()).db, each([lines[0]!, row]))).rejects.toMatchObject({
        reason: 'format',
      })
    }
  })

  async function verdicts({ db, library }: TestServices): Promise<Verdict[]> {
    const all: Verdict[] = []
    const gameOf = async (name: string) => (name === 'chess' ? undefined : library.game(name))
    for await (const verdict of verifyGames(db, gameOf)) all.push(verdict)
    return all
  }

  test('a game whose log comes to what is stored is as it was', async () => {
    expect(await verdicts(await again())).toEqual([
      { id, game: 'baltimore-ohio', version: expect.any(Number), entries: 55, differs: null },
    ])
  })

  test.each([
    ['turn', "update games set turn = '[7]'"],
    ['state', "update games set status = 'finished', turn = turn"],
    ['length', 'update games set seq = 54'],
    ['version', 'update games set version = 999'],
    ['game', "update games set game = 'chess'"],
    ['snapshot', `update snapshots set state = '{"chance":[0,0,0,0]}'`],
    ['result', `update games set status = 'ended', turn = '[]', result = '{"hash":"0","standings":[]}'`],
    ['chain', "update entries set events = '[]' where seq = 7"],
    [
      'refused',
      `update entries set chain = null, entry = case seq when 7 then '{"seat":0,"action":{"kind":"dance"}}' else entry end`,
    ],
    ['events', "update entries set chain = null, events = case seq when 7 then '[]' else events end"],
    ['events', `update games set told = '[{"kind":"danced"}]'`],
    ['unreadable', "update entries set entry = '{' where seq = 7"],
    ['unreadable', "update entries set events = '' where seq = 7"],
    ['unreadable', "update games set options = '{'"],
    ['unreadable', "update snapshots set state = 'x'"],
    ['broken', `update games set setup = '[[0]]'`],
  ])('a game whose %s is another is found', async (what, damage) => {
    const services = await again()
    await services.db.run(damage)
    expect(await verdicts(services)).toMatchObject([{ differs: { what } }])
  })

  test('one game that cannot be read is named, and the others are verified all the same', async () => {
    const services = await again()
    const { db } = services
    for (const table of ['games', 'seats', 'entries', 'snapshots']) {
      const rows = await db.all<Record<string, Value>>(`select * from ${table}`)
      for (const { invitation, ...row } of rows) {
        // a link vouches for the game too
        const links = table === 'entries' ? { chain: null } : {}
        const copy = { ...row, ...links, [table === 'games' ? 'id' : 'game_id']: 'zzzzzz' }
        const columns = Object.keys(copy)
        await db.run(
          `insert into ${table} (${columns}) values (${columns.map(() => '?')})`,
          ...Object.values(copy),
        )
      }
    }
    await db.run("update entries set entry = '{' where seq = 7 and game_id = ?", id)
    const all = await verdicts(services)
    expect(all.map((one) => [one.id, one.differs])).toEqual(
      expect.arrayContaining([
        [id, { what: 'unreadable', at: 8 }],
        ['zzzzzz', null],
      ]),
    )
    expect(all).toHaveLength(2)
  })

  test('the file of a running game holds all of it', async () => {
    const services = await again()
    const file = (await exportStoredGame(services.db, id, services.library.game))!
    const table = reopen(await services.library.game('baltimore-ohio'), file)
    expect('state' in table && table.record.entries).toHaveLength(55)
    expect(file.result).toBeDefined()
    expect(await exportStoredGame(services.db, 'nowhere', services.library.game)).toBeUndefined()
  })
})

test('a file of an earlier version is restored into the tables of that time, and brought to today', async () => {
  const old = await openDatabase({ folder: mkdtempSync(join(folder, 'at-')) })
  await old.run("insert into users (id, name, name_key, created) values ('ada', 'Ada', 'ada', 1)")
  const lines = await linesOf(old)
  await old.close()
  const changes = [...CHANGES, ["alter table users add column hat text not null default 'red'"]]
  const location = { folder: mkdtempSync(join(folder, 'at-')) }
  const db = await openEmpty(location)
  await restoreBackup(db, each(lines), changes)
  expect(await db.all('select name, hat from users')).toEqual([{ name: 'Ada', hat: 'red' }])
  expect(await db.get('select max(number) as number from changes')).toEqual({ number: CHANGE })
  await db.run('delete from users')
  await expect(restoreBackup(db, each(lines), changes)).rejects.toMatchObject({ reason: 'full' })
  await db.close()
  await expect(openDatabase(location)).rejects.toMatchObject({ reason: 'newer', location: location.folder })
})
