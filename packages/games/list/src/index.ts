import type { Game } from '@roundhouse/kernel'

/** Every game that can be played: one line each. A game is loaded when it is asked for. */
export const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  '1846': async () => (await import('@roundhouse/1846')).game1846,
  'baltimore-ohio': async () => (await import('@roundhouse/baltimore-ohio')).baltimoreOhio,
}
