import type { Seat } from '@roundhouse/kernel'
import { type CardScene, type PlayerScene, playerName } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'

/** What a player has, besides a name. */
export interface PlayerFigures {
  readonly cash: number
  readonly certificates: number
  readonly limit: number
  readonly value: number
  readonly cards: readonly CardScene[]
  /** Out of the game. */
  readonly out: boolean
  /** Has the priority deal. */
  readonly first: boolean
}

/** A player with certificates out of so many, and everything that is his at its price. */
export function playerScene(seat: Seat, figures: PlayerFigures, wording: Wording18xx): PlayerScene {
  const { cash, certificates, limit, value, cards, out, first } = figures
  const { words, names } = wording
  return {
    seat,
    name: playerName(wording, seat),
    cash,
    facts: [
      {
        label: words.facts.certificates,
        value: `${certificates}/${limit}`,
        amount: certificates,
        limit,
        ...(certificates >= limit && { alarming: true }),
      },
      { label: words.facts.value, value: names.money(value), amount: value },
    ],
    cards,
    ...(out && { out: true }),
    ...(first && { first: true }),
  }
}
