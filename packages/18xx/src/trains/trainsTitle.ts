/** What trade in trains needs to know of a title. */
export interface TrainsTitle {
  /** Of those that the title has need of. */
  readonly trainRules: Readonly<Partial<Record<TrainRule, string>>>
}

/** A title that names these rules. */
export interface TrainRules<Rule extends TrainRule> {
  readonly trainRules: Readonly<Record<Rule, string>>
}

/** What a purchase of a train offends, for which the title names the rule. */
export type TrainRule = 'train-limit' | 'seller'
