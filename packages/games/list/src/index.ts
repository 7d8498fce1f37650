import type { Game } from '@roundhouse/kernel'

/** Every game that can be played: one line each. A game is loaded when it is asked for. */
export const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  'baltimore-ohio': async () => (await import('@roundhouse/baltimore-ohio')).baltimoreOhio,
}
