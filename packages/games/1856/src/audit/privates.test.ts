import { expect, test } from 'vitest'
import type { Options1856 } from '../options.ts'
import {
  actions,
  assignPrivate,
  auctioned,
  corporation,
  does,
  game,
  setOperation,
  setPhase,
  setStockRound,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import {
  auditedAction,
  dropEvent,
  eventIn,
  paysMore,
  paysNothing,
  paysTo,
  problemsWhen,
} from './testing/auditedAction.ts'

test('a front private above its price, and one that is not the front one (5.2b)', () => {
  const right = auditedAction(game(3), 'A', actions.auctionBuy)
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'private', 5))).toEqual([
    'not paid: 0 pays bank 20 (private)',
    'not due: 0 pays bank 25 (private)',
  ])
  const other = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'private-owned').private = 'TCC'
    wrong.after.privates.FT.owner = null
    wrong.after.privates.TCC.owner = 0
    paysMore(wrong, 'private', 30)
  })
  expect(other).toEqual(['TCC is sold before FT'])
})

test('an award that does not cost the bid, or goes to somebody else (5.2e)', () => {
  const state = game(3)
  does(state, 'A', actions.bid('WSRC', 50))
  const right = auditedAction(state, 'B', actions.auctionBuy)
  const cheaper = problemsWhen(right, (wrong) => {
    const paid = wrong.events.findLast((event) => event.kind === 'paid')!
    Object.assign(paid, { amount: 40 })
    wrong.after.players[0]!.cash += 10
    wrong.after.bank.cash -= 10
  })
  expect(cheaper).toEqual(['not paid: 0 pays bank 50 (private)', 'not due: 0 pays bank 40 (private)'])
  const other = problemsWhen(right, (wrong) => {
    const owned = wrong.events.findLast((event) => event.kind === 'private-owned')!
    Object.assign(owned, { owner: 2 })
    wrong.after.privates.WSRC.owner = 2
  })
  expect(other[0]).toBe('2 gets WSRC, on which others bid')
})

test('a bid that is told otherwise, and one that is dropped in silence (5.2c, 5.2f)', () => {
  const state = game(3)
  const right = auditedAction(state, 'A', actions.bid('WSRC', 50))
  const told = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'bid').amount = 45
  })
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('bids of WSRC is [{"amount":50,"seat":0}]')
})

test('all pass, and Flos Tramway costs as much as before, or the privates pay nothing (5.2h)', () => {
  const state = game(3)
  state.auction!.passes = 2
  const right = auditedAction(state, 'A', actions.auctionPass)
  const dear = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'price-cut')
    wrong.after.auction!.discount = 0
  })
  expect(dear).toEqual(['all pass, and FT costs as much as before'])
  const sold = game(3)
  assignPrivate(sold, 'FT', 1)
  sold.auction!.passes = 2
  const income = auditedAction(sold, 'A', actions.auctionPass)
  expect(problemsWhen(income, (wrong) => paysNothing(wrong, 'private-income'))).toEqual([
    'not paid: bank pays 1 5 (private-income)',
  ])
})

test('a private that a player buys of another for another price (1.2b)', () => {
  const state = auctioned(game(4), { B: ['FT'] })
  setStockRound(state, 'A')
  does(state, 'A', actions.tradePrivate('FT', 7))
  const right = auditedAction(state, 'B', actions.agree)
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'private', -2))).toEqual([
    'not paid: 0 pays 1 7 (private)',
    'not due: 0 pays 1 5 (private)',
  ])
})

function inTurn(phase: '3' | '4' = '3', options: Partial<Options1856> = {}): State1856 {
  const state = auctioned(game(4, options), { A: ['FT', 'NFSBC'] })
  setPhase(state, phase)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 500, privates: ['GLSC', 'SCFTC'] })
  corporation(state, 'WR', { cell: [0, 5], players: { A: 5 }, treasury: 500 })
  setOperation(state, 'WR')
  return state
}

test('a private for more than twice its face value, or without its right (2.9b, 5.1f)', () => {
  const right = auditedAction(inTurn(), 'A', actions.buyPrivate('NFSBC', 200))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'private', 1))).toEqual(['WR pays 201 for NFSBC'])
  const without = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'right-gained')
    wrong.after.rights.bridge.holders = []
  })
  expect(without).toEqual(['WR buys NFSBC without the bridge'])
})

test('a right that is paid to the bank, or does not come off the markers (5.1f)', () => {
  const state = inTurn()
  state.rights.tunnel.holders.push('GT')
  const right = auditedAction(state, 'A', actions.buyRight('tunnel'))
  expect(problemsWhen(right, (wrong) => paysTo(wrong, 'right', 'bank'))).toEqual([
    'not paid: WR pays GT 50 (right)',
    'not due: WR pays bank 50 (right)',
  ])
  const left = problemsWhen(right, ({ after }) => {
    after.rights.tunnel.left++
  })
  expect(left).toEqual(['rightsLeft of tunnel is 2, by the events 1'])
})

test('with any number of rights the markers stay (O)', () => {
  const state = inTurn('3', { bonusRights: 'unlimited' })
  state.rights.tunnel.holders.push('GT')
  const right = auditedAction(state, 'A', actions.buyRight('tunnel'))
  const taken = problemsWhen(right, ({ after }) => {
    after.rights.tunnel.left--
  })
  expect(taken).toEqual(['rightsLeft of tunnel is 1, by the events 2'])
})

test('a port marker elsewhere, or a private that stays open (5.1e)', () => {
  const state = inTurn()
  setOperation(state, 'GT')
  const right = auditedAction(state, 'A', actions.setPort('C14'))
  const elsewhere = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'port-set').hex = 'O18'
  })
  expect(elsewhere).toEqual(['port of hex is "C14", by the events "O18"'])
  const open = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'private-closed')
    Object.assign(wrong.after.privates.GLSC, { status: 'open', owner: 'GT', uses: 1 })
  })
  expect(open).toEqual(['GLSC has been used and stays open'])
})

test('Waterloo & Saugeen that is used and stays open (5.1c)', () => {
  const state = auctioned(game(4))
  setPhase(state, '3')
  corporation(state, 'GW', { cell: [0, 4], players: { A: 5 }, loans: 1, privates: ['WSRC'] })
  setOperation(state, 'GW', { step: 'loans', waterlooUsed: true })
  state.privates.WSRC.uses = 0
  const right = auditedAction(state, 'A', actions.endTurn)
  const problems = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'private-closed')
    Object.assign(wrong.after.privates.WSRC, { status: 'open', owner: 'GW' })
  })
  expect(problems).toContain('WSRC has been used and stays open')
})
