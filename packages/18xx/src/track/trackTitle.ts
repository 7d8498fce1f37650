import type { Color, Components, CoverRule } from '@roundhouse/board'

/** What track and tokens need to know of a title. */
export interface TrackTitle {
  readonly board: Components
  /** The colours of hexes and tiles, each of which covers only the one before it. */
  readonly colors: readonly Color[]
  /** What a tile keeps of the face that it covers. One for the whole title: it remembers its answers. */
  readonly coverRule: CoverRule
  readonly trackRules: Readonly<Record<TrackRule, string>>
}

/** What a tile or a token can offend, for which the title names the rule. */
export type TrackRule =
  | 'fixed'
  | 'color'
  | 'phase'
  | 'label'
  | 'stock'
  | 'stops'
  | 'exit'
  | 'track'
  | 'same-track'
  | 'first-connection'
  | 'upgrade-connection'
  | 'full'
