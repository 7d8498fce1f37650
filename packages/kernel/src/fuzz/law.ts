import type { Action, CheckedGame, Decision, GameEvent, GameState } from '../game/game.ts'
import type { Table } from '../log/table.ts'
import type { RuleBooks } from '../rulebook/rulebook.ts'
import type { Attempt } from './attempt.ts'

/** What must hold for any game. That it ends is counted, not demanded: a random game may go on for long. */
export const LAWS = [
  'no-exception',
  'nobody-stuck',
  'invariants',
  'accounts',
  'offered-is-accepted',
  'accepted-is-offered',
  'proposal-stays',
  'refusal-has-a-rule',
  'refusal-changes-nothing',
  'hostile-input',
  'json-identity',
  'redaction',
  'fork-is-independent',
  'undo-is-inverse',
  'same-log-same-hash',
] as const
export type Law = (typeof LAWS)[number]

/** A law that does not hold, and the attempt that shows it, if it takes one. */
export interface Violation {
  readonly law: Law
  readonly message: string
  readonly attempt?: Attempt
}

/** How often each thing was met, by its name. */
export type CountsByName = Record<string, number>

export function count(tally: CountsByName, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1
}

/** The last move: what was before it, and what it told. */
export interface LastMove<S extends GameState = GameState> {
  readonly before: S
  readonly events: readonly GameEvent[]
}

/** A position under examination. */
export interface ExaminedPosition<S extends GameState = GameState, A extends Action = Action> {
  readonly game: CheckedGame<S, A>
  readonly table: Table<S, A>
  readonly ruleBooks: RuleBooks
  /** Who is asked, and what is offered. */
  readonly choices: readonly Decision<A>[]
  /** What led here, where it was kept; else it is played once more. */
  readonly last?: LastMove<S>
  /** Seeds whatever is random in an examination. */
  readonly luck: number
  /** Every refusal met is counted here, as `RULE reason`. */
  readonly refusals: CountsByName
}
