import type { Chart } from '@roundhouse/finance'

/** What trade in shares needs to know of a title. */
export interface SharesTitle {
  readonly chart: Chart
  readonly shareRules: Readonly<Record<ShareRule, string>>
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
