import type { GameCard } from '../worker/protocol/cards.ts'

/** How many can play, to choose from; with an asterisk where it is an unofficial variant. */
export const playerCounts = ({
  players: { min, max },
  unofficial,
}: Pick<GameCard, 'players' | 'unofficial'>) =>
  Array.from({ length: max - min + 1 }, (_, more) => {
    const count = min + more
    return { value: `${count}`, label: unofficial?.[count] === undefined ? `${count}` : `${count}*` }
  })

/** As many as that, as far as so many can play. */
export const fittingCount = ({ players: { min, max } }: Pick<GameCard, 'players'>, count: number): number =>
  Math.min(Math.max(count, min), max)
