import type { GameEvent, GameRecord, GameState, Refusal, Viewer } from '@roundhouse/kernel'
import type { Ballot, Message, TableCard } from './table.ts'

/** What has changed in a game, for one pair of eyes: everything up to a move stays as it was told. */
export interface GameChange {
  /** How many entries the log has now. */
  readonly seq: number
  /** How many moves stand now. */
  readonly moves: number
  /** The last of them that was these eyes' own; 0 for none. */
  readonly mine: number
  /** The first move that is told anew; 0 is the set-up. */
  readonly from: number
  /** What each move from there on told. */
  readonly told: readonly (readonly GameEvent[])[]
  /** The position now, without what these eyes may not see. */
  readonly view: GameState
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** A game as it is opened: all of it. */
export interface GameOpened {
  readonly table: TableCard
  readonly viewer: Viewer
  readonly change: GameChange
  readonly messages: readonly Message[]
  readonly ballots: readonly Ballot[]
  readonly notes: string
}

/** A moment of the past. */
export interface GameMoment {
  readonly move: number
  /** The last move until then that was these eyes' own; 0 for none. */
  readonly mine: number
  readonly view: GameState
}

/** An action is asked for at a place of the log; a key says that a request is the same one again. */
export interface ActionGiven {
  readonly seq: number
  readonly action: unknown
  readonly key?: string
}

export interface UndoGiven {
  readonly seq: number
  readonly key?: string
}

/** Done: how many entries the log has now. */
export interface Done {
  readonly seq: number
}

/** The file of a game. While it goes on, what is secret is cut out of it, and then it cannot be replayed. */
export interface GameFile extends GameRecord {
  readonly redacted?: true
}

export interface Refused {
  readonly trouble: 'refused'
  readonly refusal: Refusal
}

/** Somebody was faster; the log has so many entries now. */
export interface Overtaken {
  readonly trouble: 'overtaken'
  readonly seq: number
}
