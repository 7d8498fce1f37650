import { heldByPlayers, leaveMarket, moveShares, pay } from '@roundhouse/finance'
import type { CompanyId } from '../components/companies.ts'
import type { BnoEmit } from '../events.ts'
import { passPresidency } from '../president.ts'
import { stepPrice } from '../price.ts'
import type { BnoState } from '../state.ts'

/** BO-9.1: a net income of 0 or less. */
export function settleLoss(state: BnoState, net: number, emit: BnoEmit): void {
  const { company: id } = state.operation!
  const company = state.companies[id]
  const president = company.president!
  // BO-9.5
  const charged = state.options.lossChargedToTreasury ? Math.min(company.treasury.cash, Math.abs(net)) : 0
  pay(company.treasury, state.bank, charged)
  emit({ kind: 'loss', company: id, president, charged })
  // BO-9.2
  stepPrice(state, id, -2, emit)
  // BO-9.3
  moveShares(company.shares, president, 'held', 1)
  // BO-9.6
  company.lastNetIncome = 0
  if (heldByPlayers(company.shares) > 0) passPresidency(state, id, emit)
  else enterReceivership(state, id, emit)
}

/** BO-9.4, BO-11.1, BO-11.2: no president, no token; everything else stays. */
function enterReceivership(state: BnoState, id: CompanyId, emit: BnoEmit): void {
  const company = state.companies[id]
  company.president = null
  leaveMarket(state.market, id)
  const scrapped = state.options.receivershipScrapsEquipment ? company.equipment.splice(0) : []
  state.scrapped.push(...scrapped)
  emit({ kind: 'receivership', company: id, scrapped })
}
