import type { Action } from '@roundhouse/kernel'
import type { Fact } from './fact.ts'

export type Progress = 'done' | 'now' | 'later'

/** A round on a time table. */
export interface RoundScene {
  /** As short as on a time table: "OR 4.1". */
  readonly label: string
  readonly name: string
  readonly state: Progress
}

/** A step of the turn that goes on; several can be open at once. In one that is passed nothing was done, unless the log tells of it (`LogLine.did`). */
export interface StepScene {
  readonly label: string
  readonly state: 'done' | 'passed' | 'open' | 'later'
  /** The kinds of action that belong to it. */
  readonly kinds: readonly string[]
  /** What may still be done in it in this turn, as in "1 token left"; of open steps only. */
  readonly left?: string
  /** What it is called to go on from it, where nobody aims at the step that comes next. */
  readonly leave?: string
  /** An action of the step: why it is refused says why the step is not open. */
  readonly probe?: Action
  /** Why nothing at all can be done in it now; what refuses the probe is an example. */
  readonly nothing?: string
}

/** What changes in the course of the game: phases, levels of technology. */
export interface PhaseChart {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly state: Progress }[]
}

/** What pays for something that must be done, in the order in which it is used. */
export interface Checklist {
  readonly title: string
  readonly items: readonly {
    readonly label: string
    readonly value: string
    readonly state: Progress | 'none'
    /** The kinds of action by which it is used. */
    readonly kinds: readonly string[]
  }[]
  /** What is still missing. */
  readonly rest: Fact
}

/** How many rounds before and after this one a time table shows. */
const AROUND = 2

/** Whether a place on a list is before, at or after the present one. */
export const progressOf = (place: number, now: number): Progress =>
  place < now ? 'done' : place > now ? 'later' : 'now'

/** The rounds around the present one, by their places in the game from 0 on; none comes after the last. */
export function roundsAround(
  now: number,
  named: (place: number) => Pick<RoundScene, 'label' | 'name'>,
  last = Number.POSITIVE_INFINITY,
): RoundScene[] {
  const first = Math.max(0, now - AROUND)
  const until = Math.min(last, now + AROUND)
  return Array.from({ length: until - first + 1 }, (_, number) => first + number).map((place) => ({
    ...named(place),
    state: progressOf(place, now),
  }))
}

/** Companies in the order of a round: of all at work, whoever is neither on turn nor still to come has had its turn. */
export const orderAround = <Company extends string>(
  all: readonly Company[],
  now: Company | undefined,
  toCome: readonly Company[],
): { readonly company: Company; readonly state: Progress }[] => [
  ...all
    .filter((company) => company !== now && !toCome.includes(company))
    .map((company) => ({ company, state: 'done' as const })),
  ...(now === undefined ? [] : [{ company: now, state: 'now' as const }]),
  ...toCome.map((company) => ({ company, state: 'later' as const })),
]
