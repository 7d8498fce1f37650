import { type Name, seatOf } from '@roundhouse/kernel/testing/names'
import { expect } from 'vitest'
import type { CorporationId } from '../../components/companies.ts'
import type { Event1856 } from '../../events.ts'
import { isFloated } from '../../floating.ts'
import { violations } from '../../invariants.ts'
import { launched, type Operation, type State1856 } from '../../state.ts'
import { beginOperatingRound, newOperation } from '../../turn.ts'

const NOTHING_GOING_ON = {
  auction: null,
  stock: null,
  operation: null,
  formation: null,
  deal: null,
  boughtNow: null,
  endReason: null,
}

/** The stock round of this set, with this player on turn and nobody having passed. */
export function setStockRound(state: State1856, name: Name, set = 2): void {
  Object.assign(state, NOTHING_GOING_ON, { round: 'stock', set, operatingRound: 0, toOperate: [] })
  const sold = state.players.map(() => [])
  state.stock = { seat: seatOf(name), passes: 0, lastToAct: null, soldNow: [], sold }
  expect(violations(state)).toEqual([])
}

interface Turn extends Partial<Omit<Operation, 'company'>> {
  set?: number
  round?: number
  /** Operating rounds of the set. */
  rounds?: number
  /** Corporations still to come: those after it in the order that are floated, if nothing is said. */
  toOperate?: readonly CorporationId[]
}

/** The turn of a corporation: those before it in the order have operated, the others have not. */
export function setOperation(
  state: State1856,
  company: CorporationId,
  { set = 2, round = 1, rounds = Math.max(round, 1), toOperate, ...turn }: Turn = {},
): void {
  const order = launched(state).filter((id) => isFloated(state, id))
  Object.assign(state, NOTHING_GOING_ON, {
    round: 'operating',
    set,
    operatingRound: round,
    operatingRounds: rounds,
    toOperate: [...(toOperate ?? order.slice(order.indexOf(company) + 1))],
    operation: { ...newOperation(company), step: 'track', ...turn },
  })
  state.corporations[company].operated = true
  expect(violations(state)).toEqual([])
}

/** The first operating round of this set begins. */
export function beginRound(state: State1856, { set = 2, rounds = 1 } = {}): Event1856[] {
  const events: Event1856[] = []
  Object.assign(state, NOTHING_GOING_ON, { set, operatingRounds: rounds, toOperate: [] })
  beginOperatingRound(state, 1, (event) => events.push(event))
  expect(violations(state)).toEqual([])
  return events
}
