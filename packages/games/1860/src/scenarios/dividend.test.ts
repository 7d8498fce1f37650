import { expect, test } from 'vitest'
import type { Action1860 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import type { Options1860 } from '../options.ts'
import type { State1860 } from '../state.ts'
import {
  actions,
  auctioned,
  cash,
  cashOf,
  corporation,
  does,
  game,
  kindsFor,
  marker,
  price,
  queueAt,
  setOperation,
  setPhase,
  tiles,
  treasury,
} from './position.ts'

/** A company of player A that has earned so much and decides what to do with it. */
function earned(
  revenue: number,
  { at = 100, options, ...charter }: Partial<Parameters<typeof corporation>[2]> & Options = {},
): State1860 {
  const state = auctioned(game(3, options))
  corporation(state, 'C&N', { price: at, players: { A: 5 }, trains: ['2+1'], ...charter })
  setOperation(state, 'C&N', { step: 'dividend', revenue })
  return state
}

interface Options {
  at?: number
  options?: Partial<Options1860>
}

/** Where the marker goes from this price, when so much is paid out, or withheld. */
function after(at: number, revenue: number, action: Action1860): number | null {
  const state = earned(revenue, { at })
  does(state, 'A', action)
  return marker(state, 'C&N')
}

test('S57 Movement (DIV.4)', () => {
  const paid = [90, 100, 190, 200, 300, 400, 900].map((revenue) => after(100, revenue, actions.full))
  expect(paid).toEqual([100, 110, 110, 122, 134, 150, 150])
  expect(after(100, 90, actions.withhold)).toBe(90)
  expect(after(100, 400, actions.withhold)).toBe(90)
})

test('S57 Without revenue there is nothing to decide (DIV.1, DIV.4)', () => {
  const state = auctioned(game())
  tiles(state, 'F2 #787 r0')
  corporation(state, 'C&N', { price: 100, players: { A: 5 }, treasury: 10 })
  setOperation(state, 'C&N')
  does(state, 'A', actions.done)
  expect([price(state, 'C&N'), treasury(state, 'C&N')]).toEqual([90, 10])
})

test('S58 The lower row (DIV.4)', () => {
  expect([after(86, 90, actions.full), after(86, 90, actions.withhold)]).toEqual([95, 78])
})

test('S59 Both ends (MKT.8, DIV.4, DIV.6)', () => {
  expect([after(310, 310, actions.full), after(310, 620, actions.full)]).toEqual([330, 340])
  expect([after(320, 320, actions.full), after(330, 330, actions.full)]).toEqual([340, 340])
  expect(after(20, 10, actions.withhold)).toBe(7)
  for (const at of [14, 7]) {
    const state = earned(50, { at })
    does(state, 'A', actions.withhold)
    expect([marker(state, 'C&N'), state.corporations['C&N'].bankrupt, treasury(state, 'C&N')]).toEqual([
      null,
      true,
      50,
    ])
  }
})

/** C&N and IOW on 90, in this order, each with so much to pay out. */
function queue(
  options: Partial<Options1860> = {},
): (id: CorporationId, revenue: number, full?: boolean) => CorporationId[] {
  const state = auctioned(game(3, options))
  for (const id of ['C&N', 'IOW'] as const)
    corporation(state, id, { price: 90, players: { A: 5 }, trains: ['2+1'] })
  return (id, revenue, full = true) => {
    setOperation(state, id, { step: 'dividend', revenue })
    does(state, 'A', full ? actions.full : actions.withhold)
    return queueAt(state, 90)
  }
}

test('S60 A marker that does not move goes to the end of its queue (DIV.5)', () => {
  const both = queue()
  expect(both('C&N', 70)).toEqual(['IOW', 'C&N'])
  expect(both('IOW', 50)).toEqual(['C&N', 'IOW'])
  const one = queue()
  one('C&N', 70)
  expect(one('IOW', 50, false)).toEqual(['C&N'])
  const other = queue()
  expect(other('C&N', 90)).toEqual(['IOW'])
  expect(other('IOW', 50)).toEqual(['IOW'])
  const stay = queue({ unmovedDividend: 'stay' })
  expect(stay('C&N', 70)).toEqual(['C&N', 'IOW'])
})

test('S101 Paying out and withholding (DIV.2, DIV.3, RUN.12)', () => {
  const charter = { players: { A: 5, B: 2 }, pool: 1, treasury: 20 }
  const paid = earned(140, charter)
  cash(paid, { A: 0, B: 0 })
  expect(kindsFor(paid, 'A')).toEqual(['dividend'])
  does(paid, 'A', actions.full)
  expect([cashOf(paid, 'A'), cashOf(paid, 'B'), treasury(paid, 'C&N')]).toEqual([70, 28, 20])
  const withheld = earned(140, charter)
  cash(withheld, { A: 0, B: 0 })
  does(withheld, 'A', actions.withhold)
  expect([cashOf(withheld, 'A'), cashOf(withheld, 'B'), treasury(withheld, 'C&N')]).toEqual([0, 0, 160])
})

/** Cowes with its small station, Newport and Shide. */
const COWES_TO_SHIDE = {
  train: '9+5-0',
  links: [
    ['F2.0', 'F2.1'],
    ['F2.1', 'F2.2'],
    ['F2.2', 'F4.0'],
    ['F4.0', 'G5.0'],
    ['G5.0', 'G5.1'],
  ],
  counts: ['F2.0', 'F2.1', 'G5.0', 'G5.1'],
}

test('S111 After nationalisation the revenue is paid out by itself (NAT.3, NAT.4)', () => {
  expect(after(95, 330, actions.full)).toBe(128)
  const state = auctioned(game(3, { recordedMoves: 'asRecorded' }))
  setPhase(state, '9')
  tiles(state, 'F2 #789 r0', 'F4 #742 r3', 'G5 #773 r0')
  corporation(state, 'C&N', { price: 95, players: { A: 5 }, trains: ['9+5'] })
  corporation(state, 'IOW', { price: 90, players: { A: 5 }, trains: ['9+5'] })
  cash(state, { A: 0 })
  setOperation(state, 'C&N', { step: 'run' })
  state.nationalisation = { operating: ['C&N', 'IOW'], revenues: {}, lastRound: false }
  does(state, 'A', actions.run(COWES_TO_SHIDE))
  expect([cashOf(state, 'A'), state.nationalisation.revenues['C&N'], marker(state, 'C&N')]).toEqual([
    80, 160, 105,
  ])
})
