import { expect, test } from 'vitest'
import {
  actions,
  auctioned,
  beginRound,
  corporation,
  game,
  setOperation,
  setPhase,
  tiles,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import {
  type AuditedAction1856,
  auditedAction,
  eventIn,
  paysMore,
  paysNothing,
  problemsWhen,
} from './testing/auditedAction.ts'

function inTurn(step: 'track' | 'token' = 'track'): State1856 {
  const state = auctioned(game(4))
  setPhase(state, '3')
  tiles(state, 'O16 #5 r1', 'N17 #59 r2')
  corporation(state, 'WR', { cell: [0, 4], players: { A: 5 }, treasury: 300, privates: ['WSRC'] })
  setOperation(state, 'WR', { step })
  return state
}

test('a tile on a plain that costs as on a mountain (2.2i)', () => {
  const state = inTurn()
  const lay = auditedAction(state, 'A', actions.privateLay('WSRC', 'I12 #59 r0'))
  const problems = problemsWhen(lay, (wrong) => {
    const laid = eventIn(wrong, 'laid')
    delete laid.by
    wrong.after.privates.WSRC.uses = 1
    Object.assign(wrong.after.operation!, { waterlooUsed: false })
    laid.cost = 40
  })
  expect(problems).toEqual(['the tile in I12 is told to cost 40, not 0', 'not paid: WR pays bank 40 (tile)'])
})

test('another tile, or turned otherwise', () => {
  const right = auditedAction(inTurn(), 'A', actions.privateLay('WSRC', 'I12 #59 r0'))
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'laid').rotation = 1
  })
  expect(problems).toEqual([
    'tile of I12 is {"rotation":0,"tile":"59"}, by the events {"rotation":1,"tile":"59"}',
  ])
})

test('a token at another price, or in another city (2.3a)', () => {
  const state = inTurn('token')
  const right = auditedAction(state, 'A', actions.token('N17', 1))
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'token-placed').cost = 100
    paysMore(wrong, 'token', 60)
  })
  expect(problems).toEqual(['the token in N17 is told to cost 100, not 40'])
  const elsewhere = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'token-placed').city = 0
  })
  expect(elsewhere).toEqual(['tokens of WR is ["N17.1","O16.0"], by the events ["N17.0","O16.0"]'])
})

test('a token that Waterloo & Saugeen pays for, or that stays without its city (5.1c, 2.1c)', () => {
  const right = auditedAction(inTurn('token'), 'A', actions.privateToken())
  expect(right.after.waitingTokens.I12).toBe('WR')
  const forgotten = problemsWhen(right, ({ after }) => {
    after.waitingTokens = {}
  })
  expect(forgotten).toEqual(['waiting of I12 is null, by the events "WR"'])
})

/** THB waits in Hamilton, and the tile is laid now. */
function choosing(): AuditedAction1856 {
  const state = inTurn()
  corporation(state, 'THB', { cell: [0, 5], players: { B: 5 } })
  tiles(state, 'L15 #59 r0')
  return auditedAction(state, 'A', actions.chooseCity('L15', 1))
}

test('a token that goes to another city than was chosen, or goes on waiting (2.1c)', () => {
  const other = problemsWhen(choosing(), (wrong) => {
    eventIn(wrong, 'city-chosen').city = 0
  })
  expect(other).toEqual(['tokens of THB is ["L15.1"], by the events ["L15.0"]'])
  const waiting = problemsWhen(choosing(), ({ after }) => {
    after.waitingTokens.L15 = 'THB'
  })
  expect(waiting).toEqual(['waiting of L15 is "THB", by the events null'])
})

test('a first token that is not at home, or costs something (2.1a)', () => {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 300, operated: false })
  corporation(state, 'WR', { cell: [0, 5], players: { A: 5 }, loans: 0, trains: ['2'] })
  beginRound(state)
  setOperation(state, 'WR', { step: 'loans', toOperate: ['GT'] })
  state.corporations.WR.loans = 1
  const right = auditedAction(state, 'A', actions.endTurn)
  const problems = problemsWhen(right, (wrong) => {
    const placed = eventIn(wrong, 'token-placed')
    placed.hex = 'O16'
  })
  expect(problems[0]).toBe('GT is not at home in O16')
  const dear = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'token-placed').cost = 40
  })
  expect(dear).toEqual(['the token in P9 is told to cost 40, not 0', 'not paid: GT pays bank 40 (token)'])
})

test('a tile that is not paid', () => {
  const state = auctioned(game(4))
  setPhase(state, '3')
  corporation(state, 'THB', { cell: [0, 4], players: { A: 5 }, treasury: 100 })
  setOperation(state, 'THB')
  const right = auditedAction(state, 'A', actions.lay('L15 #59 r0'))
  expect(problemsWhen(right, (wrong) => paysNothing(wrong, 'tile'))).toEqual([
    'not paid: THB pays bank 40 (tile)',
  ])
})
