import { expect, test } from 'vitest'
import { actions, cash, game, setStockRound, stockGame } from '../scenarios/position.ts'
import {
  auditedAction,
  dropEvent,
  eventIn,
  paysMore,
  paysNothing,
  problemsWhen,
} from './testing/auditedAction.ts'

/** A is to act. */
function inStockRound(given: Parameters<typeof stockGame>[0]) {
  const state = stockGame(given)
  cash(state, { A: 500 })
  setStockRound(state, 'A')
  return state
}

test('a premium that is not paid (AUC.7)', () => {
  const state = game(3)
  state.auction!.high = { seat: 0, amount: 20 }
  Object.assign(state.auction!, { seat: 2, passed: [1] })
  const right = auditedAction(state, 'C', actions.auctionPass)
  expect(problemsWhen(right, (wrong) => paysNothing(wrong, 'premium'))).toEqual([
    'not paid: 0 pays bank 20 (premium)',
  ])
})

test('a private of the auction for less than its price (AUC.7, AUC.8)', () => {
  const state = game(3)
  Object.assign(state.auction!, { winner: 0 })
  const right = auditedAction(state, 'A', actions.takePrivate('CMH'))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'private', -30))).toEqual([
    'not paid: 0 pays bank 90 (private)',
    'not due: 0 pays bank 60 (private)',
  ])
})

test('a private that is sold for its price, in the first round, or by another (PRIV.2)', () => {
  const right = auditedAction(inStockRound({ owners: { A: ['CMH'] } }), 'A', actions.sellPrivate('CMH'))
  const dear = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'private-sold').price = 90
    paysMore(wrong, 'private-sale', 30)
  })
  expect(dear).toEqual(['CMH is told to cost 90, not 60'])
  const early = problemsWhen(right, ({ before, after }) => {
    for (const one of [before, after]) one.set = 1
  })
  expect(early).toEqual(['0 sells CMH'])
  const others = problemsWhen(right, ({ before }) => {
    before.privates.CMH.owner = 1
  })
  expect(others).toEqual(['0 sells CMH'])
})

test('a private of a player that is bought like one of the bank, or for nothing (PRIV.3)', () => {
  const right = auditedAction(inStockRound({ inBank: ['CMH'] }), 'A', actions.buyPrivate('CMH'))
  const taken = problemsWhen(right, ({ before }) => {
    before.privates.CMH.owner = 1
  })
  expect(taken).toEqual(['0 buys CMH of 1'])
  expect(problemsWhen(right, (wrong) => paysNothing(wrong, 'private'))).toEqual([
    'not paid: 0 pays bank 90 (private)',
  ])
})

test('a private that stays open when Fishbourne is bought, or closes without a reason (PRIV.7)', () => {
  const state = inStockRound({ phase: '6', inBank: ['CMH'] })
  const right = auditedAction(state, 'A', actions.buyPrivate('FFC'))
  const open = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'private-closed')
    wrong.after.privates.CMH.status = 'open'
  })
  expect(open).toEqual(['Fishbourne is bought and CMH stay'])
  const bought = auditedAction(inStockRound({ inBank: ['CMH', 'BHC'] }), 'A', actions.buyPrivate('CMH'))
  const closed = problemsWhen(bought, (wrong) => {
    wrong.events.push({ kind: 'private-closed', private: 'BHC' })
    wrong.after.privates.BHC.status = 'closed'
  })
  expect(closed).toEqual(['BHC closes'])
})

test('Fishbourne for sale in another phase (PRIV.7)', () => {
  const right = auditedAction(inStockRound({ inBank: ['CMH'] }), 'A', actions.buyPrivate('CMH'))
  const problems = problemsWhen(right, (wrong) => {
    wrong.events.push({ kind: 'fishbourne-for-sale' })
    wrong.after.privates.FFC.status = 'open'
  })
  expect(problems).toEqual(['Fishbourne is for sale in another phase'])
})
