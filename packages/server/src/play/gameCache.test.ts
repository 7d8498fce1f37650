import { expect, test } from 'vitest'
import type { Database } from '../store/db.ts'
import { type GameRow, gameRow } from '../store/games.ts'
import { moveOn } from '../testing/moves.ts'
import { people } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { gameCacheOf } from './gameCache.ts'

/** The same database, and how many logs were read from it at once at most. */
function countingLogs(db: Database) {
  let under = 0
  const counted = { most: 0, all: 0 }
  const all: Database['all'] = async (sql, ...values) => {
    if (!sql.includes('from entries')) return db.all(sql, ...values)
    counted.all++
    counted.most = Math.max(counted.most, ++under)
    return db.all<never>(sql, ...values).finally(() => under--)
  }
  return { db: { ...db, all }, counted }
}

describeStores('games in memory', ({ fresh }) => {
  test('are opened one after the other, and those who play come first', async () => {
    const services = await fresh()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const ids: string[] = []
    for (let count = 0; count < 5; count++) {
      const { id } = await begunTable(three)
      await moveOn(services, id, three)
      ids.push(id)
    }
    const { db, counted } = countingLogs(services.db)
    const cache = gameCacheOf(db, services.threads, 100)
    const rows = await Promise.all(ids.map((id) => gameRow(services.db, id)))
    const opened: string[] = []
    const open = (row: GameRow | undefined, rank: 'play' | 'look') =>
      cache.at(row!.id, rank, ({ id }) => opened.push(id), row)
    const [played, ...others] = rows
    await Promise.all([...others.map((row) => open(row, 'look')), open(played, 'play')])
    expect(counted).toEqual({ most: 1, all: 5 })
    expect(opened).toHaveLength(5)
    expect(opened[1]).toBe(played!.id)
  })
})
