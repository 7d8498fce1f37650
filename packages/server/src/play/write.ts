import { type GameEvent, hash, logEvents, scoresOf } from '@roundhouse/kernel'
import { statusLinesOf } from '@roundhouse/view'
import type { TableState } from '@roundhouse/wire'
import { newsText } from '../live/news.ts'
import { Taken } from '../store/db.ts'
import { append, type GameRow, gameRow, type Result, type SeatRow } from '../store/games.ts'
import { askedSince } from '../tables/absence.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { isOver } from './change.ts'
import { Spoiled } from './house.ts'
import { type Sitting, seqOf } from './sitting.ts'

/** After how many entries the position is kept, so that nothing before it has to be played again. */
const SNAPSHOT_EVERY = 50

/** Who did it, by which request. */
export interface By {
  readonly user: string | null
  readonly key: string | null
}

/** Whether somebody who is asked is a bot. */
export const isBotAsked = ({ table }: Sitting, seats: readonly SeatRow[]): boolean =>
  table.game.asked(table.state).some(({ seat }) => seats[seat]?.kind === 'bot')

/** Stores the entry that was put on the table last, and lets everybody know. What cannot be stored has not happened. The row is the game's as it was before. */
export async function write(
  world: World,
  sitting: Sitting,
  row: GameRow,
  seats: readonly SeatRow[],
  events: readonly GameEvent[],
  { user, key }: By,
): Promise<void> {
  const { table, id } = sitting
  const entry = table.record.entries.at(-1)!
  logEvents(sitting, entry, events)
  const over = isOver(sitting)
  const status: TableState = over ? 'finished' : 'playing'
  const turn = table.game.asked(table.state).map(({ seat }) => seat)
  try {
    await append(world.db, {
      id,
      seq: seqOf(sitting) - 1,
      entry,
      events,
      key,
      user,
      made: world.now(),
      status,
      before: JSON.parse(row.turn),
      turn,
      asked: askedSince(row, turn, entry.seat, world.now()),
      botDue: isBotAsked(sitting, seats),
      result: over ? resultOf(sitting) : null,
      glance: statusLinesOf(table, await world.library.gameView(table.game.id)),
      snapshot: over || seqOf(sitting) % SNAPSHOT_EVERY === 0 ? table.state : null,
    })
  } catch (error) {
    throw new Spoiled(error instanceof Taken ? await overtaken(world, id) : error)
  }
  world.metrics[user === null ? 'botMoves' : 'actions'].inc()
  await world.db.announce(newsText({ kind: 'game', table: id }))
}

/** What the game has come to; before its end, what it would come to now. */
export function resultOf({ table: { game, record, state } }: Sitting): Result {
  const scores = scoresOf(game, state, record.players)
  return { hash: hash(state), scores, standings: game.standings(state) }
}

async function overtaken({ db }: World, id: string): Promise<Trouble> {
  const row = await gameRow(db, id)
  return row?.status === 'ended' ? new Trouble('state') : new Trouble('overtaken', { seq: row?.seq ?? 0 })
}
