import type { TableState } from '@roundhouse/wire'
import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import { UniqueViolation } from '../store/db.ts'
import { append, type GameRow, gameRow, type SeatRow } from '../store/games.ts'
import { askedSince } from '../tables/absence.ts'
import { RequestTrouble } from '../trouble.ts'
import { type OpenGame, StaleCache } from './gameCache.ts'
import { isBotAsked } from './seats.ts'
import type { NewPosition } from './sessionCalls.ts'

/** Who did it, by which request. */
export interface EntryAuthor {
  readonly user: string | null
  readonly key: string | null
}

/** Stores the entry that was put on the table last, and lets everybody know. What cannot be stored has not happened. The row is the game's as it was before. */
export async function write(
  services: Services,
  { id, seq }: OpenGame,
  row: GameRow,
  seats: readonly SeatRow[],
  made: NewPosition,
  { user, key }: EntryAuthor,
): Promise<void> {
  const { turn, entry } = made
  const status: TableState = turn.length === 0 ? 'finished' : 'playing'
  try {
    await append(services.db, {
      ...made,
      id,
      seq: seq - 1,
      key,
      user,
      made: services.now(),
      status,
      before: JSON.parse(row.turn),
      asked: askedSince(row, turn, entry.seat, services.now()),
      botDue: isBotAsked(turn, seats),
    })
  } catch (error) {
    throw new StaleCache(error instanceof UniqueViolation ? await overtakenTrouble(services, id) : error)
  }
  services.metrics[user === null ? 'botMoves' : 'actions'].inc()
  await services.db.announce(newsText({ kind: 'game', table: id }))
}

async function overtakenTrouble({ db }: Services, id: string): Promise<RequestTrouble> {
  const row = await gameRow(db, id)
  return row?.status === 'ended'
    ? new RequestTrouble('state')
    : new RequestTrouble('overtaken', { seq: row?.seq ?? 0 })
}
