import { newStockRound } from '@roundhouse/18xx'
import { type Name, seatOf } from '@roundhouse/kernel/testing/names'
import { expect } from 'vitest'
import type { CorporationId } from '../../components/companies.ts'
import type { Event1860 } from '../../events.ts'
import { violations } from '../../invariants.ts'
import { floated, type Operation, type State1860 } from '../../state.ts'
import { beginOperatingRound, newOperation } from '../../turn.ts'

const NOTHING_GOING_ON = {
  auction: null,
  stock: null,
  operation: null,
  deal: null,
  boughtNow: null,
  soldAt: {},
  privatesSold: [],
  homeTileOf: null,
  toOperate: [],
  endReason: null,
}

/** The stock round of this set, with this player on turn and nobody having passed. */
export function setStockRound(state: State1860, name: Name, set = 2): void {
  Object.assign(state, NOTHING_GOING_ON, { round: 'stock', set, operatingRound: 0 })
  state.stock = newStockRound(seatOf(name), state.players.length)
  state.privatesSold = state.players.map(() => [])
  state.soldAt = {}
  expect(violations(state)).toEqual([])
}

interface Turn extends Partial<Omit<Operation, 'company'>> {
  set?: number
  round?: number
  /** Operating rounds of the set. */
  rounds?: number
  /** Companies still to come: those after it in the order, if nothing is said. */
  toOperate?: readonly CorporationId[]
}

/** The turn of a company: those before it in the order have operated, the others have not. */
export function setOperation(
  state: State1860,
  company: CorporationId,
  { set = 2, round = 1, rounds = Math.max(round, 1), toOperate, ...turn }: Turn = {},
): void {
  const order = floated(state)
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

/** An operating round of this set begins. */
export function beginRound(
  state: State1860,
  { set = 2, round = 1, rounds = round }: Pick<Turn, 'set' | 'round' | 'rounds'> = {},
): Event1860[] {
  const events: Event1860[] = []
  Object.assign(state, NOTHING_GOING_ON, { set, operatingRounds: rounds })
  beginOperatingRound(state, round, (event) => events.push(event))
  expect(violations(state)).toEqual([])
  return events
}
