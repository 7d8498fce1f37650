import { expect, test } from 'vitest'
import {
  actions,
  bankrupt,
  cash,
  corporation,
  does,
  game,
  setStockRound,
  stockGame,
} from '../scenarios/position.ts'
import {
  type AuditedAction1860,
  auditedAction,
  dropEvent,
  eventIn,
  paysMore,
  paysNothing,
  problemsWhen,
} from './testing/auditedAction.ts'

type Charter = Partial<Parameters<typeof corporation>[2]>

/** A is to act, and president of IOW. */
function inStockRound(charter: Charter = {}, options: Parameters<typeof stockGame>[0] = {}) {
  const state = stockGame({ layersOpen: 2, phase: '3', ...options })
  corporation(state, 'IOW', { price: 90, par: 100, players: { A: 4, B: 2 }, pool: 1, ...charter })
  cash(state, { A: 500, B: 500 })
  setStockRound(state, 'A')
  return state
}

/** A share is told to have another price, and paid so. */
function costs(wrong: AuditedAction1860, kind: 'sold' | 'bought', price: number): void {
  const { price: right } = eventIn(wrong, kind)
  eventIn(wrong, kind).price = price
  paysMore(wrong, kind === 'sold' ? 'sale' : 'share', price - right)
}

test('a share of a trainless company at the full price, or one of another at half (SR.9)', () => {
  const trainless = auditedAction(inStockRound(), 'A', actions.sell('IOW'))
  expect(problemsWhen(trainless, (wrong) => costs(wrong, 'sold', 90))).toEqual([
    'a share of IOW is told to cost 90, not 45',
  ])
  const running = auditedAction(inStockRound({ trains: ['3+2'] }), 'A', actions.sell('IOW'))
  expect(problemsWhen(running, (wrong) => costs(wrong, 'sold', 45))).toEqual([
    'a share of IOW is told to cost 45, not 90',
  ])
  const fresh = inStockRound({ operated: false }, { options: { unoperatedShares: 'full' } })
  const unoperated = auditedAction(fresh, 'A', actions.sell('IOW'))
  expect(problemsWhen(unoperated, (wrong) => costs(wrong, 'sold', 45))).toEqual([
    'a share of IOW is told to cost 45, not 90',
  ])
})

test('a second lot at the price after the first (MKT.5)', () => {
  const state = inStockRound({ trains: ['3+2'] })
  does(state, 'A', actions.sell('IOW'))
  const right = auditedAction(state, 'A', actions.sell('IOW'))
  expect(problemsWhen(right, (wrong) => costs(wrong, 'sold', 86))).toEqual([
    'a share of IOW is told to cost 86, not 90',
  ])
})

test('a share of the IPO at the share price, one of the pool at par, and one for nothing (SR.4)', () => {
  const ofIpo = auditedAction(inStockRound(), 'A', actions.buy('IOW'))
  expect(problemsWhen(ofIpo, (wrong) => costs(wrong, 'bought', 90))).toEqual([
    'a share of IOW is told to cost 90, not 100',
  ])
  const ofPool = auditedAction(inStockRound(), 'A', actions.buy('IOW', 'pool'))
  expect(problemsWhen(ofPool, (wrong) => costs(wrong, 'bought', 100))).toEqual([
    'a share of IOW is told to cost 100, not 90',
  ])
  expect(problemsWhen(ofPool, (wrong) => paysNothing(wrong, 'share'))).toEqual([
    'not paid: 0 pays bank 90 (share)',
  ])
})

test('the reserved share of a company (PRIV.5)', () => {
  const state = inStockRound({ players: { A: 6, B: 3 }, pool: 0 })
  const right = auditedAction(state, 'A', actions.buy('IOW'))
  const problems = problemsWhen(right, ({ before, after }) => {
    for (const one of [before, after]) one.privates.RPSC.status = 'open'
  })
  expect(problems).toEqual(['the last share of IOW is sold, which is reserved'])
})

test('a launch for one share, at no par price, or at that of a new company (SR.4, LAY.4, BKR.7)', () => {
  const right = auditedAction(inStockRound(), 'A', actions.launch('C&N', 82))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'launch', -82))).toEqual([
    'not paid: 0 pays bank 164 (launch)',
    'not due: 0 pays bank 82 (launch)',
  ])
  const state = inStockRound()
  bankrupt(state, 'C&N')
  const again = auditedAction(state, 'A', actions.launch('C&N', 40))
  const problems = problemsWhen(again, ({ before, after }) => {
    for (const one of [before, after]) one.corporations['C&N'].bankrupt = false
  })
  expect(problems).toEqual(['C&N starts at 40'])
})

test('an exchange into another company, or of the private of another (PRIV.4)', () => {
  const state = inStockRound({}, { owners: { A: ['RPSC'] } })
  const right = auditedAction(state, 'A', actions.exchange('RPSC'))
  const seats = problemsWhen(right, ({ before }) => {
    before.privates.RPSC.owner = 1
  })
  expect(seats).toEqual(['0 exchanges RPSC for IOW'])
  const parents = problemsWhen(right, ({ before }) => {
    Object.assign(before.options, { privateExchange: 'seedTable' })
  })
  expect(parents).toEqual(['0 exchanges RPSC for IOW'])
})

/** The fifth share of FYN. */
function floating(): AuditedAction1860 {
  const state = inStockRound()
  corporation(state, 'FYN', { price: null, par: 68, players: { A: 4 } })
  setStockRound(state, 'A')
  return auditedAction(state, 'A', actions.buy('FYN'))
}

test('a company that gets too little as it floats, or floats in silence (FLO.1, FLO.2)', () => {
  expect(problemsWhen(floating(), (wrong) => paysMore(wrong, 'capital', -80))).toEqual([
    'not paid: bank pays FYN 680 (capital)',
    'not due: bank pays FYN 600 (capital)',
  ])
  const silent = problemsWhen(floating(), (wrong) => dropEvent(wrong, 'floated'))
  expect(silent).toContain('not due: bank pays FYN 680 (capital)')
})

test('a company that floats too early, or not again (FLO.1, BKR.8)', () => {
  const early = problemsWhen(floating(), ({ before, after }) => {
    for (const { corporations } of [before, after]) corporations.FYN.shares.players[0]!--
    for (const { corporations } of [before, after]) corporations.FYN.shares.ipo++
  })
  expect(early).toEqual(['FYN floats'])
  const again = problemsWhen(floating(), ({ before }) => {
    before.corporations.FYN.bankrupt = true
  })
  expect(again).toEqual(['FYN floats again or not'])
})

test('a layer that opens out of order (LAY.2)', () => {
  const state = stockGame({ layersOpen: 2 })
  corporation(state, 'IWNJ', { price: 82, players: { A: 5, B: 4 }, operated: false })
  setStockRound(state, 'A')
  const right = auditedAction(state, 'A', actions.buy('IWNJ'))
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'layer-opened').layer = 4
    wrong.after.layersOpen = 4
  })
  expect(problems).toEqual(['layer 4 opens after 2'])
  const silent = problemsWhen(right, (wrong) => dropEvent(wrong, 'layer-opened'))
  expect(silent).toEqual(['layersOpen is 3, by the events 2'])
})

test('shares that stay with players after a bankruptcy (BKR.2)', () => {
  const state = inStockRound({ price: 7, players: { A: 4, B: 2 } })
  const right = auditedAction(state, 'A', actions.sell('IOW', 2))
  expect(right.after.corporations.IOW.bankrupt).toBe(true)
  const problems = problemsWhen(right, ({ after }) => {
    Object.assign(after.corporations.IOW.shares, { players: [0, 2, 0], ipo: 8 })
  })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('shares of IOW')
})

test('a presidency that costs more than a poor winner of the auction has (AUC.8)', () => {
  const state = game(3)
  for (const id of ['BHC', 'YHC', 'CMH', 'RPSC'] as const) state.privates[id].owner = 1
  Object.assign(state.corporations['C&N'], {
    par: 74,
    president: 1,
    shares: { players: [0, 2, 0], ipo: 8, pool: 0 },
  })
  cash(state, { A: 120, B: 0, C: 0 })
  Object.assign(state.auction!, { seat: 0, winner: 0 })
  const right = auditedAction(state, 'A', actions.takePresidency('IOW', 74))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'launch', -20))).toEqual([
    'not paid: 0 pays bank 120 (launch)',
    'not due: 0 pays bank 100 (launch)',
  ])
})
