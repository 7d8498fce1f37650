import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import type { Db } from '../store/db.ts'
import { openDatabase, type StoreLocation } from '../store/open.ts'
import { longestHold } from '../testing/longestHold.ts'
import { moveOn } from '../testing/moves.ts'
import { people, person } from '../testing/people.ts'
import { freshDatabase, noPostgres } from '../testing/postgres.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { startWholeServer } from '../testing/wholeServer.ts'
import { beginSession, COOKIE } from './sessions.ts'

interface OwnData {
  readonly tables: readonly { readonly id: string }[]
  readonly entries: readonly { readonly table: string; readonly seq: number; readonly entry: object }[]
  readonly messages: readonly { readonly table: string; readonly place: number; readonly text: string }[]
  readonly notes: readonly { readonly table: string; readonly text: string }[]
}

const COUNTED = (most: number) =>
  `with recursive counted (n) as (select 0 union all select n + 1 from counted where n + 1 < ${most})`

/** Somebody who has played and talked as much as this. */
async function muchPlayed(db: Db, user: string, games: number, entries: number): Promise<void> {
  const entry = { seat: 0, action: { kind: 'lay', hex: 'G11', tile: '57', rotation: 2 }, chance: [[2, 0, 1]] }
  await db.run(
    `insert into games (id, game, version, title, visibility, pace, undo, options, status, created, moved)
     ${COUNTED(games)} select 'game' || n, '1846', 1, 'Much', 'open', 'turns', 'free', '{}', 'playing', n, n from counted`,
  )
  await db.run(
    `insert into seats (game_id, seat, kind, user_id, name)
     ${COUNTED(games)} select 'game' || n, 0, 'person', cast(? as text), 'Ada' from counted`,
    user,
  )
  await db.run(
    `insert into entries (game_id, seq, entry, events, user_id, made)
     ${COUNTED(entries)} select games.id, n, cast(? as text), '[]', cast(? as text), 0 from games, counted`,
    JSON.stringify(entry),
    user,
  )
  await db.run(
    `insert into messages (game_id, place, user_id, text, said)
     ${COUNTED(entries)} select 'game0', n, cast(? as text), 'hello ' || n, n from counted`,
    user,
  )
  await db.run(
    "insert into notes (game_id, user_id, text) select id, cast(? as text), 'note of ' || id from games",
    user,
  )
}

describeStores('all that is stored of somebody', ({ fresh }) => {
  test('is told to its end, however much it is, and each thing once', async () => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const [ben] = await people(services, 'Ben')
    await muchPlayed(services.db, ada.id, 250, 450)
    await services.db.run("update entries set user_id = ? where game_id = 'game7' and seq >= 200", ben!.id)
    const { status, body } = await ada.ask<OwnData>('GET', '/me/data')
    expect(status).toBe(200)
    expect(body.tables).toHaveLength(250)
    expect(body.entries).toHaveLength(250 * 450 - 250)
    const seqs = (table: string) =>
      body.entries.filter((entry) => entry.table === table).map(({ seq }) => seq)
    expect(seqs('game0')).toEqual(Array.from({ length: 450 }, (_, seq) => seq))
    expect(seqs('game7')).toEqual(Array.from({ length: 200 }, (_, seq) => seq))
    expect(Object.keys(body.entries[0]!.entry)).toEqual(['seat', 'action'])
    expect(body.messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 450 }, (_, place) => `hello ${place}`),
    )
    expect(body.notes).toHaveLength(250)
    const none = (await ben!.ask<OwnData>('GET', '/me/data')).body
    expect([none.tables, none.entries, none.messages, none.notes]).toEqual([[], [], [], []])
  })

  test('has what was really played, without its luck', async () => {
    const services = await fresh()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await begunTable(three)
    for (let moves = 0; moves < 6; moves++) await moveOn(services, id, three)
    const all = await Promise.all(three.map(({ ask }) => ask<OwnData>('GET', '/me/data')))
    const entries = all.flatMap(({ body }) => body.entries)
    expect(entries.map(({ seq }) => seq).sort()).toEqual([0, 1, 2, 3, 4, 5])
    for (const { entry } of entries) expect(entry).not.toHaveProperty('chance')
  })
})

/** The answer, read and forgotten: how long it was. */
async function lengthOf(answer: Response): Promise<number> {
  let length = 0
  for await (const piece of answer.body!) length += piece.length
  return length
}

/** With 600 games, asked for by ten at once. */
async function heldFor(location: StoreLocation): Promise<number> {
  const site = await startWholeServer(location)
  const db = await openDatabase(location)
  const id = 'muchplayed'
  await db.run(
    "insert into users (id, name, name_key, password, created) values (?, 'Ada', 'ada', 'x', 0)",
    id,
  )
  await muchPlayed(db, id, 600, 100)
  const token = await beginSession({ db, now: Date.now }, id, COOKIE)
  await db.close()
  const ask = async () =>
    lengthOf(
      await fetch(new URL('/api/me/data', site.address), { headers: { Cookie: `${COOKIE}=${token}` } }),
    )
  const length = await ask()
  expect(length).toBeGreaterThan(5_000_000)
  const held = await longestHold(async () => {
    const lengths = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(lengths)).toEqual(new Set([length]))
  })
  await site.close()
  return held
}

describe('ten who ask for all of 600 games hold nobody up', { timeout: 120_000 }, () => {
  test('on the embedded store', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-data-'))
    expect(await heldFor({ folder })).toBeLessThan(50)
    rmSync(folder, { recursive: true, force: true })
  })
  test.skipIf(noPostgres)('on PostgreSQL', async () => {
    expect(await heldFor({ url: await freshDatabase(inject('postgres')!) })).toBeLessThan(50)
  })
})
