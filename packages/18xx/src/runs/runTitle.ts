import type { TrackTitle } from '../track/trackTitle.ts'

/** What runs need to know of a title. */
export interface RunTitle extends Pick<TrackTitle, 'board'> {
  /**
   * The rules that a run can offend, in the order of the rule book: of several
   * it is refused by the first. What no run of the title can offend is left out.
   */
  readonly runRules: RunRules
}

/** What every title forbids. */
export type RunRule = 'no-train' | 'short' | 'track' | 'line' | 'not-visited'

/** What a title may forbid besides. */
export type FurtherRunRule =
  | 'train-again'
  | 'token'
  | 'token-unpaid'
  | 'stop-again'
  | 'hex-again'
  | 'full'
  | 'second-exception'
  | 'end'
  | 'no-end'
  | 'unpaid-end'
  | 'stops'
  | 'skipped'
  | 'counted'
  | 'track-again'
  | 'apart'
  | 'home-missed'

export type RunRules = Readonly<Record<RunRule, string>> &
  Readonly<Partial<Record<FurtherRunRule, string>>> & {
    /** By the name of the group of which a train visits one stop. */
    readonly 'group-again'?: Readonly<Record<string, string>>
  }
