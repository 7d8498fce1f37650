export interface Fact {
  readonly label: string
  readonly value: string
  /** The number that the value tells, where it is one. */
  readonly amount?: number
  /** What that number cannot exceed, where the value tells it as well: "9/11". */
  readonly limit?: number
  /** At a limit, or worse than before. */
  readonly alarming?: true
}

/** A small labelled thing: a train, a private, an equipment card. */
export interface Chip {
  /** By which a target names it. */
  readonly id?: string
  readonly label: string
  /** More about it, in a sentence. */
  readonly hint?: string
  /** Already used this round, or about to go. */
  readonly state?: 'used' | 'leaving'
}
