import { expect, test } from 'vitest'
import type { Event1846 } from '../events.ts'
import {
  actions,
  afterDraft,
  cash,
  cashOf,
  corporation,
  does,
  game,
  refuses,
  setOperation,
  setPhase,
  sidesOf,
  trainId,
  treasury,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import { enterTrainStep } from './forcedPurchase.ts'

/** GT has no train, nothing to issue and this treasury; A holds PRR shares at this price. */
function short(gt: number, prr: { price: number; shares: number }): State1846 {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  corporation(state, 'GT', { price: 70, players: { A: 5 }, market: 5, treasury: gt })
  corporation(state, 'PRR', {
    price: prr.price,
    players: { A: prr.shares, B: 4 },
    trains: ['4'],
  })
  cash(state, { A: 0 })
  setOperation(state, 'GT', { step: 'trains' })
  return state
}

test('a block that is too small is refused when a larger one would do (1846-6.66, 1846-6.68)', () => {
  const state = short(100, { price: 30, shares: 2 })
  refuses(state, 'A', actions.bankrupt, '6.68')
  refuses(state, 'A', actions.sellForTrain('PRR', 1), '6.66')
  does(state, 'A', actions.sellForTrain('PRR', 2))
  does(state, 'A', actions.buyTrain('3/5'))
  expect([treasury(state, 'GT'), cashOf(state, 'A'), sidesOf(state, 'GT')]).toEqual([0, 0, ['3/5']])
})

test('the last share sold must be needed for some train (1846-6.66)', () => {
  const state = short(150, { price: 10, shares: 3 })
  // 170 pays for the 3/5, which 160 does too
  refuses(state, 'A', actions.sellForTrain('PRR', 2), '6.66')
  does(state, 'A', actions.sellForTrain('PRR', 3))
  refuses(state, 'A', actions.buyTrain('3/5'), '6.66')
  refuses(state, 'A', actions.offerTrain('PRR', trainId(state, 'PRR', '4'), 1), '6.66')
  does(state, 'A', actions.buyTrain('4'))
})

test('whoever cannot be saved may sell as he likes (1846-6.68)', () => {
  const state = short(0, { price: 30, shares: 3 })
  does(state, 'A', actions.sellForTrain('PRR', 1))
  refuses(state, 'A', actions.sellForTrain('PRR', 1), '5.20')
  does(state, 'A', actions.bankrupt)
})

test('the train step says who must buy (1846-6.60)', () => {
  const told: Event1846[] = []
  const state = short(100, { price: 30, shares: 2 })
  enterTrainStep(state, (event) => told.push(event))
  expect(told).toEqual([{ kind: 'forced-purchase', corporation: 'GT', seat: 0 }])
  setOperation(state, 'PRR')
  enterTrainStep(state, (event) => told.push(event))
  expect([state.operation!.step, told.length]).toEqual(['trains', 1])
})
