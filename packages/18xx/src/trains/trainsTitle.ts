/** What trade in trains needs to know of a title. */
export interface TrainsTitle {
  readonly trainRules: Readonly<Record<TrainRule, string>>
}

/** What a purchase of a train offends, for which the title names the rule. */
export type TrainRule = 'train-limit' | 'seller'
