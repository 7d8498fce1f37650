import { type ReservedSlot, reservedSlots } from '@roundhouse/18xx'
import { type HexName, tokensOf } from '@roundhouse/board'
import type { CorporationId } from '../components/companies.ts'
import type { State1860 } from '../state.ts'
import { titleOf } from '../title.ts'

/** 1860-TOK.4: the slots of a city that are kept for home tokens still to come. */
export const reservedSlotsNow = (
  state: State1860,
  hex: HexName,
  city: number,
): ReservedSlot<CorporationId>[] =>
  reservedSlots(titleOf(state), hex, city, (company: CorporationId) =>
    tokensOf(state.board, company).some((token) => token.hex === hex) ? undefined : '1860-TOK.4',
  )
