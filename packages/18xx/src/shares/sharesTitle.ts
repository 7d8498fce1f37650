import type { Certificates, Chart } from '@roundhouse/finance'
import type { SharesAndPresident } from './president.ts'

/** What trade in shares needs to know of a title. */
export interface SharesTitle {
  readonly chart: Chart
  /** How a corporation is cut; where there are several ways, by its shares. */
  readonly certificates: (corporation: SharesAndPresident) => Certificates
  /** The place into which players sell. */
  readonly pool: string
  /** Of those that the title has need of. */
  readonly shareRules: Readonly<Partial<Record<ShareRule, string>>>
}

/** A title that says how corporations are cut. */
export type CutTitle = Pick<SharesTitle, 'certificates'>

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
  | 'supply'
  | 'presidents-share-in-pool'
  | 'holding-limit'
  | 'certificate-limit'
  | 'above-limit'
  | 'par'
