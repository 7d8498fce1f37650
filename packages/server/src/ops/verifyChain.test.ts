import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { linkAllLogs, linkedEntries } from '../store/chain.ts'
import { openDatabase, openEmpty } from '../store/open.ts'
import { CHANGES, migrate } from '../store/schema.ts'
import { moveOn } from '../testing/moves.ts'
import { people } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { verifyGames } from './verify.ts'
import { brokenLink } from './verifyChain.ts'

const MOVES = 6

async function differences({ db, library }: Services) {
  const all = []
  for await (const { id, differs } of verifyGames(db, library.game)) all.push([id, differs])
  return all
}

describeStores('the chain of a log', ({ fresh }) => {
  async function played(services: Services): Promise<string> {
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await begunTable(three)
    for (let moves = 0; moves < MOVES; moves++) await moveOn(services, id, three)
    return id
  }

  test('a log that nobody has touched is whole', async () => {
    const services = await fresh()
    const id = await played(services)
    const links = (await linkedEntries(services.db, id)).map(({ chain }) => chain)
    expect(links).toHaveLength(MOVES)
    expect(new Set(links).size).toBe(MOVES)
    expect(await differences(services)).toEqual([[id, null]])
  })

  test.each([
    ['changed', 4, ["update entries set events = '[]' where seq = 3"]],
    ['ascribed to somebody else', 3, ["update entries set user_id = 'somebody' where seq = 2"]],
    ['made at another time', 2, ['update entries set made = made + 1 where seq = 1']],
    [
      'removed',
      3,
      [
        'delete from entries where seq = 2',
        ...[3, 4, 5].map((seq) => `update entries set seq = ${seq - 1} where seq = ${seq}`),
      ],
    ],
    ['missing', 1, ['delete from entries where seq = 0']],
    [
      'moved',
      2,
      [
        'update entries set seq = 99 where seq = 1',
        'update entries set seq = 1 where seq = 2',
        'update entries set seq = 2 where seq = 99',
      ],
    ],
  ] as const)('an entry that was %s is found by its number', async (_, at, damage) => {
    const services = await fresh()
    const id = await played(services)
    const other = await begunTable(await people(services, 'Dan', 'Eve'))
    for (const statement of damage) await services.db.run(statement)
    const found = await differences(services)
    expect(found).toHaveLength(2)
    expect(found).toContainEqual([id, { what: 'chain', at }])
    expect(found).toContainEqual([other.id, null])
  })

  test('what an earlier version wrote is vouched for by the next entry', async () => {
    const services = await fresh()
    const id = await played(services)
    const before = await linkedEntries(services.db, id)
    await services.db.run('update entries set chain = null where seq >= 3')
    expect(await differences(services)).toEqual([[id, null]])
    await linkAllLogs(services.db)
    expect(await linkedEntries(services.db, id)).toEqual(before)
  })
})

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-chain-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the logs of a database from before get their links', async () => {
  const old = await openEmpty({ folder })
  await migrate(old, CHANGES.slice(0, 2))
  await old.run(
    `insert into games (id, game, version, title, visibility, pace, undo, options, status, created, moved)
     values ('begun1', '1846', 1, 'Ours', 'open', 'live', 'free', '{}', 'playing', 1, 1)`,
  )
  for (const seq of [0, 1, 2])
    await old.run(
      "insert into entries (game_id, seq, entry, events, made) values ('begun1', ?, '{}', '[]', ?)",
      seq,
      seq,
    )
  await old.close()
  const db = await openDatabase({ folder })
  const log = await linkedEntries(db, 'begun1')
  expect(log.map(({ chain }) => chain)).not.toContain(null)
  expect(brokenLink(log)).toBeUndefined()
  expect(brokenLink(log.map((row) => (row.seq === 1 ? { ...row, entry: '[]' } : row)))).toBe(2)
  await db.close()
})
