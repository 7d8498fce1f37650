import {
  canonical,
  type Entry,
  giveBack,
  isOver,
  makeMove,
  type Refusal,
  type Seat,
  takeBack,
} from '@roundhouse/kernel'
import type { ActionRequest, LogLength, UndoPolicy, UndoRequest } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { type SeatRow, seatRows } from '../store/games.ts'
import { isVisible } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { letBotsMove } from './bots.ts'
import { StaleCache } from './gameCache.ts'
import { type EntryRequest, entryByKey, isRepeated, type KeyedEntry } from './repeatedRequest.ts'
import { seatOfUser } from './seats.ts'
import { type StoredSession, seqOf } from './session.ts'
import { redoableBy, undoableBy } from './undo.ts'
import { isBotAsked, write } from './write.ts'

/** Puts it on the table, or says by which rule not. */
type SessionChange = (
  session: StoredSession,
  seat: Seat,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
) => Refusal | undefined

export const requestAction = (
  services: Services,
  id: string,
  user: string,
  given: ActionRequest,
): Promise<LogLength> =>
  appendEntry(services, id, { ...given, user, isThis: isAction(given.action) }, (session, seat) =>
    makeMove(session, seat, given.action),
  )

/** Takes moves back, as far as the table's policy lets this player do it alone. */
export const requestUndo = (
  services: Services,
  id: string,
  user: string,
  given: UndoRequest,
): Promise<LogLength> =>
  appendEntry(services, id, { ...given, user, isThis: isUndo }, (session, seat, seats, policy) => {
    mustGoOn(session)
    const count = undoableBy(session, seats, policy, seat)
    if (count === 0 || !takeBack(session, seat, count)) throw new RequestTrouble('forbidden')
    return undefined
  })

export const requestRedo = (
  services: Services,
  id: string,
  user: string,
  given: UndoRequest,
): Promise<LogLength> =>
  appendEntry(services, id, { ...given, user, isThis: isRedo }, (session, seat, seats, policy) => {
    mustGoOn(session)
    const count = redoableBy(session, seats, policy, seat)
    if (count === 0 || !giveBack(session, seat, count)) throw new RequestTrouble('forbidden')
    return undefined
  })

/** Takes moves back until only so many stand; the others at the table have agreed. */
export const undoTo = (
  services: Services,
  id: string,
  user: string,
  seq: number,
  standing: number,
): Promise<LogLength> =>
  appendEntry(services, id, { user, seq, isThis: isUndo }, (session, seat) => {
    mustGoOn(session)
    if (!takeBack(session, seat, session.table.moves.length - standing)) throw new RequestTrouble('state')
    return undefined
  })

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
  change: SessionChange,
): Promise<LogLength> {
  const writing = services.gameCache.at(id, async (session, row) => {
    const [seats, before] = await Promise.all([
      seatRows(services.db, id),
      entryByKey(services.db, id, asking),
    ])
    const seat = seatOfUser(seats, asking.user)
    if (seat === null)
      throw new RequestTrouble(isVisible(row, seats, asking.user, undefined) ? 'forbidden' : 'missing')
    if (before && isRepeated(asking, before)) return answeredAgain(services, id, before)
    const head = seqOf(session)
    if (asking.seq !== head) throw new RequestTrouble('overtaken', { seq: head })
    // A key stands for one request for ever.
    if (before) throw new RequestTrouble('form')
    if (row.status === 'ended') throw new RequestTrouble('state')
    const refusal = orStaleCache(() => change(session, seat, seats, row.undo))
    if (refusal) throw new RequestTrouble('refused', { refusal })
    await write(services, session, row, seats, { user: asking.user, key: asking.key ?? null })
    if (isBotAsked(session, seats)) letBotsMove(services, id)
    return { seq: seqOf(session) }
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

function answeredAgain(services: Services, id: string, { seq }: KeyedEntry): LogLength {
  // The process that has written it may be gone before it could wake the bots.
  letBotsMove(services, id)
  return { seq: seq + 1 }
}

/** Once it is over everybody may read all of it, so nothing is taken back any more. */
function mustGoOn({ table: { game, state } }: StoredSession): void {
  if (isOver(game, state)) throw new RequestTrouble('state')
}

/** What fails in the middle may have changed the game in memory. */
function orStaleCache<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RequestTrouble) throw error
    throw new StaleCache(error)
  }
}
