import type { GameView } from '@roundhouse/view'
import type { ArchivedGame, GameMoment } from '@roundhouse/wire'
import type { Room } from '../protocol/room.ts'
import type { ServerSession } from './session.ts'

/** A table of the server that is open; a game only once it has begun. */
export interface OpenTable {
  readonly id: string
  readonly invitation: string | undefined
  room: Room
  session?: ServerSession
  /** In place of it, where the game is of other rules than the server has. */
  archived?: ArchivedGame & { readonly gameView: GameView }
  /** Moments of the past that were looked at. */
  readonly moments: Map<number, GameMoment>
}

/** Which table is open, if any, and how what is known of it is shown. */
export interface TableSlot {
  table: OpenTable | undefined
  /** Pushes where its game stands. */
  show(): void
  /** Pushes how the table is, besides its game. */
  showRoom(): void
  close(): void
}
