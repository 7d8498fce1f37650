import { expect, test } from 'vitest'
import {
  actions,
  cash,
  corporation,
  setOperation,
  setStockRound,
  stockGame,
  tiles,
} from '../scenarios/position.ts'
import {
  type AuditedAction1860,
  auditedAction,
  eventIn,
  paysMore,
  paysNothing,
  problemsWhen,
} from './testing/auditedAction.ts'

/** The turn of C&N, which has its home tile and a train. */
function inTurn(step: 'track' | 'token') {
  const state = stockGame({ phase: '3' })
  tiles(state, 'F2 #787 r0', 'F4 #742 r3')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 300, trains: ['3+2'] })
  setOperation(state, 'C&N', { step })
  return state
}

/** FYN floats by a purchase. */
function floating(): AuditedAction1860 {
  const state = stockGame({ layersOpen: 2 })
  corporation(state, 'FYN', { price: null, par: 68, players: { A: 4 } })
  cash(state, { A: 100, B: 100 })
  setStockRound(state, 'A')
  return auditedAction(state, 'A', actions.buy('FYN'))
}

test('a tile on a plain that costs as on a mountain (TR.7)', () => {
  const right = auditedAction(inTurn('track'), 'A', actions.lay('G3 #741 r5'))
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'laid').cost = 60
    wrong.events.push({ kind: 'paid', payer: 'C&N', payee: 'bank', amount: 60, reason: 'tile' })
    wrong.after.corporations['C&N'].treasury.cash -= 60
    wrong.after.companyBank.cash += 60
  })
  expect(problems).toEqual(['the tile in G3 is told to cost 60, not 0'])
})

test('a second token at the price of a third, or for nothing (TOK.1)', () => {
  const right = auditedAction(inTurn('token'), 'A', actions.token('G5'))
  const dear = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'token-placed').cost = 100
    paysMore(wrong, 'token', 60)
  })
  expect(dear).toEqual(['the token in G5 is told to cost 100, not 40'])
  expect(problemsWhen(right, (wrong) => paysNothing(wrong, 'token'))).toEqual([
    'not paid: C&N pays bank 40 (token)',
  ])
})

test('a token that stays on the charter (TOK.1)', () => {
  const right = auditedAction(inTurn('token'), 'A', actions.token('G5'))
  const problems = problemsWhen(right, ({ after }) => void after.corporations['C&N'].tokensLeft++)
  expect(problems).toEqual(['tokensLeft of C&N is 3, by the events 2'])
})

test('a company that is at home elsewhere (FLO.2)', () => {
  const problems = problemsWhen(floating(), (wrong) => {
    eventIn(wrong, 'token-placed').hex = 'A7'
  })
  expect(problems).toContain('FYN is not at home in A7')
})

test('a home tile that is not asked for, or not due (FLO.3)', () => {
  const silent = problemsWhen(floating(), ({ after }) => {
    after.homeTileOf = null
  })
  expect(silent).toEqual(['homeTileOf is null, by the events "FYN"'])
  const skipped = problemsWhen(floating(), (wrong) => {
    wrong.events.push({ kind: 'home-tile-skipped', corporation: 'C&N', hex: 'F2' })
    wrong.after.homeTileOf = null
  })
  expect(skipped).toEqual(['C&N needs no home tile'])
})

test('the tile of another company before a home tile (FLO.3)', () => {
  const right = auditedAction(inTurn('track'), 'A', actions.lay('G3 #741 r5'))
  const problems = problemsWhen(right, ({ before }) => {
    before.homeTileOf = 'FYN'
  })
  expect(problems).toEqual(['C&N lays a tile before FYN is at home'])
})
