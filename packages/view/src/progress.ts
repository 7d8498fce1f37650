import type { Action } from '@roundhouse/kernel'
import type { Fact } from './fact.ts'

/** A round on a time table. */
export interface RoundScene {
  /** As short as on a time table: "OR 4.1". */
  readonly label: string
  readonly name: string
  readonly state: 'done' | 'now' | 'later'
}

/** A step of the turn that goes on; several can be open at once. In one that is passed nothing is known to have been done. */
export interface StepScene {
  readonly label: string
  readonly state: 'done' | 'passed' | 'open' | 'later'
  /** The kinds of action that belong to it. */
  readonly kinds: readonly string[]
  /** What may still be done in it in this turn, as in "1 token left"; of open steps only. */
  readonly left?: string
  /** An action of the step: why it is refused says why the step is not open. */
  readonly probe?: Action
}

/** What changes in the course of the game: phases, levels of technology. */
export interface PhaseChart {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly state: 'done' | 'now' | 'later' }[]
}

/** What pays for something that must be done, in the order in which it is used. */
export interface Checklist {
  readonly title: string
  readonly items: readonly {
    readonly label: string
    readonly value: string
    readonly state: 'done' | 'now' | 'later' | 'none'
    /** The kinds of action by which it is used. */
    readonly kinds: readonly string[]
  }[]
  /** What is still missing. */
  readonly rest: Fact
}
