import { type GameEvent, move, type Refusal, redo, type Seat, undo } from '@roundhouse/kernel'
import type { ActionGiven, Done, UndoGiven, UndoPolicy } from '@roundhouse/wire'
import { type SeatRow, seatRows } from '../store/games.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { letBotsMove } from './bots.ts'
import { Spoiled } from './house.ts'
import { ownSeat } from './seats.ts'
import { type Sitting, seqOf } from './sitting.ts'
import { redoable, undoable } from './undo.ts'
import { isBotAsked, write } from './write.ts'

/** What somebody asks to have done to the log of a game. */
interface Asking {
  readonly user: string
  readonly seq: number
  readonly key?: string | undefined
}

/** Puts it on the table, or says by which rule not. Gives what it told. */
type Deed = (
  sitting: Sitting,
  seat: Seat,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
) => GameEvent[] | Refusal

export const doAction = (world: World, id: string, user: string, given: ActionGiven): Promise<Done> =>
  entered(world, id, { ...given, user }, ({ table }, seat) => {
    const events: GameEvent[] = []
    return move(table, seat, given.action, events) ?? events
  })

/** Takes moves back, as far as the table's policy lets this player do it alone. */
export const takeBack = (world: World, id: string, user: string, given: UndoGiven): Promise<Done> =>
  entered(world, id, { ...given, user }, (sitting, seat, seats, policy) => {
    const count = undoable(sitting, seats, policy, seat)
    if (count === 0 || !undo(sitting.table, seat, count)) throw new Trouble('forbidden')
    return []
  })

export const giveBack = (world: World, id: string, user: string, given: UndoGiven): Promise<Done> =>
  entered(world, id, { ...given, user }, (sitting, seat, seats, policy) => {
    const count = redoable(sitting, seats, policy, seat)
    if (count === 0 || !redo(sitting.table, seat, count)) throw new Trouble('forbidden')
    return []
  })

/** Takes moves back until only so many stand; the others at the table have agreed. */
export const undoTo = (
  world: World,
  id: string,
  user: string,
  seq: number,
  standing: number,
): Promise<Done> =>
  entered(world, id, { user, seq }, ({ table }, seat) => {
    if (!undo(table, seat, table.line.length - standing)) throw new Trouble('state')
    return []
  })

/** Writes a new entry at the end of the log, if that is where whoever asks believes it to be. */
async function entered(world: World, id: string, asking: Asking, deed: Deed): Promise<Done> {
  const writing = world.house.at(id, async (sitting, row) => {
    const seats = await seatRows(world.db, id)
    const seat = ownSeat(seats, asking.user)
    const head = seqOf(sitting)
    if (asking.seq !== head) throw new Trouble('overtaken', { seq: head })
    if (row.status === 'ended') throw new Trouble('state')
    const told = attempted(() => deed(sitting, seat, seats, row.undo))
    if ('rule' in told) throw new Trouble('refused', { refusal: told })
    await write(world, sitting, row, seats, told, { user: asking.user, key: asking.key ?? null })
    if (isBotAsked(sitting, seats)) letBotsMove(world, id)
    return { seq: seqOf(sitting) }
  })
  return writing.catch((error: unknown) => answeredBefore(world, id, asking, error))
}

/** Whoever was overtaken by the same request, sent before or to another process at once, is answered as that was. */
async function answeredBefore(
  world: World,
  id: string,
  { user, key }: Asking,
  error: unknown,
): Promise<Done> {
  if (!(error instanceof Trouble && error.code === 'overtaken') || key === undefined) throw error
  const row = await world.db.get<{ seq: number; user_id: string | null }>(
    'select seq, user_id from entries where game_id = ? and client_key = ?',
    id,
    key,
  )
  if (row?.user_id !== user) throw error
  // The process that has written it may be gone before it could wake the bots.
  letBotsMove(world, id)
  return { seq: row.seq + 1 }
}

/** What fails in the middle may have changed the game in memory. */
function attempted<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Trouble) throw error
    throw new Spoiled(error)
  }
}
