import {
  FORMAT,
  type Game,
  type GameRecord,
  type GameState,
  isRefusal,
  type Move,
  type Recording,
} from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { PERSON, type SeatPlan } from './protocol.ts'
import { put, type Seating, type Sitting, sitAgain, sitDown } from './sitting.ts'
import { Trouble } from './trouble.ts'

const Luck = z.array(z.array(z.int()))
const Count = z.int().check(z.positive())
const Seat = z.int().check(z.nonnegative())

/** Our own file, as it is read back. */
const Exported = z.object({
  format: z.literal(FORMAT),
  game: z.string(),
  version: z.int(),
  players: z.array(z.string()),
  options: z.unknown(),
  seed: z.int(),
  setup: Luck,
  entries: z.array(
    z.union([
      z.object({ seat: Seat, action: z.looseObject({ kind: z.string() }), chance: z.exactOptional(Luck) }),
      z.object({ seat: Seat, undo: Count }),
      z.object({ seat: Seat, redo: Count }),
    ]),
  ),
})

/** The game that a file records: our own, or one that a game knows how to read. Every seat is a person's. */
export async function readGame(text: string, games: readonly Promise<Game>[], id: string): Promise<Sitting> {
  const file = parsed(text)
  const own = Exported.safeParse(file)
  for (const game of await Promise.all(games)) {
    if (own.success && own.data.game === game.id) return ours(game, own.data, id)
    const recording = own.success ? undefined : game.recording?.(file)
    if (recording) return replayed(game, recording, id)
  }
  throw new Trouble('unknown')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Trouble('unreadable')
  }
}

const seatingOf = (id: string, players: readonly string[]): Seating => ({
  id,
  seats: players.map((name): SeatPlan => ({ name, kind: PERSON })),
})

function ours(game: Game, record: GameRecord, id: string): Sitting {
  if (record.version !== game.version) throw new Trouble('version')
  return sitAgain(game, record, seatingOf(id, record.players))
}

/** Plays a game recorded elsewhere as far as it goes; what cannot be played makes it no good. */
function replayed(game: Game, recording: Recording<GameState>, id: string): Sitting {
  const { players, options, setup } = recording
  const sitting = sitDown(game, { options, setup, seed: 0 }, seatingOf(id, players))
  if (isRefusal(sitting)) throw new Trouble('damaged')
  for (const place of recording.actions.keys())
    for (const deed of recording.deeds(sitting.table.state, place))
      if (put(sitting, deed as Move)) throw new Trouble('damaged')
  return sitting
}
