import type { Action, Offer } from '../game/game.ts'
import { type Filling, fill } from '../game/offer.ts'
import { below, type ChanceState, chanceFrom } from './chance.ts'

/** An action among the offers: first a kind, each kind equally likely, then an offer of it, then what fills its blank. */
export function randomAction<A extends Action>(offers: readonly Offer<A>[], luck: ChanceState): A {
  const kinds = [...new Set(offers.map((offer) => offer.action.kind))]
  const kind = oneOf(kinds, luck)
  return fillRandomly(
    oneOf(
      offers.filter((offer) => offer.action.kind === kind),
      luck,
    ),
    luck,
  )
}

/** One of the actions that an offer stands for. */
export const fillRandomly = <A extends Action>(offer: Offer<A>, luck: ChanceState): A =>
  fill(offer, filling(offer, luck))

function filling({ blank }: Offer, luck: ChanceState): Filling | undefined {
  if (blank === undefined) return undefined
  if (blank.kind === 'open') return oneOf(blank.proposed, luck)
  const { min, max } = blank
  const step = blank.kind === 'integer' ? (blank.step ?? 1) : 1
  const size = min + step * below(luck, (max - min) / step + 1)
  if (blank.kind === 'integer') return size
  const numbers = chanceFrom(luck).order(blank.from.length).slice(0, size)
  return numbers.map((index) => blank.from[index]!)
}

export const oneOf = <T>(items: readonly T[], luck: ChanceState): T => items[below(luck, items.length)]!
