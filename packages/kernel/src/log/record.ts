import type { Action, Seat } from '../game/game.ts'

/** An action that was done, with the luck that fell in it. */
export interface Move {
  readonly seat: Seat
  readonly action: Action
  readonly chance?: readonly number[][]
}

/** Undo and redo are entries like any other: the log only grows. */
export type Entry =
  | Move
  | { readonly seat: Seat; readonly undo: number }
  | { readonly seat: Seat; readonly redo: number }

/** Who ended a game that its rules had not: its players, or the program on which it was played. */
export type EndedBy = 'players' | 'program'

export const FORMAT = 'roundhouse/1'

/** A whole game as one file. */
export interface GameRecord {
  readonly format: typeof FORMAT
  readonly game: string
  readonly version: number
  /** Names in seat order. */
  readonly players: readonly string[]
  readonly options: unknown
  readonly seed: number
  /** The luck that fell in the set-up. */
  readonly setup: readonly number[][]
  readonly entries: Entry[]
  /** Who ended it after the last entry, though its rules did not. */
  endedBy?: EndedBy
  /** What the game came to, for checking it again later. */
  readonly result?: { readonly hash: string; readonly scores: Readonly<Record<string, number | null>> }
}

/** Why a record cannot be played: another game's, of other rules, or its luck does not fit. */
export class UnfitRecord extends Error {
  readonly reason: 'game' | 'version' | 'luck' | 'undo'

  constructor(reason: UnfitRecord['reason']) {
    super(`the record does not fit: ${reason}`)
    this.reason = reason
  }
}
