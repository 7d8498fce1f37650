import { dropEvent } from '@roundhouse/18xx/testing/auditedAction'
import { expect, test } from 'vitest'
import type { Options1856 } from '../options.ts'
import {
  actions,
  auctioned,
  corporation,
  game,
  setPhase,
  setStockRound,
  setTrainsLeft,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import {
  type AuditedAction1856,
  auditedAction,
  eventIn,
  paysMore,
  paysNothing,
  paysTo,
  problemsWhen,
} from './testing/auditedAction.ts'

type Charter = Partial<Parameters<typeof corporation>[2]>

/** A is to act, and president of GT. */
function inStockRound(charter: Charter = {}, options: Partial<Options1856> = {}): State1856 {
  const state = auctioned(game(4, options))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 4 }, pool: 2, par: 80, ...charter })
  setStockRound(state, 'A')
  return state
}

const buying = (charter: Charter = {}, options: Partial<Options1856> = {}): AuditedAction1856 =>
  auditedAction(inStockRound(charter, options), 'A', actions.buy('GT'))

test('a seller who gets one share too little, or another price (1.1a, 1.1b)', () => {
  const right = auditedAction(inStockRound(), 'A', actions.sell('GT', 2))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'sale', -100))).toEqual([
    'not paid: bank pays 0 200 (sale)',
    'not due: bank pays 0 100 (sale)',
  ])
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'sold').price = 80
    paysMore(wrong, 'sale', -40)
  })
  expect(problems).toEqual(['a share of GT is told to cost 80, not 100'])
})

test('a share of the bank at the market price, one that pays the bank, and one of the pool that pays its corporation (1.2a, 1.2h)', () => {
  const right = buying({ players: { A: 2 } })
  expect(
    problemsWhen(right, (wrong) => {
      eventIn(wrong, 'bought').price = 100
      paysMore(wrong, 'share', 20)
    }),
  ).toEqual(['a share of GT is told to cost 100, not 80'])
  expect(problemsWhen(right, (wrong) => paysTo(wrong, 'share', 'bank'))).toEqual([
    'not paid: 0 pays GT 80 (share)',
    'not due: 0 pays bank 80 (share)',
  ])
  const used = auditedAction(inStockRound(), 'A', actions.buy('GT', 'pool'))
  expect(problemsWhen(used, (wrong) => paysTo(wrong, 'share', 'GT'))).toEqual([
    'not paid: 0 pays bank 100 (share)',
    'not due: 0 pays GT 100 (share)',
  ])
})

test('a sixth share that pays its corporation, or is kept in silence (1.2i)', () => {
  const sixth = buying({ players: { A: 3, B: 1 }, pool: 2 })
  expect(
    problemsWhen(sixth, (wrong) => {
      paysTo(wrong, 'share', 'GT')
      dropEvent(wrong, 'escrow-kept')
      wrong.after.corporations.GT.escrow = 0
    }),
  ).toEqual([
    'of a share of GT 0 is kept as escrow, not 80',
    'not paid: 0 pays bank 80 (share)',
    'not due: 0 pays GT 80 (share)',
  ])
})

test('a share that is kept though the destination does not matter (1.2j, 1.2k)', () => {
  const kept = (charter: Charter, options: Partial<Options1856> = {}) =>
    problemsWhen(buying({ players: { A: 4 }, pool: 2, ...charter }, options), (wrong) => {
      paysTo(wrong, 'share', 'bank')
      wrong.events.push({ kind: 'escrow-kept', corporation: 'GT', amount: 80 })
      wrong.after.corporations.GT.escrow += 80
    })[0]
  expect(kept({ connected: true })).toBe('of a share of GT 80 is kept as escrow, not 0')
  expect(kept({ startedAt: 5 }, { destinationRule: 'parredBeforeFives' })).toBe(
    'of a share of GT 80 is kept as escrow, not 0',
  )
})

test('full capital that is short, and capital for single shares (1.2l)', () => {
  const state = inStockRound({ players: { A: 3 }, startedAt: 6 })
  setTrainsLeft(state, '5', 0)
  const right = auditedAction(state, 'A', actions.buy('GT'))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'full-capital', -400))).toEqual([
    'not paid: bank pays GT 800 (full-capital)',
    'not due: bank pays GT 400 (full-capital)',
  ])
  expect(problemsWhen(right, (wrong) => paysTo(wrong, 'share', 'GT'))).toEqual([
    'not paid: 0 pays bank 80 (share)',
    'not due: 0 pays GT 80 (share)',
  ])
})

test('a launch at half the price, and one that is told to be earlier (1.2e, 1.2l)', () => {
  const right = auditedAction(inStockRound(), 'A', actions.launch('GW', 70))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'launch', -70))).toEqual([
    'not paid: 0 pays GW 140 (launch)',
    'not due: 0 pays GW 70 (launch)',
  ])
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'started').startedAt = 3
    wrong.after.corporations.GW.startedAt = 3
  })
  expect(problems).toEqual(['GW starts with 3 and not 2'])
})

test('a corporation that closes above the close cells, or keeps its loans (1.2t)', () => {
  const state = auctioned(game(4))
  corporation(state, 'TGB', { cell: [8, 1], players: { A: 2, B: 3 }, loans: 1 })
  setStockRound(state, 'A')
  const right = auditedAction(state, 'A', actions.sell('TGB', 2))
  expect(right.after.corporations.TGB.status).toBe('closed')
  const problems = problemsWhen(right, ({ after }) => {
    after.corporations.TGB.loans = 1
  })
  expect(problems).toEqual(['loans of TGB is 1, by the events 0'])
  const higher = problemsWhen(right, ({ before }) => {
    before.market = [{ company: 'TGB', space: before.market[0]!.space + 8 }]
  })
  expect(higher).toContain('TGB closes at 0')
})

/** C has half a certificate of the CGR. */
function completing(): AuditedAction1856 {
  const state = auctioned(game(3))
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [0, 8], par: 175, players: { C: 1 }, president: 'C' })
  state.corporations.CGR.shares.bank--
  setStockRound(state, 'C')
  return auditedAction(state, 'C', actions.completeCertificate())
}

test('half a certificate at another price, or with a share of the bank (3h)', () => {
  expect(problemsWhen(completing(), (wrong) => paysNothing(wrong, 'half-certificate'))).toEqual([
    'not paid: 2 pays bank 175 (half-certificate)',
  ])
  const cheaper = problemsWhen(completing(), (wrong) => {
    eventIn(wrong, 'certificate-completed').price = 170
    paysMore(wrong, 'half-certificate', -5)
  })
  expect(cheaper).toEqual(['half a certificate is told to cost 170'])
  const taken = problemsWhen(completing(), ({ after }) => {
    after.corporations.CGR.shares.bank--
  })
  expect(taken).toHaveLength(1)
  expect(taken[0]).toContain('shares of CGR')
})

test('a bank that is told to break with money left (4a)', () => {
  const right = buying()
  const problems = problemsWhen(right, (wrong) => {
    wrong.events.push({ kind: 'bank-broken' })
    wrong.after.bankBroken = true
  })
  expect(problems).toEqual(['the bank breaks and has money'])
})
