import type { HexName } from '@roundhouse/board'
import type { Actions1856 } from '../actions.ts'
import { CANADA_COMPANY_LAND, corporationPrices, KITCHENER } from '../components/companies.ts'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { isOwnedByPlayer, ownsPrivate, type State1856 } from '../state.ts'
import { mayBuyPrivates } from './buyPrivate.ts'

type LayingPrivate = Actions1856['private-lay']['private']

interface LayPower {
  readonly rule: string
  readonly hex: HexName
  readonly tiles: readonly string[]
}

/** The privates with a tile of their own, and which it is. */
export const LAY_POWER: Readonly<Record<LayingPrivate, LayPower>> = {
  WSRC: { rule: '1856-5.1c', ...KITCHENER },
  TCC: { rule: '1856-5.1d', ...CANADA_COMPANY_LAND },
}

export const LAYING_PRIVATES = Object.keys(LAY_POWER) as LayingPrivate[]

/** Whether the corporation on turn may lay a tile besides that of its turn (1856-5.1d), or could buy a private that lays tiles (1856-2.9a). */
export function mayGetLayPower(state: State1856): boolean {
  if (ownsPrivate(state, corporationOnTurn(state), 'TCC') && state.privates.TCC.uses > 0) return true
  const cash = cashOnTurn(state)
  return (
    mayBuyPrivates(state) &&
    LAYING_PRIVATES.some((id) => isOwnedByPlayer(state, id) && corporationPrices(id).min <= cash)
  )
}
