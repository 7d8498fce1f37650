import { type ReservedSlot, reservedSlots } from '@roundhouse/18xx'
import type { HexName } from '@roundhouse/board'
import { CORPORATION, type CompanyId, isMinor } from '../components/companies.ts'
import { corporationsInGame, isOwnedByPlayer, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'

/** Whoever has a slot printed on the map. */
type Reserving = CompanyId | 'C&WI'

/** The slots of a city that are reserved now. */
export const reservedSlotsNow = (state: State1846, hex: HexName, city: number): ReservedSlot<Reserving>[] =>
  reservedSlots(TITLE, hex, city, (company: Reserving) => reservingRule(state, hex, company))

function reservingRule(state: State1846, hex: HexName, company: Reserving): string | undefined {
  if (company === 'C&WI') return isOwnedByPlayer(state, company) ? '1846-3.50' : undefined
  // 1846-2.8: the token of a minor stands there from the beginning
  if (isMinor(company)) return undefined
  if (CORPORATION[company].home === hex)
    return state.corporations[company].status === 'waiting' ? '1846-6.24' : undefined
  // 1846-2.5, 1846-8.4
  const holds = state.phase !== 'IV' && corporationsInGame(state).includes(company)
  return holds ? '1846-6.24b' : undefined
}
