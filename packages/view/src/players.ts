import type { Seat } from '@roundhouse/kernel'
import type { Fact } from './fact.ts'

/** A card in a hand, before a player or on the table. */
export interface CardScene {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly facts: readonly Fact[]
  /** Its face cannot be seen. */
  readonly hidden?: true
}

export interface PlayerScene {
  readonly seat: Seat
  readonly name: string
  readonly cash: number
  readonly facts: readonly Fact[]
  readonly cards: readonly CardScene[]
  /** Out of the game. */
  readonly out?: true
  /** Begins the next round of turns. */
  readonly first?: true
}
