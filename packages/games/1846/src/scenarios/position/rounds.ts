import { type Name, seatOf } from '@roundhouse/kernel/testing/names'
import { expect } from 'vitest'
import { type CompanyId, MINORS } from '../../components/companies.ts'
import type { Event1846 } from '../../events.ts'
import { violations } from '../../invariants.ts'
import { launched, type Operation, type State1846 } from '../../state.ts'
import { newOperation, nextOperation } from '../../turn.ts'

const NOTHING_GOING_ON = {
  draft: null,
  openDraft: null,
  stock: null,
  steamboat: null,
  operation: null,
  deal: null,
  endReason: null,
}

/** The stock round of this set, with this player on turn and nobody having passed. */
export function setStockRound(state: State1846, name: Name, set = 2): void {
  Object.assign(state, NOTHING_GOING_ON, {
    round: 'stock',
    set,
    operatingRound: 0,
    toOperate: [],
    surplus: [],
  })
  const sold = state.players.map(() => [])
  state.stock = { seat: seatOf(name), passes: 0, lastToAct: null, soldNow: [], sold }
  expect(violations(state)).toEqual([])
}

interface Turn extends Partial<Omit<Operation, 'company'>> {
  set?: number
  round?: number
  /** Companies still to come: those after it in the order, if nothing is said. */
  toOperate?: readonly CompanyId[]
}

/** The turn of a company: those before it in the order have operated, the others have not. */
export function setOperation(
  state: State1846,
  company: CompanyId,
  { set = 2, round = 1, toOperate, ...turn }: Turn = {},
): void {
  const minors = MINORS.filter(
    (id) => state.privates[id].status === 'open' && typeof state.privates[id].owner === 'number',
  )
  const order: CompanyId[] = [...minors, ...launched(state)]
  Object.assign(state, NOTHING_GOING_ON, { round: 'operating', set, operatingRound: round, surplus: [] })
  state.toOperate = [...(toOperate ?? order.slice(order.indexOf(company) + 1))]
  state.operation = { ...newOperation(company), ...turn }
  expect(violations(state)).toEqual([])
}

/** The second operating round of this set begins. For the first one, let everybody pass in the stock round. */
export function beginSecondRound(state: State1846, set = 2): Event1846[] {
  const events: Event1846[] = []
  Object.assign(state, NOTHING_GOING_ON, {
    round: 'operating',
    set,
    operatingRound: 1,
    toOperate: [],
    surplus: [],
  })
  nextOperation(state, (event) => events.push(event))
  expect(violations(state)).toEqual([])
  return events
}
