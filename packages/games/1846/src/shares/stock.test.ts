import { refusal, whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import {
  actions,
  afterDraft,
  cash,
  cashOf,
  closeForGood,
  corporation,
  does,
  game,
  priceNow,
  refuses,
  setStockRound,
} from '../scenarios/position.ts'

test('1846-2.5, 1846-5.25: what is not in the game cannot be launched or bought', () => {
  const state = afterDraft(game(4, { without: ['PRR'] }))
  closeForGood(state, 'GT')
  setStockRound(state, 'A')
  refuses(state, 'A', actions.launch('PRR', 100), '2.5')
  refuses(state, 'A', actions.buy('PRR'), '2.5')
  refuses(state, 'A', actions.launch('GT', 100), '5.25')
  refuses(state, 'A', actions.buy('GT', 'market'), '5.25')
})

test('1846-9.2: the sale that closes the last corporation ends the game at once', () => {
  const state = afterDraft(game(3))
  corporation(state, 'IC', { price: 10, players: { A: 4, B: 2 } })
  setStockRound(state, 'A')
  cash(state, { A: 0, B: 0, C: 79 })
  does(state, 'A', actions.sell('IC', 2))
  expect([priceNow(state, 'IC'), state.endReason]).toEqual([null, 'nothing-left'])
})

test('1846-5.1a, 1846-5.1b, 1846-5.1c: what is not there, not launched or too dear cannot be bought', () => {
  const state = afterDraft(game(4, { with: ['PRR'] }))
  corporation(state, 'IC', { price: 100, players: { A: 5, B: 5 } })
  corporation(state, 'GT', { price: 100, players: { A: 2 }, market: 2 })
  cash(state, { C: 100 })
  setStockRound(state, 'C')
  refuses(state, 'C', actions.buy('IC'), '5.1a')
  refuses(state, 'C', actions.buy('IC', 'market'), '5.1a')
  refuses(state, 'C', actions.buy('NYC'), '5.1a')
  refuses(state, 'C', actions.launch('GT', 100), '5.1a')
  refuses(state, 'C', actions.launch('NYC', 65), '5.1c')
  refuses(state, 'C', actions.launch('NYC', 60), '5.1c')
  // to the last dollar, and the two shares in the market are ordinary ones
  does(state, 'C', actions.buy('GT', 'market'))
  expect(cashOf(state, 'C')).toBe(0)
})

test('1846-5.1b: a share that costs a dollar more than there is', () => {
  const state = afterDraft(game(4))
  corporation(state, 'GT', { price: 100, players: { A: 2 } })
  cash(state, { C: 99, D: 100 })
  setStockRound(state, 'C')
  refuses(state, 'C', actions.buy('GT'), '5.1b')
  does(state, 'C', actions.launch('NYC', 40))
  does(state, 'D', actions.buy('GT'))
})

test('1846-5.20, 1846-5.24: nobody sells more than he has, nor the president’s share to nobody', () => {
  const state = afterDraft(game(4))
  corporation(state, 'GT', { price: 100, players: { A: 3, B: 1 }, operated: true })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.sell('GT', 4), '5.20')
  refuses(state, 'A', actions.sell('GT', 2), '5.24')
  does(state, 'A', actions.sell('GT', 1))
})

test('D35, 1846-5.20: one block of each corporation in a turn, whatever was chosen', () => {
  for (const preset of ['book', 'recorded'] as const) {
    const state = afterDraft(game(4, { options: { preset } }))
    corporation(state, 'GT', { price: 100, players: { A: 5, B: 1 }, operated: true })
    corporation(state, 'NYC', { price: 70, players: { B: 3, A: 2 }, operated: true })
    setStockRound(state, 'A')
    does(state, 'A', actions.sell('GT', 2))
    expect(priceNow(state, 'GT')).toBe(90)
    expect(whyNot(game1846, state, 0, actions.sell('GT', 1))).toEqual(
      refusal('1846-5.20', 'twice', { corporation: 'GT' }),
    )
    does(state, 'A', actions.sell('NYC', 1))
  }
})

test('1846-5.24: with nothing but the president’s share there is nothing to sell', () => {
  const state = afterDraft(game(4))
  corporation(state, 'GT', { price: 100, players: { A: 2, B: 1 }, operated: true })
  setStockRound(state, 'A')
  expect(whyNot(game1846, state, 0, actions.sell('GT', 1))).toEqual(
    refusal('1846-5.24', 'presidents-only', { corporation: 'GT' }),
  )
})
