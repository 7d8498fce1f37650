import type { Seat } from '@roundhouse/kernel'

/** The players of the scenarios, in their seats clockwise. */
export const NAMES = ['A', 'B', 'C', 'D', 'E'] as const
export type Name = (typeof NAMES)[number]
export type ByName<T = number> = Partial<Record<Name, T>>

export const seatOf = (name: Name): Seat => NAMES.indexOf(name)
