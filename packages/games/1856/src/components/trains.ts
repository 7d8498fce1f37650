/** 1856-6d: in the order in which they come up for sale; the last is a D or, by an option, an 8. */
export const TYPES = ['2', '3', '4', '5', '6', 'D', '8'] as const
export type Type = (typeof TYPES)[number]

export interface TrainFacts {
  readonly price: number
  /** 1856-2.4b: stops that it visits at most; null is any number. */
  readonly reach: number | null
  /** 1856-6d: null is without limit. */
  readonly count: number | null
  /** 1856-P: the first trains of these types make it rust. */
  readonly rustsOn?: readonly Type[]
}

export const TRAIN: Readonly<Record<Type, TrainFacts>> = {
  '2': { price: 100, reach: 2, count: 6, rustsOn: ['4'] },
  '3': { price: 225, reach: 3, count: 5, rustsOn: ['6'] },
  '4': { price: 350, reach: 4, count: 4, rustsOn: ['D', '8'] },
  '5': { price: 550, reach: 5, count: 3 },
  '6': { price: 700, reach: 6, count: 2 },
  D: { price: 1100, reach: null, count: null },
  '8': { price: 1000, reach: 8, count: null },
}

/** The types of which the game has one, and what it costs for another train (1856-2.7f). */
export type LastType = 'D' | '8'
export const TRADE_IN_PRICE: Readonly<Record<LastType, number>> = { D: 750, '8': 650 }
export const TRADED_IN: readonly Type[] = ['4', '5', '6']

/** 1856-3o, 1856-3p: trains that never rust, the only ones that the CGR may buy. */
export const PERMANENT: readonly Type[] = ['5', '6', 'D', '8']

/** 1856-0f: a phase has the name of the highest type bought so far. */
export type Phase = Type

export interface PhaseFacts {
  /** 1856-2.7d. */
  readonly trainLimit: number
  /** 1856-2.2c: tiles that may be laid. */
  readonly colors: readonly string[]
  /** 1856-2a: operating rounds of a set. */
  readonly operatingRounds: number
  /** 1856-Pd: which of the three values of an off-board place holds. */
  readonly era: 'yellow' | 'brown' | 'black'
}

const GREEN = ['yellow', 'green']
const BROWN = [...GREEN, 'brown']
const GRAY = [...BROWN, 'gray']

/** The table of 1856-P. */
export const PHASE: Readonly<Record<Phase, PhaseFacts>> = {
  '2': { trainLimit: 4, colors: ['yellow'], operatingRounds: 1, era: 'yellow' },
  '3': { trainLimit: 4, colors: GREEN, operatingRounds: 2, era: 'yellow' },
  '4': { trainLimit: 3, colors: GREEN, operatingRounds: 2, era: 'yellow' },
  '5': { trainLimit: 2, colors: BROWN, operatingRounds: 3, era: 'brown' },
  '6': { trainLimit: 2, colors: GRAY, operatingRounds: 3, era: 'brown' },
  D: { trainLimit: 2, colors: GRAY, operatingRounds: 3, era: 'black' },
  '8': { trainLimit: 2, colors: GRAY, operatingRounds: 3, era: 'black' },
}

/** 1856-2.7d, 1856-3k. */
export const CGR_TRAIN_LIMIT = 3

/** 1856-3r: a CGR that never had a permanent train must buy one if its treasury is above this, or above the second with a 4-train. */
export const CGR_MUST_BUY_ABOVE = { new: 1100, tradeIn: 750 } as const
