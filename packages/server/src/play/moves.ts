import { type GameEvent, move, type Refusal, redo, type Seat, undo } from '@roundhouse/kernel'
import type { ActionGiven, Done, UndoGiven, UndoPolicy } from '@roundhouse/wire'
import type { Db } from '../store/db.ts'
import { gameRow, type SeatRow, seatRows } from '../store/games.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { letBotsMove } from './bots.ts'
import { Spoiled } from './house.ts'
import { ownSeat } from './seats.ts'
import { type Sitting, seqOf } from './sitting.ts'
import { redoable, undoable } from './undo.ts'
import { write } from './write.ts'

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
  const done = await world.house.at(id, async (sitting) => {
    const [seats, row] = await Promise.all([seatRows(world.db, id), gameRow(world.db, id)])
    const seat = ownSeat(seats, asking.user)
    const head = seqOf(sitting)
    if (asking.seq !== head) {
      const place = await repeated(world.db, id, asking)
      if (place !== undefined) return { seq: place + 1 }
      throw new Trouble('overtaken', { seq: head })
    }
    if (row!.status === 'ended') throw new Trouble('state')
    const told = attempted(() => deed(sitting, seat, seats, row!.undo))
    if ('rule' in told) throw new Trouble('refused', { refusal: told })
    await write(world, sitting, seats, told, { user: asking.user, key: asking.key ?? null })
    return { seq: seqOf(sitting) }
  })
  letBotsMove(world, id)
  return done
}

/** The place of the entry that the same request made when it first came. */
async function repeated(db: Db, id: string, { user, key }: Asking): Promise<number | undefined> {
  if (key === undefined) return undefined
  const row = await db.get<{ seq: number; user_id: string | null }>(
    'select seq, user_id from entries where game_id = ? and client_key = ?',
    id,
    key,
  )
  return row?.user_id === user ? row.seq : undefined
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
