import { type HexName, placeAt } from '@roundhouse/board'
import type { TrackTitle } from './trackTitle.ts'

/** A slot of a city that is kept for a company, and the rule that keeps it. */
export interface KeptSlot {
  readonly company: string
  readonly slot: number
  readonly rule: string
}

/** The printed reservations of a city for which a rule still holds, whether something stands in the slot or not. */
export const keptSlots = (
  { board }: Pick<TrackTitle, 'board'>,
  hex: HexName,
  city: number,
  ruleKeeping: (company: string) => string | undefined,
): KeptSlot[] =>
  (placeAt(board.map, hex).printed.reservations ?? []).flatMap(({ company, stop, slot = 0 }) => {
    const rule = stop === city ? ruleKeeping(company) : undefined
    return rule ? [{ company, slot, rule }] : []
  })
