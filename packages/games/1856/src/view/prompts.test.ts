import { expect, test } from 'vitest'
import {
  actions,
  assignPrivate,
  auctioned,
  cash,
  corporation,
  does,
  game,
  setOperation,
  setPhase,
  setStockRound,
  silent,
  tiles,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import { beginStep } from '../turnSteps.ts'
import { view1856 } from './gameView.ts'
import { changed, EN, JA, put } from './testing/readers.ts'

const raises = (state: State1856, reader = EN) =>
  view1856.prompt(state, { seat: 0, as: 'WR', prompt: 'raise-money' }, reader)

/** Aoi has paid all her cash, and no share of hers can be sold. */
function bankruptBy(step: 'interest' | 'loans'): State1856 {
  const state = auctioned(game())
  corporation(state, 'WR', { cell: [5, 3], players: { A: 2 }, loans: 3 })
  cash(state, { A: 10 })
  setOperation(state, 'WR', { step: step === 'interest' ? 'run' : 'trains' })
  beginStep(state, step, silent)
  return state
}

test('1856-2.7l: where no sale is enough, nobody is asked to sell', () => {
  expect(raises(bankruptBy('interest'))).toBe(
    'WR: $20 are missing, and no sale brings enough. You are bankrupt',
  )
  expect(raises(bankruptBy('loans'), JA)).toBe('WR：$90 の不足を売却で補えないため破産')
})

test('1856-2.7l: for a train neither, once no loan is left', () => {
  const state = auctioned(game())
  setPhase(state, '3')
  tiles(state, 'C14 #5 r1')
  corporation(state, 'LPS', { cell: [0, 4], players: { A: 2 }, loans: 1 })
  cash(state, { A: 10 })
  setOperation(state, 'LPS', { step: 'trains' })
  const asked = () => view1856.prompt(state, { seat: 0, as: 'LPS', prompt: 'trains' }, EN)
  expect(asked()).toBe('LPS must own a train. Short by $215')
  does(state, 'A', actions.takeLoan)
  expect(asked()).toBe('LPS: $125 are missing, and no sale brings enough. You are bankrupt')
})

test('1856-3h: nor whoever cannot pay for the other half of the certificate', () => {
  const state = auctioned(game(3))
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [0, 8], par: 175, players: { C: 1 }, president: 'C' })
  state.corporations.CGR.shares.bank--
  cash(state, { C: 24 })
  setStockRound(state, 'C')
  expect(view1856.prompt(state, { seat: 2, prompt: 'stock' }, EN)).toBe(
    'CGR: $151 are missing, and no sale brings enough. You are bankrupt',
  )
})

test('1856-2.7l: a bankrupt is told once that the game ends, and of nothing that he raises', () => {
  const choice = put(bankruptBy('interest'), 'A', actions.bankrupt)
  expect(choice.warning).toBe('This ends the game.')
  expect(changed(choice)).toEqual([])
})

test('1856-1.2b: where money is left for a private alone, that is what is asked', () => {
  const state = auctioned(game(4), { B: ['TCC'] })
  corporation(state, 'GT', { cell: [0, 4], players: { B: 3 } })
  setStockRound(state, 'A')
  const asked = (reader = EN) => view1856.prompt(state, { seat: 0, prompt: 'stock' }, reader)
  expect(asked()).toBe('Buy one certificate, or pass')
  cash(state, { A: 3 })
  expect(asked()).toBe('Buy a private from another player, or pass')
  expect(asked(JA)).toBe('ほかのプレイヤーの個人会社を購入、またはパス')
})

test('1856-5.1d, 1856-2.9a: after the tile of the turn, a private that lays one is used or bought', () => {
  const state = auctioned(game(4), { B: ['TCC'] })
  setPhase(state, '3')
  corporation(state, 'LPS', { cell: [0, 4], players: { A: 5 }, treasury: 100 })
  setOperation(state, 'LPS')
  does(state, 'A', actions.lay('C14 #5 r1'))
  const asked = () => view1856.prompt(state, { seat: 0, as: 'LPS', prompt: 'track' }, EN)
  expect(asked()).toBe('LPS: buy a private that lays a tile, or go on')
  assignPrivate(state, 'TCC', 'LPS')
  expect(asked()).toBe('LPS: a tile of a private, or go on')
})
