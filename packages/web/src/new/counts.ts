import type { GameCard } from '../worker/protocol.ts'

/** How many can play. */
export const counts = ({ players: { min, max } }: GameCard): number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more)
