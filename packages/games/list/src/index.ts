import type { CheckedGame, Game } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'

/** Every game that can be played: one line each. A game is loaded when it is asked for. */
export const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  '1846': async () => (await import('@roundhouse/1846')).game1846,
  '1856': async () => (await import('@roundhouse/1856')).game1856,
  '1860': async () => (await import('@roundhouse/1860')).game1860,
  'baltimore-ohio': async () => (await import('@roundhouse/baltimore-ohio')).baltimoreOhio,
}

/** The same with what they are tested by. */
export const CHECKED_GAMES: Readonly<Record<string, () => Promise<CheckedGame>>> = {
  '1846': async () => (await import('@roundhouse/1846/checked')).checked1846,
  '1856': async () => (await import('@roundhouse/1856/checked')).checked1856,
  '1860': async () => (await import('@roundhouse/1860/checked')).checked1860,
  'baltimore-ohio': async () => (await import('@roundhouse/baltimore-ohio/checked')).checkedBaltimoreOhio,
}

/** How each game is shown, for those who draw it. */
export const VIEWS: Readonly<Record<string, () => Promise<GameView>>> = {
  '1846': async () => (await import('@roundhouse/1846/view')).view1846 as GameView,
  '1856': async () => (await import('@roundhouse/1856/view')).view1856 as GameView,
  '1860': async () => (await import('@roundhouse/1860/view')).view1860 as GameView,
  'baltimore-ohio': async () => (await import('@roundhouse/baltimore-ohio/view')).bnoView as GameView,
}
