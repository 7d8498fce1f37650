import {
  decisions,
  type EndedBy,
  type Entry,
  type Game,
  type GameSetup,
  type GameState,
  isOver,
  isRefusal,
  newSession,
  type Session,
  scoresOf,
} from '@roundhouse/kernel'
import { type Fault, faultIn, type Phrasing, refusedAt } from '../fault.ts'
import type { Trace } from './trace.ts'

/** What a replay came to. */
export interface ReplayOutcome {
  readonly game: string
  readonly actions: number
  readonly finished: boolean
  /** Who ended the game where its rules did not. */
  readonly endedBy: EndedBy | null
  readonly result: Readonly<Record<string, number | null>>
  /** null when the file does not say what to compare with. */
  readonly matches: boolean | null
  readonly wrong: Fault | undefined
}

export type ReplayTraceLine = Entry & {
  readonly n: number
  readonly events: readonly unknown[]
  readonly state: unknown
}

/** What a replay needs beside the game and its file. */
export interface Replay extends Phrasing {
  /** Whether every action is looked at closely: it was offered, broke no invariant, and its events tell all that it changed. */
  readonly check: boolean
  /** What every position of a game recorded elsewhere is compared with. */
  readonly against?: Trace
  /** Told of every action, when somebody wants to know. */
  readonly trace?: (line: ReplayTraceLine) => void
}

/** The game that is replayed, or why it cannot be set up. */
export function setUp(game: Game, setup: GameSetup, replay: Replay): Session | Fault {
  let session: Session | undefined
  const wrong = faultIn(0, () => {
    const made = newSession(game, setup)
    if (isRefusal(made)) return refusedAt(0, made, setup.players, replay)
    session = made
    return undefined
  })
  return wrong ?? session!
}

/** How a game stands; one that threw may not be able to tell. */
export function resultNow(
  game: Game,
  state: GameState,
  players: readonly string[],
): Pick<ReplayOutcome, 'finished' | 'result'> {
  try {
    return { finished: isOver(game, state), result: scoresOf(game, state, players) }
  } catch {
    return { finished: false, result: {} }
  }
}

/** The outcome of a game that never began. */
export const notSetUp = (game: Game, wrong: Fault): ReplayOutcome => ({
  game: game.id,
  actions: 0,
  finished: false,
  endedBy: null,
  result: {},
  matches: false,
  wrong,
})

/** The position as a log has it, or as it is when the game has no notation. */
export const describePosition = (game: Game, state: GameState, players: readonly string[]): unknown =>
  game.log ? game.log.describe(state, decisions(game, state), players) : state
