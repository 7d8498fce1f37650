import {
  type Game,
  type GameState,
  isRefusal,
  type NewGame,
  newTable,
  type RuleBooks,
  sentenceOf,
  type Table,
} from '@roundhouse/kernel'
import type { Shell } from './shell.ts'
import { Trouble } from './trouble.ts'
import type { Dictionary } from './words.ts'

export async function gameNamed(shell: Shell, id: string): Promise<Game> {
  const known = Object.keys(shell.games)
  if (!known.includes(id)) throw new Trouble((words) => words.noGame(id, known))
  return shell.games[id]!()
}

/** A table for this set-up; one that the rules forbid is bad input, told in the rule's own sentence. */
export function tableFor(game: Game, setup: NewGame, books: RuleBooks, words: Dictionary): Table {
  const table = newTable(game, setup)
  if (!isRefusal(table)) return table
  const sentence = sentenceOf(books[words.language], table, setup.players)
  throw new Trouble(() => `${table.rule}: ${sentence}`)
}

export const isOver = (game: Game, state: GameState): boolean => game.asked(state).length === 0
