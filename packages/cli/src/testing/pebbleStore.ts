import { join } from 'node:path'
import { isRefusal, makeMove, newSession } from '@roundhouse/kernel'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { type Database, openDatabase } from '@roundhouse/server'

export const ID = 'pebbles1'

/** Does something in the store of a folder. */
export async function inStore<T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ folder: join(folder, 'roundhouse-data') })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** A store with a game of Pebbles that goes on, after two moves. */
export const pebbleStore = (folder: string): Promise<void> =>
  inStore(folder, async (db) => {
    const session = newSession(pebbles, {
      players: ['Ann', 'Bob'],
      seed: 5,
      options: { begins: 'anybody' },
    })
    if (isRefusal(session)) throw new Error(session.rule)
    const { table, eventsByMove } = session
    for (const action of [{ kind: 'take', count: 2 }, { kind: 'toss' }] as const)
      makeMove(session, pebbles.asked(table.state)[0]!.seat, action)
    const { record, state } = table
    await db.run(
      "insert into users (id, name, name_key, password, created) values ('ann', 'Ann', 'ann', 'x', 0)",
    )
    await db.run(
      `insert into games (id, game, version, title, visibility, pace, undo, options, seed, setup, told, status, seq, turn, created, moved)
       values (?, 'pebbles', ?, 'Friday', 'open', 'live', 'none', ?, 5, ?, ?, 'playing', 2, ?, 0, 0)`,
      ID,
      record.version,
      JSON.stringify(record.options),
      JSON.stringify(record.setup),
      JSON.stringify(eventsByMove[0]),
      JSON.stringify(pebbles.asked(state).map(({ seat }) => seat)),
    )
    for (const [seat, name] of record.players.entries())
      await db.run("insert into seats (game_id, seat, kind, name) values (?, ?, 'person', ?)", ID, seat, name)
    for (const [seq, entry] of record.entries.entries())
      await db.run(
        'insert into entries (game_id, seq, entry, events, made) values (?, ?, ?, ?, 0)',
        ID,
        seq,
        JSON.stringify(entry),
        JSON.stringify(eventsByMove[seq + 1]),
      )
    await db.run('insert into snapshots (game_id, seq, state) values (?, 2, ?)', ID, JSON.stringify(state))
  })
