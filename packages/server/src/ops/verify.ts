import {
  type Game,
  type GameEvent,
  type GameRecord,
  hash,
  isRefusal,
  newTable,
  replayEntry,
  type Seat,
  type Snapshot,
  type Table,
} from '@roundhouse/kernel'
import { recordOf } from '../play/record.ts'
import { type LinkedEntry, linkedEntries } from '../store/chain.ts'
import type { Database, Db } from '../store/db.ts'
import {
  type GameRow,
  gameRow,
  type LoggedEntry,
  type Result,
  readSnapshot,
  seatRows,
  snapshotTextsOf,
} from '../store/games.ts'
import { brokenLink } from './verifyChain.ts'

/** What of a stored game is not what its log comes to. */
export type VerifyDifference =
  /** Something that is stored of it cannot be read. */
  | 'unreadable'
  /** There is no such game here. */
  | 'game'
  /** The rules have changed since. */
  | 'version'
  /** An entry of the log is not the one that was written there, or one is missing before it. */
  | 'chain'
  /** The rules refuse something in the log. */
  | 'refused'
  /** The game breaks off with an error, or its luck does not fit. */
  | 'broken'
  /** What an entry told. */
  | 'events'
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
  const stored = await readStored(db, row)
  const verdict = (differs: Verdict['differs']): Verdict => ({
    id,
    game: row.game,
    version: row.version,
    entries: stored.entries,
    differs,
  })
  if ('unreadable' in stored) return verdict({ what: 'unreadable', at: stored.unreadable })
  const broken = brokenLink(stored.rows)
  if (broken !== undefined) return verdict({ what: 'chain', at: broken })
  const game = await gameOf(row.game)
  if (!game) return verdict({ what: 'game', at: 0 })
  // one that is over is read as it is stored, whatever the rules are by now
  if (game.version !== row.version)
    return verdict(row.status === 'playing' ? { what: 'version', at: 0 } : null)
  const { record, log, snapshots, setUpEvents } = stored
  let at = 0
  try {
    const told: GameEvent[] = []
    const table = newTable(game, record, told)
    if (isRefusal(table)) return verdict({ what: 'refused', at, rule: table.rule })
    // Where those of the set-up are not stored, the others have a form that is no more read.
    const isToldAs = (events: readonly GameEvent[]) => setUpEvents === null || hash(events) === hash(told)
    const isAsSnapshot = () =>
      snapshots.every(({ entries, state }) => entries !== at || hash(state) === hash(table.state))
    if (!isToldAs(setUpEvents ?? [])) return verdict({ what: 'events', at })
    if (!isAsSnapshot()) return verdict({ what: 'snapshot', at })
    for (const { entry, events } of log) {
      at++
      told.length = 0
      const refused = replayEntry(table, entry, told)
      if (refused) return verdict({ what: 'refused', at, rule: refused.rule })
      if (!isToldAs(events)) return verdict({ what: 'events', at })
      if (!isAsSnapshot()) return verdict({ what: 'snapshot', at })
    }
    const what = firstDifference(row, table, snapshots.at(-1)?.entries ?? 0)
    return verdict(what ? { what, at } : null)
  } catch {
    return verdict({ what: 'broken', at })
  }
}

/** A game as it is stored. */
interface Stored {
  readonly entries: number
  readonly rows: readonly LinkedEntry[]
  readonly record: GameRecord
  readonly log: readonly LoggedEntry[]
  readonly snapshots: readonly Snapshot[]
  readonly setUpEvents: readonly GameEvent[] | null
}

/** A game of which not everything can be read, and the first entry of which that is true; 0 is the game itself. */
interface Unreadable {
  readonly entries: number
  readonly unreadable: number
}
async function readStored(db: Db, row: GameRow): Promise<Stored | Unreadable> {
  const rows = await linkedEntries(db, row.id)
  const entries = rows.length
  const log: LoggedEntry[] = []
  let unreadable = 1
  try {
    for (const { entry, events } of rows) {
      log.push({ entry: JSON.parse(entry), events: JSON.parse(events) })
      unreadable++
    }
    unreadable = 0
    const record = recordOf(row, await seatRows(db, row.id), log)
    const setUpEvents = JSON.parse(row.told ?? 'null') as GameEvent[] | null
    const snapshots = (await snapshotTextsOf(db, row.id)).map(readSnapshot)
    return { entries, rows, record, log, snapshots, setUpEvents }
  } catch (error) {
    if (error instanceof SyntaxError) return { entries, unreadable }
    throw error
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
  // whoever runs the site has ended it, so it came to nothing
  if (row.closed !== null) return result === null ? undefined : 'result'
  return result?.hash === hash(state) && hash(result.standings) === hash(game.standings(state))
    ? undefined
    : 'result'
}
