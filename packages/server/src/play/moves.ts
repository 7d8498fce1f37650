import { canonical, type Entry, type Seat } from '@roundhouse/kernel'
import type { ActionRequest, LogLength, UndoPolicy, UndoRequest } from '@roundhouse/wire'
import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import { type SeatRow, seatRows } from '../store/games.ts'
import { isVisible } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { letBotsMove } from './bots.ts'
import type { OpenGame } from './gameCache.ts'
import { type EntryRequest, entryByKey, isRepeated, type KeyedEntry } from './repeatedRequest.ts'
import { isBotAsked, namesOf, seatOfUser } from './seats.ts'
import type { MoveOutcome } from './sessionCalls.ts'
import { write } from './write.ts'

/** Puts it on the table, or says by which rule not. */
type GameMove = (
  game: OpenGame,
  seat: Seat,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
) => Promise<MoveOutcome>

export const requestAction = (
  services: Services,
  id: string,
  user: string,
  given: ActionRequest,
): Promise<LogLength> =>
  appendEntry(services, id, { ...given, user, isThis: isAction(given.action) }, (game, seat, seats) =>
    game.ask('act', namesOf(seats), seat, given.action),
  )

/** Takes moves back, as far as the table's policy lets this player do it alone. */
export const requestUndo = (
  services: Services,
  id: string,
  user: string,
  given: UndoRequest,
): Promise<LogLength> =>
  appendEntry(services, id, { ...given, user, isThis: isUndo }, (game, seat, seats, policy) =>
    game.ask('undo', namesOf(seats), seat, seats, policy),
  )

export const requestRedo = (
  services: Services,
  id: string,
  user: string,
  given: UndoRequest,
): Promise<LogLength> =>
  appendEntry(services, id, { ...given, user, isThis: isRedo }, (game, seat, seats, policy) =>
    game.ask('redo', namesOf(seats), seat, seats, policy),
  )

/** Takes moves back until only so many stand; the others at the table have agreed. */
export const undoTo = (
  services: Services,
  id: string,
  user: string,
  seq: number,
  standing: number,
): Promise<LogLength> =>
  appendEntry(services, id, { user, seq, isThis: isUndo }, (game, seat, seats) =>
    game.ask('undoTo', namesOf(seats), seat, standing),
  )

const isUndo = (entry: Entry): boolean => 'undo' in entry
const isRedo = (entry: Entry): boolean => 'redo' in entry
const isAction =
  (action: unknown) =>
  (entry: Entry): boolean =>
    'action' in entry && canonical(entry.action) === canonical(action)

/** Writes a new entry at the end of the log, if that is where whoever asks believes it to be. */
async function appendEntry(
  services: Services,
  id: string,
  asking: EntryRequest,
  move: GameMove,
): Promise<LogLength> {
  const writing = services.gameCache.at(id, 'play', async (game, row) => {
    const [seats, before] = await Promise.all([
      seatRows(services.db, id),
      entryByKey(services.db, id, asking),
    ])
    const seat = seatOfUser(seats, asking.user)
    if (seat === null)
      throw new RequestTrouble(
        isVisible(row, { seats, barred: [] }, asking.user, undefined) ? 'forbidden' : 'missing',
      )
    if (before && isRepeated(asking, before)) return answeredAgain(services, id, before)
    if (asking.seq !== game.seq) throw new RequestTrouble('overtaken', { seq: game.seq })
    // A key stands for one request for ever.
    if (before) throw new RequestTrouble('form')
    if (row.status === 'ended') throw new RequestTrouble('state')
    const made = await move(game, seat, seats, row.undo)
    if ('refusal' in made) throw new RequestTrouble('refused', { refusal: made.refusal })
    await write(services, game, row, seats, made, { user: asking.user, key: asking.key ?? null })
    if (isBotAsked(made.turn, seats)) letBotsMove(services, id)
    return { seq: game.seq }
  })
  return writing.catch((error: unknown) => answeredElsewhere(services, id, asking, error))
}

/** Whoever was overtaken by the same request, sent to another process at once, is answered as that was. */
async function answeredElsewhere(
  services: Services,
  id: string,
  asking: EntryRequest,
  error: unknown,
): Promise<LogLength> {
  if (!(error instanceof RequestTrouble && error.code === 'overtaken')) throw error
  const before = await entryByKey(services.db, id, asking)
  if (!before || !isRepeated(asking, before)) throw error
  return answeredAgain(services, id, before)
}

async function answeredAgain(services: Services, id: string, { seq }: KeyedEntry): Promise<LogLength> {
  // The process that has written it may be gone before it could tell the others, and wake the bots.
  await services.db.announce(newsText({ kind: 'game', table: id }))
  letBotsMove(services, id)
  return { seq: seq + 1 }
}
