import type { Refusal, Seat } from '@roundhouse/kernel'
import type { GameMoment } from '@roundhouse/wire'
import type { ViewedGame } from './viewedGame.ts'

/** Where a game is at home, on this device or at the server: who keeps it, and makes its moves. */
export interface TableHome {
  /** The game that is open here; nothing while none is. */
  viewedGame(): ViewedGame | undefined
  moment(move: number): GameMoment | Promise<GameMoment>
  /** Makes a move, and the one that is decided with it; the refusal of either. */
  move(seat: Seat, action: unknown, next?: unknown): Promise<Refusal | undefined>
  undo(): Promise<void>
  redo(): Promise<void>
  takeDevice(): void
  botMove(): Promise<void>
  /** Bots move at once until a person is asked. */
  forward(): Promise<void> | void
}
