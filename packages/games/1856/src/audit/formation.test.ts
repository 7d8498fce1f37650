import { expect, test } from 'vitest'
import type { Event1856 } from '../events.ts'
import {
  actions,
  auctioned,
  cash,
  corporation,
  does,
  game,
  setOperation,
  setTrainsLeft,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import {
  type AuditedAction1856,
  auditedAction,
  dropEvent,
  eventIn,
  paysMore,
  paysNothing,
  problemsWhen,
} from './testing/auditedAction.ts'

/** CPR has bought the first 6-train; BBG and WR still have loans, and A and B decide on them. */
function deciding(): State1856 {
  const state = auctioned(game(3, { destinationRule: 'parredBeforeFives' }))
  setTrainsLeft(state, '5', 0)
  corporation(state, 'CPR', { cell: [0, 8], players: { A: 5 }, treasury: 700 })
  corporation(state, 'BBG', {
    cell: [1, 0],
    players: { A: 6, B: 2 },
    pool: 1,
    loans: 2,
    treasury: 50,
    trains: ['4'],
    tokens: [['N11', 0]],
    escrow: 100,
  })
  corporation(state, 'WR', { cell: [1, 4], players: { B: 5, A: 1, C: 1 }, loans: 3, treasury: 80 })
  state.rights.bridge.holders.push('WR')
  cash(state, { A: 200, B: 300, C: 0 })
  setOperation(state, 'CPR', { step: 'trains', toOperate: [] })
  does(state, 'A', actions.buyTrain('6'))
  return state
}

function formed(): AuditedAction1856 {
  const state = deciding()
  does(state, 'A', actions.merge)
  return auditedAction(state, 'B', actions.merge)
}

test('the formation is in order', () => {
  const { after } = formed()
  expect(after.corporations.CGR).toMatchObject({ status: 'launched', par: 100, treasury: { cash: 130 } })
})

test('a treasury that stays, and one that is not all paid (3e)', () => {
  expect(problemsWhen(formed(), (wrong) => paysNothing(wrong, 'merger'))).toEqual([
    'BBG merges and keeps something',
  ])
  expect(problemsWhen(formed(), (wrong) => paysMore(wrong, 'merger', -10))).toEqual([
    'BBG merges and keeps something',
    'not paid: BBG pays CGR 50 (merger)',
    'not due: BBG pays CGR 40 (merger)',
  ])
})

test('a train that stays, and one that nobody has (3e)', () => {
  const stays = problemsWhen(formed(), (wrong) => {
    dropEvent(wrong, 'train-merged')
    const { CGR, BBG } = wrong.after.corporations
    BBG.trains.push(CGR.trains.pop()!)
  })
  expect(stays).toContain('BBG merges and keeps something')
})

test('a wrong half share (3f)', () => {
  const more = problemsWhen(formed(), (wrong) => {
    const { shares } = wrong.after.corporations.CGR
    shares.players[2]!++
    shares.bank--
  })
  expect(more).toHaveLength(1)
  expect(more[0]).toContain('shares of CGR is {"0":3,"1":3,"2":1,"bank":1,"pool":2}')
  const told = problemsWhen(formed(), (wrong) => {
    const toPool = wrong.events.find((event) => event.kind === 'exchanged' && event.holder === 'pool')!
    Object.assign(toPool, { received: 1 })
    eventIn(wrong, 'cgr-formed').inBank = 3
    const { shares } = wrong.after.corporations.CGR
    shares.pool--
    shares.bank++
  })
  expect(told.slice(0, 2)).toEqual([
    'pool gets 1 shares of the CGR and not 2',
    'the CGR is told to have 10 shares, 3 in the bank, and president 0',
  ])
})

test('another president (3h)', () => {
  const problems = problemsWhen(formed(), (wrong) => {
    eventIn(wrong, 'cgr-formed').president = 1
    eventIn(wrong, 'president').after = 1
    wrong.after.corporations.CGR.president = 1
  })
  expect(problems).toEqual(['the CGR is told to have 10 shares, 2 in the bank, and president 1'])
})

test('a forgotten token, and one of a home that is removed (3j)', () => {
  const forgotten = problemsWhen(formed(), (wrong) => {
    dropEvent(wrong, 'token-exchanged')
  })
  expect(forgotten[0]).toContain('the CGR gets the tokens')
  const removed = problemsWhen(formed(), (wrong) => {
    const index = wrong.events.findIndex((event) => event.kind === 'token-exchanged' && event.from === 'WR')
    const gone: Event1856 = { kind: 'token-removed', company: 'WR', hex: 'O16' }
    wrong.events.splice(index, 1, gone)
    const { O16: _, ...tokens } = wrong.after.board.tokens
    wrong.after.board = { ...wrong.after.board, tokens: { ...tokens, O16: [[null]] } }
    wrong.after.corporations.CGR.tokensLeft++
  })
  expect(removed).toEqual(['the CGR gets the tokens J15.0,N11.0, and not J15.0,N11.0,O16.0'])
})

test('a marker on another cell, and another par price (3i)', () => {
  const problems = problemsWhen(formed(), (wrong) => {
    eventIn(wrong, 'cgr-formed').par = 110
    wrong.after.corporations.CGR.par = 110
  })
  expect(problems).toEqual([
    'the par price of the CGR is 110 and not 100',
    'par of CGR is 110, by the events 100',
  ])
})

test('a loan that outlives its corporation, and escrow that does (3e)', () => {
  const loan = problemsWhen(formed(), ({ after }) => {
    after.corporations.WR.loans = 3
  })
  expect(loan).toEqual(['loans of WR is 3, by the events 0'])
  const escrow = problemsWhen(formed(), (wrong) => dropEvent(wrong, 'escrow-ended'))
  expect(escrow[0]).toBe('BBG merges and keeps something')
})

test('a right that is lost on the way (3e, 5.1f)', () => {
  const problems = problemsWhen(formed(), (wrong) => {
    dropEvent(wrong, 'right-gained')
    wrong.after.rights.bridge.holders = []
    wrong.after.rights.bridge.left++
  })
  expect(problems).toEqual(['the CGR does not get the bridge'])
  const kept = problemsWhen(formed(), (wrong) => dropEvent(wrong, 'right-lost'))
  expect(kept).toContain('WR merges and keeps something')
})

test('a number of corporations that is not that of the game (3m)', () => {
  const state = formed().after
  const right = auditedAction(state, 'A', actions.done)
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'formation-settled').corporations = 11
    wrong.after.corporationsAtFormation = 11
  })
  expect(problems[0]).toBe('11 corporations are in the game, and not 10')
})

test('a rescue for less than the debt (3c)', () => {
  const right = auditedAction(deciding(), 'A', actions.rescue)
  const problems = problemsWhen(right, (wrong) => {
    const paid = wrong.events.find((event) => event.kind === 'paid' && event.payer === 0)!
    Object.assign(paid, { amount: 50 })
    wrong.after.players[0]!.cash += 100
    wrong.after.bank.cash -= 100
  })
  expect(problems).toEqual(['not paid: 0 pays bank 150 (repayment)', 'not due: 0 pays bank 50 (repayment)'])
})

test('a corporation that keeps money and loans when the formation begins (3b)', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '5', 0)
  corporation(state, 'CPR', { cell: [0, 8], players: { A: 5 }, treasury: 700 })
  corporation(state, 'WR', { cell: [1, 4], players: { B: 5 }, loans: 3, treasury: 180 })
  setOperation(state, 'CPR', { step: 'trains', toOperate: [] })
  const right = auditedAction(state, 'A', actions.buyTrain('6'))
  const problems = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'loans-repaid')
    paysNothing(wrong, 'repayment')
    wrong.after.corporations.WR.loans = 3
  })
  expect(problems).toEqual(['WR keeps 180 and has 3 loans'])
})
