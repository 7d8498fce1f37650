import { type TilePlacement, tokensOf, uncheckedLay } from '@roundhouse/board'
import { refusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { boardWith, LAKESIDE } from '../testing/lakeside.ts'
import { tileOn } from '../testing/tiles.ts'
import { layTileFor, placeTokenFor, refuseLayCost } from './buildTrack.ts'

const start = () => ({
  bank: { cash: 0 },
  bankBroken: false,
  players: [],
  corporations: { Red: { treasury: { cash: 100 } } },
  board: boardWith(),
})

test('a tile is paid for, laid and told', () => {
  const state = start()
  const told: object[] = []
  const placing: TilePlacement = { hex: 'C4', tile: '57', rotation: 0 }
  const lay = uncheckedLay(state.board, LAKESIDE.board, LAKESIDE.coverRule, placing)
  layTileFor(LAKESIDE, state, 'Red', lay, 40, (event) => told.push(event))
  expect([tileOn(state, 'C4'), state.corporations.Red.treasury.cash, state.bank.cash]).toEqual([
    '#57 r0',
    60,
    40,
  ])
  expect(told).toEqual([
    { kind: 'paid', payer: 'Red', payee: 'bank', amount: 40, reason: 'tile' },
    { kind: 'laid', company: 'Red', ...placing, cost: 40 },
  ])
})

test('a token is paid for, placed and told, with the private that gives it', () => {
  const state = start()
  const told: object[] = []
  placeTokenFor(LAKESIDE, state, 'Red', { hex: 'B3', city: 0 }, 0, 0, (event) => told.push(event), 'Ferry')
  expect(tokensOf(state.board, 'Red')).toMatchObject([{ hex: 'B3', stop: 0 }])
  expect(told).toEqual([{ kind: 'token-placed', company: 'Red', hex: 'B3', city: 0, cost: 0, by: 'Ferry' }])
})

test('a tile is refused to whom it costs too much', () => {
  expect(refuseLayCost('L-cost', 'Red', 'C4', 40, { cash: 40 })).toBeUndefined()
  expect(refuseLayCost('L-cost', 'Red', 'C4', 40, { cash: 30 })).toEqual(
    refusal('L-cost', 'cash', { company: 'Red', hex: 'C4', cost: 40, cash: 30 }),
  )
})
