import { type HexName, placeAt } from '@roundhouse/board'
import type { TrackTitle } from './trackTitle.ts'

/** A slot that is reserved for a company, and the rule that reserves it. */
export interface ReservedSlot<Company extends string = string> {
  readonly company: Company
  /** The slot of the city; any of the city, or of all cities of the hex, where no one is printed (1856 2.1d). */
  readonly slot: number | 'any of city' | 'any of hex'
  readonly rule: string
}

/**
 * The printed reservations of a city for which a rule still holds, whether
 * something stands in the slot or not. `Company` is whoever the map names.
 */
export const reservedSlots = <Company extends string>(
  { board }: Pick<TrackTitle, 'board'>,
  hex: HexName,
  city: number,
  ruleFor: (company: Company) => string | undefined,
): ReservedSlot<Company>[] =>
  (placeAt(board.map, hex).printed.reservations ?? []).flatMap(({ company, stop, slot }) => {
    const rule = stop === undefined || stop === city ? ruleFor(company as Company) : undefined
    const which = slot ?? (stop === undefined ? 'any of hex' : 'any of city')
    return rule ? [{ company: company as Company, slot: which, rule }] : []
  })

/** For each slot of a city the reservation that is shown there while it is empty. */
export function reservationsBySlot<Company extends string>(
  slots: readonly (string | null)[],
  reserved: readonly ReservedSlot<Company>[],
): (ReservedSlot<Company> | null)[] {
  const loose = reserved.filter(({ slot }) => typeof slot === 'string')
  return slots.map((token, index) =>
    token === null ? (reserved.find(({ slot }) => slot === index) ?? loose.shift() ?? null) : null,
  )
}
