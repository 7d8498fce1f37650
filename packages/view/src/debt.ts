import type { ChoiceScene } from './choice.ts'
import type { Fact } from './fact.ts'

/** What whoever acts owes, and what can be done about it in the course of a turn, whatever its step: loans. */
export interface DebtScene {
  readonly title: string
  readonly facts: readonly Fact[]
  /** To owe more, or less. */
  readonly ways: readonly ChoiceScene[]
}
