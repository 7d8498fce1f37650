import type { Seat } from '../game/game.ts'

/** The players of the scenarios, in their seats clockwise. */
export const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Name = (typeof NAMES)[number]
export type ByName<T = number> = Partial<Record<Name, T>>

export const seatOf = (name: Name): Seat => NAMES.indexOf(name)

/** One for each seat, given by names. */
export const bySeat = <T>(values: ByName<T>, seats: number, none: T): T[] =>
  NAMES.slice(0, seats).map((name) => values[name] ?? none)

/** One for each name, given by seats. */
export const byName = <T>(values: readonly T[]): ByName<T> =>
  Object.fromEntries(values.map((value, seat) => [NAMES[seat], value]))

/** Who has most; of equals the first told. */
export const largest = (counts: ByName): Name =>
  (Object.keys(counts) as Name[]).reduce((most, name) => (counts[name]! > counts[most]! ? name : most))
