import { signal } from '@preact/signals'

/** A rule that is read over whatever else is open. */
export interface OpenRule {
  readonly game: string
  readonly rule: string | null
  /** What the rule says of this position. */
  readonly sentence?: string
}

export const openRule = signal<OpenRule | null>(null)
