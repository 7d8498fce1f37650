import type { NewTable } from '@roundhouse/wire'
import type { GameCard } from '../worker/protocol/cards.ts'
import type { TableSettings } from '../worker/protocol/requests.ts'
import { type ChosenOptions, unusualOptions } from './newGamePlan.ts'

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
  Array.from({ length: count }, (_, index) => chairs[index] ?? (index === 0 ? ME : OPEN))

/** The chairs with another on one of them. Nobody sits on two. */
export const withChair = (chairs: readonly string[], index: number, who: string): string[] =>
  chairs.map((before, other) => (other === index ? who : who === ME && before === ME ? OPEN : before))

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
    bots: chairs.flatMap((bot, index) => (bot === ME || bot === OPEN ? [] : [{ seat: index, bot }])),
    ...(seat >= 0 && { seat }),
    options: unusualOptions(options, card.options),
    visibility,
    pace,
    undo,
  }
}
