import type { Chart } from '@roundhouse/finance'

/** What trade in shares needs to know of a title. */
export interface SharesTitle {
  readonly chart: Chart
  /** Of those that the title has need of. */
  readonly shareRules: Readonly<Partial<Record<ShareRule, string>>>
}

/** A title that names these rules: what a function refuses by, its title must name. */
export interface ShareRules<Rule extends ShareRule> {
  readonly shareRules: Readonly<Record<Rule, string>>
}

/** What a sale or a purchase offends, for which the title names the rule. */
export type ShareRule =
  | 'own-shares'
  | 'pool-limit'
  | 'presidents-share'
  | 'sold-before'
  | 'presidents-share-in-pool'
  | 'certificate-limit'
  | 'above-limit'
  | 'par'
