import { type KeptSlot, keptSlots } from '@roundhouse/18xx'
import type { HexName } from '@roundhouse/board'
import { CORPORATION, CORPORATIONS } from '../components/companies.ts'
import { corporationsInGame, isPlayers, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'

/** The slots of a city that are kept now. */
export const keptSlotsNow = (state: State1846, hex: HexName, city: number): KeptSlot[] =>
  keptSlots(TITLE, hex, city, (company) => keepingRule(state, hex, company))

function keepingRule(state: State1846, hex: HexName, company: string): string | undefined {
  if (company === 'C&WI') return isPlayers(state, company) ? '1846-3.50' : undefined
  const corporation = CORPORATIONS.find((id) => id === company)
  // 1846-2.8: the token of a minor stands there from the beginning
  if (!corporation) return undefined
  if (CORPORATION[corporation].home === hex)
    return state.corporations[corporation].status === 'waiting' ? '1846-6.24' : undefined
  // 1846-2.5, 1846-8.4
  const holds = state.phase !== 'IV' && corporationsInGame(state).includes(corporation)
  return holds ? '1846-6.24b' : undefined
}
