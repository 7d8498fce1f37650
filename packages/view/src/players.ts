import type { Action, Seat } from '@roundhouse/kernel'
import type { Fact } from './fact.ts'

/** A card in an auction. */
export interface LotScene {
  /** What it costs now, or the least that can be bid. */
  readonly asks: Fact
  /** Who has bid how much, the highest last. */
  readonly bids: readonly { readonly seat: Seat; readonly amount: number }[]
  /** What whoever is on turn would do with it: why it is refused says why nothing can be done with it. */
  readonly probe: Action
}

/** A card in a hand, before a player or on the table. */
export interface CardScene {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly facts: readonly Fact[]
  /** Its face cannot be seen. */
  readonly hidden?: true
  readonly lot?: LotScene
}

export interface PlayerScene {
  readonly seat: Seat
  readonly name: string
  readonly cash: number
  /** What all the shares would bring that this player may sell now, where shares are sold. */
  readonly raises?: number
  readonly facts: readonly Fact[]
  readonly cards: readonly CardScene[]
  /** Out of the game. */
  readonly out?: true
  /** Begins the next round of turns. */
  readonly first?: true
}
