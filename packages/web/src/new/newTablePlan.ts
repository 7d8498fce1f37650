import type { NewTable } from '@roundhouse/wire'
import type { GameCard, TableSettings } from '../worker/protocol.ts'
import { type ChosenOptions, differing } from './newGamePlan.ts'

/** Who is to sit on a chair of a table: whoever sets it up, somebody who comes, or the bot of that name. */
export const ME = 'me'
export const OPEN = 'open'

/** The table that is being set up. */
export interface TablePlan extends TableSettings {
  readonly chairs: readonly string[]
}

/** A table as most would set it up. */
export const usualTable = (title: string, players: number): TablePlan => ({
  title,
  visibility: 'open',
  pace: 'live',
  undo: 'consent',
  chairs: chairsFor(players, []),
})

/** That many chairs: those there are, and more open ones. */
export const chairsFor = (count: number, chairs: readonly string[]): string[] =>
  Array.from({ length: count }, (_, place) => chairs[place] ?? (place === 0 ? ME : OPEN))

/** The chairs with another on one of them. Nobody sits on two. */
export const withChair = (chairs: readonly string[], place: number, who: string): string[] =>
  chairs.map((before, other) => (other === place ? who : who === ME && before === ME ? OPEN : before))

/** What the server is told. */
export function newTableOf(
  card: GameCard,
  options: ChosenOptions,
  { title, visibility, pace, undo, chairs }: TablePlan,
): NewTable {
  const seat = chairs.indexOf(ME)
  return {
    game: card.id,
    title: title.trim(),
    players: chairs.length,
    bots: chairs.flatMap((bot, place) => (bot === ME || bot === OPEN ? [] : [{ seat: place, bot }])),
    ...(seat >= 0 && { seat }),
    options: differing(options, card.options),
    visibility,
    pace,
    undo,
  }
}
