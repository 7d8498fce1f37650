import { fittingCount } from '../new/playerCounts.ts'
import type { GameCard } from '../worker/protocol/cards.ts'

/** Against so few a first game is soon begun. */
export const FIRST_COUNT = 3

/** Which game somebody would like to begin, if it was said, and of how many. */
export interface QuickWish {
  readonly game: string | null
  readonly count: number
}

/** The game that is begun, and of how many. */
export interface QuickChoice {
  readonly card: GameCard
  readonly count: number
}

/** What is wished, as far as it can be played; nothing where no game is known. */
export function quickChoice(
  cards: readonly GameCard[] | null,
  { game, count }: QuickWish,
): QuickChoice | undefined {
  const card = cards?.find(({ id }) => id === game) ?? cards?.[0]
  return card && { card, count: fittingCount(card, count) }
}
