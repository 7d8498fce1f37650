/** 1860-SET.4: in the order in which they come up for sale. */
export const TYPES = ['2+1', '3+2', '4+2', '5+3', '6+3', '7+4', '8+4', '9+5'] as const
export type Type = (typeof TYPES)[number]

export interface TrainFacts {
  readonly price: number
  /** 1860-RUN.9: N and M. */
  readonly large: number
  readonly small: number
  /** 1860-PH.3: null is without limit. */
  readonly count: number | null
  /** 1860-PH: the first train of this type makes it rust. */
  readonly rustsOn?: Type
}

export const TRAIN: Readonly<Record<Type, TrainFacts>> = {
  '2+1': { price: 250, large: 2, small: 1, count: 5, rustsOn: '4+2' },
  '3+2': { price: 300, large: 3, small: 2, count: 4, rustsOn: '6+3' },
  '4+2': { price: 350, large: 4, small: 2, count: 3, rustsOn: '7+4' },
  '5+3': { price: 400, large: 5, small: 3, count: 2, rustsOn: '8+4' },
  '6+3': { price: 500, large: 6, small: 3, count: 2 },
  '7+4': { price: 600, large: 7, small: 4, count: 1 },
  '8+4': { price: 700, large: 8, small: 4, count: 1 },
  '9+5': { price: 800, large: 9, small: 5, count: null },
}

/** 1860-PH: a phase has the number of the largest train bought so far. */
export const PHASES = ['2', '3', '4', '5', '6', '7', '8', '9'] as const
export type Phase = (typeof PHASES)[number]

export interface PhaseFacts {
  /** 1860-PH.1: the first train of this type begins it. */
  readonly startsWith: Type
  /** 1860-BUY.8. */
  readonly trainLimit: number
  /** 1860-UPG.1: tiles that may be laid. */
  readonly colors: readonly string[]
  /** 1860-OR.1: operating rounds of a set. */
  readonly operatingRounds: number
  /** 1860-RUN.13: which of the three values of Ryde Pier holds. */
  readonly era: 'yellow' | 'green' | 'brown'
}

const YELLOW = { colors: ['yellow'], operatingRounds: 1, era: 'yellow' } as const
const GREEN = { colors: ['yellow', 'green'], operatingRounds: 2, era: 'green' } as const
const BROWN = { colors: ['yellow', 'green', 'brown'], operatingRounds: 3, era: 'brown' } as const

/** The table of 1860-PH. */
export const PHASE: Readonly<Record<Phase, PhaseFacts>> = {
  '2': { startsWith: '2+1', trainLimit: 4, ...YELLOW },
  '3': { startsWith: '3+2', trainLimit: 4, ...GREEN },
  '4': { startsWith: '4+2', trainLimit: 3, ...GREEN },
  '5': { startsWith: '5+3', trainLimit: 3, ...BROWN },
  '6': { startsWith: '6+3', trainLimit: 2, ...BROWN },
  '7': { startsWith: '7+4', trainLimit: 2, ...BROWN },
  '8': { startsWith: '8+4', trainLimit: 2, ...BROWN },
  '9': { startsWith: '9+5', trainLimit: 2, ...BROWN },
}

/** The phase that the first train of a type begins. */
export const phaseOf = (type: Type): Phase => type[0] as Phase
