import type { Action } from '@roundhouse/kernel'
import type { HexScene } from './board.ts'
import type { Fact } from './fact.ts'
import type { CellPlace } from './market.ts'
import type { RouteScene } from './run.ts'
import type { SequenceScene } from './sequence.ts'

/** What an action is done to: where a person points. */
export type Target =
  | { readonly on: 'hex'; readonly hex: string }
  | { readonly on: 'stop'; readonly hex: string; readonly stop: number }
  | { readonly on: 'company'; readonly company: string }
  | { readonly on: 'card'; readonly card: string }
  | { readonly on: 'train'; readonly train: string }
  | { readonly on: 'routes' }
  | { readonly on: 'nothing' }

/** A figure that an action would change. */
export interface Change {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** One action as it is put to a person. */
export interface Preview {
  /** What the button says: what will happen, with its figure. */
  readonly label: string
  readonly changes: readonly Change[]
  /** What it costs, part by part. */
  readonly costBreakdown?: {
    readonly lines: readonly Fact[]
    readonly total: string
    /** What the total is called, where it is more than a sum. */
    readonly totalLabel?: string
  }
  /** Things worth knowing. */
  readonly notes: readonly string[]
  /** Why to think twice. */
  readonly warning?: string
  /** Where it warns of nothing else: the powers that would be left unused, by their cards. */
  readonly unused?: readonly string[]
  /** What begins, ends or goes with it, and whose. */
  readonly effects?: readonly Fact[]
  /** What would come about step by step. */
  readonly sequence?: SequenceScene
  /** How the hex would look. */
  readonly hex?: HexScene
  /** The routes it would run. */
  readonly routes?: readonly RouteScene[]
  /** Where price markers would go. */
  readonly prices?: readonly { readonly company: string; readonly to: CellPlace }[]
  /** Its name in a word or two, where it stands beside others. */
  readonly short?: string
  /** What it brings, where it stands beside others. */
  readonly gains?: readonly Fact[]
  /** What is decided right after it; the labels are for both together. */
  readonly next?: readonly { readonly action: Action; readonly preview: Preview }[]
  /** The kinds of action that it is too late for in this turn once it is done. */
  readonly endedKinds?: readonly string[]
  /** There is no way back into the game. */
  readonly grave?: true
}
