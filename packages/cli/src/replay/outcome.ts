import type { Entry, Game, GameState } from '@roundhouse/kernel'
import type { Voice, Wrong } from '../wrong.ts'

/** What a replay came to. */
export interface Outcome {
  readonly game: string
  readonly actions: number
  readonly finished: boolean
  readonly result: Readonly<Record<string, number | null>>
  /** null when the file does not say what to compare with. */
  readonly matches: boolean | null
  readonly wrong: Wrong | undefined
}

export type TraceLine = Entry & { readonly n: number; readonly events: readonly unknown[]; readonly state: unknown }

/** What a replay needs beside the game and its file. */
export interface Replay extends Voice {
  /** Told of every action, when somebody wants to know. */
  readonly trace?: (line: TraceLine) => void
}

/** The outcome of a game that never began. */
export const notSetUp = (game: Game, wrong: Wrong): Outcome => ({
  game: game.id,
  actions: 0,
  finished: false,
  result: {},
  matches: false,
  wrong,
})

/** The position as a log has it, or as it is when the game has no notation. */
export const described = (game: Game, state: GameState, players: readonly string[]): unknown =>
  game.log ? game.log.describe(state, players) : state
