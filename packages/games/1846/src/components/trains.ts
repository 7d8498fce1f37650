import type { PlayerCount } from './money.ts'

export const TYPES = ['2', '4', '5', '6'] as const
export type Type = (typeof TYPES)[number]

/** 1846-6.52: a train is used by one of its sides. The first is the one that names the type. */
export const SIDES = ['2', '4', '3/5', '5', '4/6', '6', '7/8'] as const
export type Side = (typeof SIDES)[number]

export interface SideFacts {
  readonly type: Type
  readonly price: number
  /** 1846-6.33: stops that it counts, and that it visits. */
  readonly counts: number
  readonly visits: number
}

export const SIDE: Readonly<Record<Side, SideFacts>> = {
  '2': { type: '2', price: 80, counts: 2, visits: 2 },
  '4': { type: '4', price: 180, counts: 4, visits: 4 },
  '3/5': { type: '4', price: 160, counts: 3, visits: 5 },
  '5': { type: '5', price: 500, counts: 5, visits: 5 },
  '4/6': { type: '5', price: 450, counts: 4, visits: 6 },
  '6': { type: '6', price: 800, counts: 6, visits: 6 },
  '7/8': { type: '6', price: 900, counts: 7, visits: 8 },
}

export const SIDES_OF: Readonly<Record<Type, readonly Side[]>> = {
  '2': ['2'],
  '4': ['4', '3/5'],
  '5': ['5', '4/6'],
  '6': ['6', '7/8'],
}

/** 1846-2.2, 1846-10.1: trains of each type, those of the two minors among them; null is without limit. */
export const TRAINS: Readonly<Record<PlayerCount, Readonly<Record<Type, number | null>>>> = {
  2: { '2': 7, '4': 5, '5': 3, '6': 4 },
  3: { '2': 7, '4': 4, '5': 3, '6': null },
  4: { '2': 8, '4': 5, '5': 4, '6': null },
  5: { '2': 9, '4': 6, '5': 5, '6': null },
}

/** 1846-6.51c: the trains of the last type where an option limits them. */
export const LAST_TRAINS = 9

export const PHASES = ['I', 'II', 'III', 'IV'] as const
export type Phase = (typeof PHASES)[number]

export interface PhaseFacts {
  /** 1846-6.54. */
  readonly trainLimit: number
  /** 1846-6.20b: tiles that may be laid. */
  readonly colors: readonly string[]
  /** 1846-6.34a: which of the two values of an off-board place holds. */
  readonly era: 'yellow' | 'brown'
}

export const PHASE: Readonly<Record<Phase, PhaseFacts>> = {
  I: { trainLimit: 4, colors: ['yellow'], era: 'yellow' },
  II: { trainLimit: 4, colors: ['yellow', 'green'], era: 'yellow' },
  III: { trainLimit: 3, colors: ['yellow', 'green', 'brown'], era: 'brown' },
  IV: { trainLimit: 2, colors: ['yellow', 'green', 'brown', 'gray'], era: 'brown' },
}

/** 1846-8.1: the phase that a type of train begins with. */
export const PHASE_OF: Readonly<Record<Type, Phase>> = { '2': 'I', '4': 'II', '5': 'III', '6': 'IV' }
