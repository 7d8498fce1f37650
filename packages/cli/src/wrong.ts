import {
  type Game,
  type GameState,
  type Refusal,
  type RuleBooks,
  sentenceOf,
  UnfitRecord,
} from '@roundhouse/kernel'
import type { Difference } from './replay/difference.ts'
import { Trouble } from './trouble.ts'
import type { Dictionary } from './words.ts'

/** The number of an action in its game, counted from 1; 0 is the set-up. */
interface Where {
  readonly at: number
}

export interface Refused extends Where {
  readonly rule: string
  readonly message: string
}

export interface Differs extends Where, Difference {}

export interface Broken extends Where {
  readonly law: string
  readonly message: string
}

/** What stopped a game before its time. */
export type Wrong =
  | { readonly refused: Refused }
  | { readonly differs: Differs }
  | { readonly broken: Broken }

/** What a refusal is told with. */
export interface Voice {
  readonly books: RuleBooks
  readonly words: Dictionary
}

export const refusedAt = (
  at: number,
  refusal: Refusal,
  players: readonly string[],
  { books, words }: Voice,
): Wrong => ({
  refused: { at, rule: refusal.rule, message: sentenceOf(books[words.language], refusal, players) },
})

export function brokenAt(at: number, game: Game, state: GameState): Wrong | undefined {
  const [message] = game.violations(state)
  return message === undefined ? undefined : { broken: { at, law: 'invariants', message } }
}

/** What a step of a game gives; a step that throws breaks a law too. */
export function guarded(at: number, step: () => Wrong | undefined): Wrong | undefined {
  try {
    return step()
  } catch (error) {
    if (error instanceof Trouble || error instanceof UnfitRecord) throw error
    return { broken: { at, law: 'no-exception', message: (error as Error).message } }
  }
}
