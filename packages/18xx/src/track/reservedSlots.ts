import { type HexName, placeAt } from '@roundhouse/board'
import type { TrackTitle } from './trackTitle.ts'

/** A slot of a city that is kept for a company, and the rule that keeps it. */
export interface ReservedSlot<Company extends string = string> {
  readonly company: Company
  readonly slot: number
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
  (placeAt(board.map, hex).printed.reservations ?? []).flatMap(({ company, stop, slot = 0 }) => {
    const rule = stop === city ? ruleFor(company as Company) : undefined
    return rule ? [{ company: company as Company, slot, rule }] : []
  })
