import { type Game, hash, isRefusal, newTable, replayEntry, type Seat, type Table } from '@roundhouse/kernel'
import { recordOf } from '../play/record.ts'
import type { Database, Db } from '../store/db.ts'
import { entriesFrom, type GameRow, gameRow, type Result, seatRows, snapshotsOf } from '../store/games.ts'

/** What of a stored game is not what its log comes to. */
export type VerifyDifference =
  /** There is no such game here. */
  | 'game'
  /** The rules have changed since. */
  | 'version'
  /** The rules refuse something in the log. */
  | 'refused'
  /** The game breaks off with an error, or its luck does not fit. */
  | 'broken'
  /** How many entries there are, who is asked, whether it is over, what it came to, the position that was kept. */
  | 'length'
  | 'turn'
  | 'state'
  | 'result'
  | 'snapshot'

export interface Verdict {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly entries: number
  /** null when all is as it was. */
  readonly differs: null | {
    readonly what: VerifyDifference
    /** The number of the entry, counted from 1; 0 is the set-up. */
    readonly at: number
    readonly rule?: string
  }
}

/** Plays every stored game again, from its first entry to its last, and compares. */
export async function* verifyGames(
  db: Database,
  gameOf: (id: string) => Promise<Game | undefined>,
): AsyncGenerator<Verdict> {
  let last = ''
  for (;;) {
    const next = await db.get<{ id: string }>(
      'select id from games where seed is not null and id > ? order by id limit 1',
      last,
    )
    if (!next) return
    last = next.id
    yield await db.reading((moment) => verifyGame(moment, next.id, gameOf))
  }
}

async function verifyGame(
  db: Db,
  id: string,
  gameOf: (id: string) => Promise<Game | undefined>,
): Promise<Verdict> {
  const row = (await gameRow(db, id))!
  const seats = await seatRows(db, id)
  const log = await entriesFrom(db, id, 0)
  const snapshots = await snapshotsOf(db, id)
  const record = recordOf(row, seats, log)
  const verdict = (differs: Verdict['differs']): Verdict => ({
    id,
    game: row.game,
    version: row.version,
    entries: log.length,
    differs,
  })
  const game = await gameOf(row.game)
  if (!game) return verdict({ what: 'game', at: 0 })
  if (game.version !== row.version) return verdict({ what: 'version', at: 0 })
  let at = 0
  try {
    const table = newTable(game, record)
    if (isRefusal(table)) return verdict({ what: 'refused', at, rule: table.rule })
    const isAsSnapshot = () =>
      snapshots.every(({ entries, state }) => entries !== at || hash(state) === hash(table.state))
    if (!isAsSnapshot()) return verdict({ what: 'snapshot', at })
    for (const { entry } of log) {
      at++
      const refused = replayEntry(table, entry)
      if (refused) return verdict({ what: 'refused', at, rule: refused.rule })
      if (!isAsSnapshot()) return verdict({ what: 'snapshot', at })
    }
    const what = firstDifference(row, table, snapshots.at(-1)?.entries ?? 0)
    return verdict(what ? { what, at } : null)
  } catch {
    return verdict({ what: 'broken', at })
  }
}

function firstDifference(
  row: GameRow,
  { game, record, state }: Table,
  lastSnapshot: number,
): VerifyDifference | undefined {
  const { length } = record.entries
  if (row.seq !== length) return 'length'
  if (lastSnapshot > length) return 'snapshot'
  const asked = game.asked(state).map(({ seat }) => seat)
  const turn = JSON.parse(row.turn) as Seat[]
  const isStopped = row.status === 'ended'
  if (hash(turn) !== hash(isStopped ? [] : asked)) return 'turn'
  if (!isStopped && (row.status === 'finished') !== (asked.length === 0)) return 'state'
  const result = JSON.parse(row.result ?? 'null') as Result | null
  if (row.status === 'playing') return undefined
  return result?.hash === hash(state) && hash(result.standings) === hash(game.standings(state))
    ? undefined
    : 'result'
}
