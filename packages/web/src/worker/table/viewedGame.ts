import type { Game, GameEvent, GameState, Seat, TakeBack, Viewer } from '@roundhouse/kernel'
import type { GameView, Reader } from '@roundhouse/view'
import type { TableState } from '@roundhouse/wire'
import type { Branching } from '../protocol/cards.ts'
import type { GameEnder } from '../protocol/gameEnder.ts'
import type { UndoRefusal } from '../protocol/position.ts'
import type { SeatPlan } from '../protocol/seatPlan.ts'

/** A game that is open, as whoever is at the screen sees it. */
export interface ViewedGame {
  readonly id: string
  readonly game: Game
  readonly gameView: GameView
  readonly seats: readonly SeatPlan[]
  readonly reader: Reader
  readonly viewer: Viewer
  /** Where it stands, without what the viewer may not see: the same object as long as nothing changes. */
  readonly visibleState: GameState
  /** How many moves stand. */
  readonly moves: number
  /** The last of them that the viewer made; 0 for none. */
  readonly mine: number
  /** What the set-up and each move told. */
  readonly eventsByMove: readonly (readonly GameEvent[])[]
  /** What was taken back and not given back. */
  readonly takeBacks: readonly TakeBack[]
  /** The device must go to this seat before anything hidden is shown. */
  readonly pass: Seat | null
  canUndo(): boolean
  /** Asked where nothing can be taken back. */
  undoRefusal(): UndoRefusal
  canRedo(): boolean
  readonly branchOf?: Branching
  /** Who ended it where its rules did not. */
  readonly endedBy?: GameEnder
  /** How far the table is, when it is one of the server's. */
  readonly online?: TableState
}
