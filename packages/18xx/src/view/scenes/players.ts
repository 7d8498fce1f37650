import type { Seat } from '@roundhouse/kernel'
import { type CardScene, type Fact, type PlayerScene, playerName } from '@roundhouse/view'
import type { Holding } from '../../shares/holdings.ts'
import type { Wording18xx } from '../wording.ts'

/** What a player has, besides a name. */
export interface PlayerFigures {
  readonly cash: number
  readonly certificates: number
  /** null: there is none (any more). */
  readonly limit: number | null
  readonly value: number
  /** What the shares would bring that may be sold now. */
  readonly raises: number
  readonly cards: readonly CardScene[]
  /** Out of the game. */
  readonly out: boolean
  /** Has the priority deal. */
  readonly first: boolean
}

/** A player with certificates, out of so many where there is a limit, and everything that is his at its price. */
export function playerScene(seat: Seat, figures: PlayerFigures, wording: Wording18xx): PlayerScene {
  const { cash, certificates, limit, value, raises, cards, out, first } = figures
  const { words, names } = wording
  return {
    seat,
    name: playerName(wording, seat),
    cash,
    raises,
    facts: [
      {
        label: words.facts.certificates,
        amount: certificates,
        ...(limit === null
          ? { value: String(certificates) }
          : {
              value: `${certificates}/${limit}`,
              limit,
              ...(certificates >= limit && { alarming: true }),
            }),
      },
      { label: words.facts.value, value: names.money(value), amount: value },
    ],
    cards,
    ...(out && { out: true }),
    ...(first && { first: true }),
  }
}

/** What is printed on a private. */
export interface PrivateFigures {
  readonly id: string
  readonly price: number
  readonly revenue: number
  /** What it can do. */
  readonly text: string
}

/** A private with its price and its revenue, and what else there is to know of it now. */
export const privateCard = (
  { id, price, revenue, text }: PrivateFigures,
  facts: readonly Fact[],
  { words, names }: Wording18xx,
): CardScene => ({
  id,
  title: names.privateName(id),
  text,
  facts: [
    { label: words.facts.price, value: names.money(price) },
    { label: words.facts.revenue, value: names.money(revenue) },
    ...facts,
  ],
})

/** Something that counts in a score. */
export const scoreFact = (label: string, amount: number, { names }: Wording18xx): Fact => ({
  label,
  value: names.money(amount),
  amount,
})

/** Cash, then shares corporation by corporation. */
export const wealthFacts = (cash: number, holdings: readonly Holding[], wording: Wording18xx): Fact[] => [
  scoreFact(wording.words.facts.cash, cash, wording),
  ...holdings.map(({ corporation: company, count, price }) =>
    scoreFact(
      wording.words.score.shares({ company, count, price: wording.names.money(price) }),
      count * price,
      wording,
    ),
  ),
]
