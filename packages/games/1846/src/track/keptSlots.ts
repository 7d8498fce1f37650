import type { HexName } from '@roundhouse/board'
import { HEX } from '../components/board.ts'
import { CORPORATION, CORPORATIONS } from '../components/companies.ts'
import { corporationsInGame, isPlayers, type State } from '../state.ts'

/** A slot of a city that is kept for a company, and the rule that keeps it. */
export interface KeptSlot {
  readonly company: string
  readonly slot: number
  readonly rule: string
}

/** The printed reservations of a city that still hold, whether something stands in the slot or not. */
export const keptSlots = (state: State, hex: HexName, city: number): KeptSlot[] =>
  (HEX.get(hex)!.reservations ?? []).flatMap(({ company, stop, slot = 0 }) => {
    const rule = stop === city ? keepingRule(state, hex, company) : undefined
    return rule ? [{ company, slot, rule }] : []
  })

function keepingRule(state: State, hex: HexName, company: string): string | undefined {
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
