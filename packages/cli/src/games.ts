import {
  type CheckedGame,
  type Game,
  type GameSetup,
  isRefusal,
  newSession,
  type RuleBooks,
  type Session,
  sentenceOf,
} from '@roundhouse/kernel'
import { BadInput } from './badInput.ts'
import type { Shell } from './shell.ts'
import type { Dictionary } from './words.ts'

export async function gameNamed(shell: Shell, id: string): Promise<CheckedGame> {
  const known = Object.keys(shell.games)
  if (!known.includes(id)) throw new BadInput((words) => words.noGame(id, known))
  return shell.games[id]!()
}

/** A game with this set-up; one that the rules forbid is bad input, told in the rule's own sentence. */
export function sessionFor(game: Game, setup: GameSetup, ruleBooks: RuleBooks, words: Dictionary): Session {
  const session = newSession(game, setup)
  if (!isRefusal(session)) return session
  const sentence = sentenceOf(ruleBooks[words.language], session, setup.players)
  throw new BadInput(() => `${session.rule}: ${sentence}`)
}
