import { type ReservedSlot, reservedSlots } from '@roundhouse/18xx'
import { type HexName, placeAt } from '@roundhouse/board'
import { BOARD } from '../components/board.ts'
import type { PublicCompanyId } from '../components/companies.ts'
import type { State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { cityNow, hasHomeToken } from './homeToken.ts'

/** 1856-2.1d: the slots of a city that are kept for home tokens still to come, wherever later tiles put a printed city. */
export function reservedSlotsNow(
  state: State1856,
  hex: HexName,
  city: number,
): ReservedSlot<PublicCompanyId>[] {
  const printed = [...placeAt(BOARD.map, hex).printed.stops.keys()]
  return printed
    .filter((one) => cityNow(state, hex, one) === city)
    .flatMap((one) =>
      reservedSlots(TITLE, hex, one, (company: PublicCompanyId) =>
        hasHomeToken(state, company) ? '1856-2.1d' : undefined,
      ),
    )
}
