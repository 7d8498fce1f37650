import { copy } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { certificatesOf, type State1846, scoreOf } from '../state.ts'
import {
  actions,
  afterDraft,
  cash,
  cashOf,
  corporation,
  does,
  earns,
  game,
  type Name,
  ownerOf,
  routeVia,
  seatOf,
  setOperation,
  setPhase,
  setTrainsLeft,
  tiles,
  trainId,
} from './position.ts'

/** This player's corporation buys the first train of a type. */
function begins(state: State1846, name: Name, side: '5' | '6'): void {
  setTrainsLeft(state, side, side === '5' ? 5 : Number.POSITIVE_INFINITY)
  setOperation(state, 'NYC', { step: 'trains' })
  does(state, name, actions.buyTrain(side))
  does(state, name, actions.endTurn)
}

describe('S97 Mail Contract and Steamboat that a player has in phase III (1846-8.3e, 1846-8.3f)', () => {
  const position = (unsoldAtPhase3: 'keep' | 'close') => {
    const state = afterDraft(game(5, { options: { unsoldAtPhase3 } }), { A: ['MAIL', 'SC'] })
    setPhase(state, 'II')
    tiles(state, 'C13 #7 r4', 'D14 #5 r1')
    corporation(state, 'NYC', { price: 112, players: { C: 5 }, treasury: 2000 })
    corporation(state, 'GT', { price: 100, players: { B: 5 }, trains: ['4'], tokens: [['C15', 0]] })
    Object.assign(state.markers, { port: 'D14', beneficiary: 'GT' })
    cash(state, { A: 100 })
    return state
  }
  const earned = (state: State1846) =>
    earns(copy(state), 'B', actions.run(routeVia(trainId(state, 'GT', '4'), 'C15 C13 D14')))

  test('close: both go', () => {
    const state = position('close')
    expect(certificatesOf(state, seatOf('A'))).toBe(2)
    begins(state, 'C', '5')
    expect([ownerOf(state, 'MAIL'), ownerOf(state, 'SC')]).toEqual([null, null])
    expect(state.markers).toMatchObject({ port: null, beneficiary: null })
    expect(certificatesOf(state, seatOf('A'))).toBe(0)
    expect(earned(state)).toBe(60)
  })

  test('keep: Mail Contract and the markers stay', () => {
    const state = position('keep')
    begins(state, 'C', '5')
    expect([ownerOf(state, 'MAIL'), state.privates.SC.status]).toEqual(['A', 'closed'])
    expect(certificatesOf(state, seatOf('A'))).toBe(1)
    expect(scoreOf(state, seatOf('A'))).toBe(cashOf(state, 'A') + 80)
    expect(earned(state)).toBe(80)
    begins(state, 'C', '6')
    expect(state.markers).toMatchObject({ port: null, beneficiary: null })
    expect(ownerOf(state, 'MAIL')).toBe('A')
    expect(earned(state)).toBe(60)
  })
})

test('S98 the meat marker by phase (1846-3.62, 1846-8.3, 1846-8.4)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  tiles(state, 'D6 #298 r0')
  corporation(state, 'NYC', { price: 112, players: { C: 5 }, treasury: 2000 })
  corporation(state, 'PRR', {
    price: 100,
    players: { B: 5 },
    trains: ['4'],
    tokens: [['D6', 2]],
    privates: ['MPC'],
  })
  state.markers.placed.MPC = { hex: 'D6', corporation: 'PRR' }
  const earned = () => earns(copy(state), 'B', actions.run(routeVia(trainId(state, 'PRR', '4'), 'C5 D6.2')))
  setOperation(state, 'PRR')
  expect(earned()).toBe(20 + 40 + 30)
  begins(state, 'C', '5')
  expect(state.privates.MPC.status).toBe('closed')
  expect(earned()).toBe(40 + 40 + 30)
  begins(state, 'C', '6')
  expect(state.markers.placed).toEqual({})
  expect(earned()).toBe(40 + 40)
})
