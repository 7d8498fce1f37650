import type { LogNotation, Recording } from '../game/game.ts'
import type { EndedBy } from '../log/record.ts'
import type { PebblesState, Take } from './pebbleState.ts'
import { isWord } from './shape.ts'

/** The first line of a log of Pebbles. */
interface Opening {
  readonly game: 'pebbles'
  readonly players: string[]
  readonly options: unknown
  readonly first: string
  readonly state: unknown
}

function isOpening(line: unknown): line is Opening {
  const { game, players, first } = (line ?? {}) as Partial<Opening>
  return game === 'pebbles' && Array.isArray(players) && isWord(first)
}

/** How other programs write Pebbles down. */
export const pebbleNotation: LogNotation<PebblesState> = {
  begin(line) {
    if (!isOpening(line)) return undefined
    const { players, options, first, state } = line
    const seats = players.map((_, seat) => seat)
    const chosen = players.indexOf(first)
    return { players, options, setup: [[chosen, ...seats.filter((seat) => seat !== chosen)]], state }
  },
  actor: ({ seat }, players) => ({ player: players[seat] }),
  describe: ({ heap, turn, taken }, _decisions, players) => ({
    heap,
    next: heap > 0 ? players[turn] : null,
    taken: Object.fromEntries(taken.map((count, seat) => [players[seat]!, count])),
  }),
}

/** A game that another program recorded: how many pebbles were taken, turn by turn, and who ended it. */
export async function readPebbleRecording(file: unknown): Promise<Recording<PebblesState> | undefined> {
  const { pebbles: counts, endedBy } = (file ?? {}) as { pebbles?: number[]; endedBy?: EndedBy }
  if (!Array.isArray(counts)) return undefined
  return {
    players: ['Left', 'Right'],
    options: {},
    setup: [],
    result: undefined,
    endedBy,
    actions: counts.map((_, id) => ({ id, place: id })),
    movesFor: (state, place) => [
      { seat: state.turn, action: { kind: 'take', count: counts[place] } as Take },
    ],
  }
}
