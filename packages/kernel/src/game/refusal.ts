import type { Seat } from './game.ts'

/** A number, a word of the game, a list of them, or a seat that the reader sees as that player's name. */
export type Figure = number | string | readonly (number | string)[] | { readonly seat: Seat }

/** Why something is not allowed: the rule, which of its sentences, and the figures of this position. */
export interface Refusal {
  readonly rule: string
  readonly reason: string
  readonly figures: Readonly<Record<string, Figure>>
}

export const refusal = (rule: string, reason: string, figures: Refusal['figures'] = {}): Refusal => ({
  rule,
  reason,
  figures,
})

export const isRefusal = (value: object): value is Refusal => 'rule' in value && 'reason' in value
