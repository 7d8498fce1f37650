import { hash, isAsked, isOver, lastEntry, lastEvents, type Session, scoresOf } from '@roundhouse/kernel'
import { statusLinesOf } from '@roundhouse/view'
import type { TableState } from '@roundhouse/wire'
import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import { UniqueViolation } from '../store/db.ts'
import { append, type GameRow, gameRow, type Result, type SeatRow } from '../store/games.ts'
import { askedSince } from '../tables/absence.ts'
import { RequestTrouble } from '../trouble.ts'
import { StaleCache } from './gameCache.ts'
import { type StoredSession, seqOf } from './session.ts'

/** After how many entries the position is kept, so that nothing before it has to be played again. */
const SNAPSHOT_EVERY = 50

/** Who did it, by which request. */
export interface EntryAuthor {
  readonly user: string | null
  readonly key: string | null
}

/** Whether somebody who is asked is a bot. */
export const isBotAsked = ({ table }: Session, seats: readonly SeatRow[]): boolean =>
  isAsked(table.game, table.state, (seat) => seats[seat]?.kind === 'bot')

/** Stores the entry that was put on the table last, and lets everybody know. What cannot be stored has not happened. The row is the game's as it was before. */
export async function write(
  services: Services,
  session: StoredSession,
  row: GameRow,
  seats: readonly SeatRow[],
  { user, key }: EntryAuthor,
): Promise<void> {
  const { table, id } = session
  const entry = lastEntry(session)
  const over = isOver(table.game, table.state)
  const status: TableState = over ? 'finished' : 'playing'
  const turn = table.game.asked(table.state).map(({ seat }) => seat)
  try {
    await append(services.db, {
      id,
      seq: seqOf(session) - 1,
      entry,
      events: lastEvents(session),
      key,
      user,
      made: services.now(),
      status,
      before: JSON.parse(row.turn),
      turn,
      asked: askedSince(row, turn, entry.seat, services.now()),
      botDue: isBotAsked(session, seats),
      result: over ? resultOf(session) : null,
      statusLines: statusLinesOf(table, await services.library.gameView(table.game.id)),
      snapshot: over || seqOf(session) % SNAPSHOT_EVERY === 0 ? table.state : null,
    })
  } catch (error) {
    throw new StaleCache(error instanceof UniqueViolation ? await overtakenTrouble(services, id) : error)
  }
  services.metrics[user === null ? 'botMoves' : 'actions'].inc()
  await services.db.announce(newsText({ kind: 'game', table: id }))
}

/** What the game has come to; before its end, what it would come to now. */
export function resultOf({ table: { game, record, state } }: StoredSession): Result {
  const scores = scoresOf(game, state, record.players)
  return { hash: hash(state), scores, standings: game.standings(state) }
}

async function overtakenTrouble({ db }: Services, id: string): Promise<RequestTrouble> {
  const row = await gameRow(db, id)
  return row?.status === 'ended'
    ? new RequestTrouble('state')
    : new RequestTrouble('overtaken', { seq: row?.seq ?? 0 })
}
