import type { GameRecord } from '@roundhouse/kernel'
import type { GameSource } from './library.ts'
import { type Showcase, showcaseOf } from './showcase.ts'

/** The game of each that bots have played for pictures: `simulate --save`, cut after a good run. */
const EXAMPLES = import.meta.glob<GameRecord>('../../../../games/*/example.json', { import: 'default' })

/** In the site as it is built this reads what was written down then (vite.config.ts): no game is loaded to be listed. */
export const realShowcase = (games: GameSource): Showcase =>
  showcaseOf(games, async (game) => EXAMPLES[`../../../../games/${game}/example.json`]?.())
