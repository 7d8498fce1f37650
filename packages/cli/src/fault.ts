import {
  type CheckedGame,
  type GameEvent,
  type GameState,
  type Refusal,
  type RuleBooks,
  sentenceOf,
  UnfitRecord,
} from '@roundhouse/kernel'
import { BadInput } from './badInput.ts'
import type { Difference } from './replay/difference.ts'
import type { Dictionary } from './words.ts'

/** The number of an action in its game, counted from 1; 0 is the set-up. */
interface ActionPlace {
  readonly at: number
}

export interface RefusedMove extends ActionPlace {
  readonly rule: string
  readonly message: string
}

export interface FoundDifference extends ActionPlace, Difference {}

export interface BrokenLaw extends ActionPlace {
  readonly law: string
  readonly message: string
}

/** What stopped a game before its time. */
export type Fault =
  | { readonly refused: RefusedMove }
  | { readonly differs: FoundDifference }
  | { readonly broken: BrokenLaw }

/** What a refusal is told with. */
export interface Phrasing {
  readonly ruleBooks: RuleBooks
  readonly words: Dictionary
}

export const refusedAt = (
  at: number,
  refusal: Refusal,
  players: readonly string[],
  { ruleBooks, words }: Phrasing,
): Fault => ({
  refused: { at, rule: refusal.rule, message: sentenceOf(ruleBooks[words.language], refusal, players) },
})

export function violationAt(at: number, game: CheckedGame, state: GameState): Fault | undefined {
  const [message] = game.violations(state)
  return message === undefined ? undefined : { broken: { at, law: 'invariants', message } }
}

/** What changed beside what the events tell. */
export function untoldAt(
  at: number,
  game: CheckedGame,
  before: GameState,
  events: readonly GameEvent[],
  after: GameState,
): Fault | undefined {
  const message = game.audit?.(before, events, after)[0]
  return message === undefined ? undefined : { broken: { at, law: 'accounts', message } }
}

/** What a step of a game gives; a step that throws breaks a law too. */
export function faultIn(at: number, step: () => Fault | undefined): Fault | undefined {
  try {
    return step()
  } catch (error) {
    if (error instanceof BadInput || error instanceof UnfitRecord) throw error
    return { broken: { at, law: 'no-exception', message: (error as Error).message } }
  }
}
