import { describe, expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import { scoreOf } from '../state.ts'
import {
  actions,
  afterDraft,
  allPass,
  askedOf,
  bank,
  cash,
  corporation,
  does,
  game,
  seatOf,
  setOperation,
  setPhase,
  setStockRound,
} from './position.ts'

describe('S94 the bank breaks (1846-9.1)', () => {
  /** GT is alone, with a train and without track. */
  const position = () => {
    const state = afterDraft(game(4))
    corporation(state, 'GT', { price: 100, players: { A: 5, B: 1 }, trains: ['2'] })
    return state
  }
  type Position = ReturnType<typeof position>
  const operates = (state: Position) => {
    does(state, 'A', actions.run())
    does(state, 'A', actions.endTurn)
  }

  test('in an operating round', () => {
    const state = position()
    bank(state, 30, 'D')
    setOperation(state, 'GT', { step: 'dividend', revenue: 40 })
    does(state, 'A', actions.withhold)
    expect([state.bank.cash, state.bankBroken]).toEqual([-10, true])
    does(state, 'A', actions.endTurn)
    expect([state.round, state.operatingRound]).toEqual(['operating', 2])
    operates(state)
    expect([state.round, state.endReason, askedOf(state)]).toEqual(['over', 'bank', ''])
  })

  test('in a stock round', () => {
    const state = position()
    bank(state, 30, 'D')
    setStockRound(state, 'B')
    does(state, 'B', actions.sell('GT'))
    expect([state.bank.cash, state.bankBroken]).toEqual([-70, true])
    allPass(state)
    expect([state.round, state.operatingRound]).toEqual(['operating', 1])
    operates(state)
    expect([state.round, state.operatingRound]).toEqual(['operating', 2])
    operates(state)
    expect([state.round, state.endReason]).toEqual(['over', 'bank'])
  })

  test('not with nothing left', () => {
    const state = position()
    bank(state, 40, 'D')
    setOperation(state, 'GT', { step: 'dividend', revenue: 40 })
    does(state, 'A', actions.withhold)
    expect([state.bank.cash, state.bankBroken]).toEqual([0, false])
    does(state, 'A', actions.endTurn)
    operates(state)
    expect([state.round, state.set]).toEqual(['stock', 3])
  })
})

test('S95 one player is left (1846-9.2)', () => {
  const state = afterDraft(game(3))
  setPhase(state, 'II')
  corporation(state, 'NYC', { price: 50, players: { B: 2 }, market: 2 })
  corporation(state, 'GT', { price: 40, players: { A: 5 }, trains: ['4'] })
  cash(state, { B: 0, C: 0 })
  state.players[seatOf('C')]!.bankrupt = true
  setOperation(state, 'NYC', { step: 'trains' })
  does(state, 'B', actions.bankrupt)
  expect([state.round, state.endReason, askedOf(state)]).toEqual(['over', 'bankruptcy', ''])
})

describe('S96 the score (1846-9.3)', () => {
  const position = (owns: readonly ('MAIL' | 'LSL')[]) => {
    const state = afterDraft(game(5), { A: owns })
    corporation(state, 'PRR', { price: 230, players: { A: 4 }, treasury: 999 })
    corporation(state, 'GT', { price: 112, players: { B: 3, A: 1 }, treasury: 500 })
    cash(state, { A: 312 })
    return state
  }

  test('cash and shares', () => {
    const state = position([])
    expect(scoreOf(state, seatOf('A'))).toBe(1344)
    expect(game1846.standings(state)[0]).toEqual({ seat: seatOf('A'), score: 1344, rank: 1 })
  })

  test('privates at their printed price', () => {
    const state = position(['MAIL', 'LSL'])
    setPhase(state, 'II')
    expect(scoreOf(state, seatOf('A'))).toBe(1344 + 80 + 40)
  })
})
