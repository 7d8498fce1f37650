import type { Action, Blank, Seat, TakeBack, Viewer } from '@roundhouse/kernel'
import type { Fact, LogLine, Scene, Target } from '@roundhouse/view'
import type { TableState } from '@roundhouse/wire'
import type { Branching } from './cards.ts'
import type { GameEnder } from './gameEnder.ts'
import type { SeatPlan } from './seatPlan.ts'

/** A refusal as a person reads it. */
export interface WhyNot {
  readonly rule: string
  readonly sentence: string
  /** The rule's text, in the markdown of the rule book. */
  readonly text: string
  /** Why nothing of the kind can be done at all; the sentence is an example. */
  readonly nothing?: string
}

/**
 * Why somebody takes nothing back: they have done nothing yet; another has decided since; something hidden or
 * of luck has come to light; one of both; it is in the file that was opened; at this table nobody does.
 */
export type UndoRefusal = 'nothing' | 'others' | 'luck' | 'othersOrLuck' | 'recorded' | 'never'

interface AskedScene {
  readonly seat: Seat
  /** The company in whose name the seat is asked. */
  readonly as?: string
  /** What is asked, in a sentence. */
  readonly prompt: string
}

/** One thing that can be done now. */
export interface OfferScene {
  /** The action, without the part that its blank leaves open. */
  readonly action: Action & Readonly<Record<string, unknown>>
  readonly blank?: Blank
  readonly target: Target
  /** What this kind of action is called. */
  readonly heading: string
  /** The chip or card whose power it uses. */
  readonly power?: string
}

export interface StandingScene {
  readonly seat: Seat
  readonly rank: number
  readonly score: number | null
  /** What the score is made of. */
  readonly facts: readonly Fact[]
}

/** Everything that is shown of a game at one moment. */
export interface Position {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly seats: readonly SeatPlan[]
  /** Whose eyes see it; null for everybody's. */
  readonly viewer: Viewer
  /** How many moves were made before this moment, and how many stand in all. */
  readonly move: number
  readonly moves: number
  /** The last move that the viewer made before this moment; 0 for none. */
  readonly mine: number
  readonly scene: Scene
  readonly asked: readonly AskedScene[]
  /** The person whose offers are below; null while bots think, when the game is over, and in the past. */
  readonly turn: AskedScene | null
  readonly offers: readonly OfferScene[]
  /** The device must go to this seat before anything hidden is shown. */
  readonly pass: Seat | null
  readonly standings: readonly StandingScene[]
  readonly over: boolean
  /** Who has ended it before its rules did; why those did, the scene says. */
  readonly endedBy?: GameEnder
  readonly canUndo: boolean
  /** Why not, where nothing can be taken back; absent where the game is over. */
  readonly undoRefusal?: UndoRefusal
  readonly canRedo: boolean
  /** What was taken back in the course of the game and not given back. */
  readonly takeBacks: readonly TakeBack[]
  readonly branchOf?: Branching
  /** How far the table is, when it is one of the server's. */
  readonly online?: TableState
}

/** A line of the log, and the move that it tells of; 0 is the set-up. */
export interface LoggedLine extends LogLine {
  readonly move: number
}

/** The lines from a move on; those of earlier moves stay as they are. */
export interface LogChange {
  readonly from: number
  readonly lines: readonly LoggedLine[]
}
