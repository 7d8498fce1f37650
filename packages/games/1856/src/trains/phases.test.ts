import { expect, test } from 'vitest'
import { certificateLimit } from '../certificateLimit.ts'
import type { Type } from '../components/trains.ts'
import type { Event1856 } from '../events.ts'
import {
  askedOf,
  auctioned,
  corporation,
  game,
  putInPool,
  setOperation,
  setTrainsLeft,
  trainOfType,
  treasury,
  typesOf,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import { corporationsOverLimit, typeOnOffer } from '../state.ts'
import { noteNewTrain } from './phases.ts'

/** The corporation on turn has this new train of the bank. */
function gets(state: State1856, type: Type): Event1856[] {
  const events: Event1856[] = []
  const { company } = state.operation!
  state.corporations[company].trains.push({ id: `${type}-${state.depot.sold[type]++}` })
  noteNewTrain(state, company, type, (event) => events.push(event))
  return events
}

test('S50, Pa, 2.7e: with a lower limit trains are given up before anything else', () => {
  const state = auctioned(game(), { A: ['FT', 'NFSBC'] })
  setTrainsLeft(state, '4', 1)
  corporation(state, 'LPS', { cell: [0, 3], players: { B: 5 }, trains: ['4', '4', '4'] })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  setTrainsLeft(state, '4', 0)
  setOperation(state, 'GT', { step: 'trains' })
  const events = gets(state, '5')
  expect(events).toContainEqual({ kind: 'phase', phase: '5' })
  expect(events.filter(({ kind }) => kind === 'private-closed')).toHaveLength(2)
  expect(state.rights.bridge).toEqual({ holders: [], left: 3 })
  expect([corporationsOverLimit(state), askedOf(state)]).toEqual([['LPS'], 'B for LPS'])
})

test('P, Pb: trains rust with the first of their types, in the pool too', () => {
  const state = auctioned(game())
  corporation(state, 'LPS', { cell: [0, 3], players: { B: 5 }, trains: ['2', '3'] })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  putInPool(state, '2')
  setTrainsLeft(state, '3', 0)
  setOperation(state, 'GT', { step: 'trains' })
  gets(state, '4')
  expect([typesOf(state, 'LPS'), typesOf(state, 'GT'), state.depot.pool]).toEqual([['3'], ['4'], []])
})

test('S51: the first D makes 4-trains rust, also beside 6-trains that are left', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '6', 1)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  state.corporations.GT.trains = [trainOfType(state, '4'), trainOfType(state, '5')]
  setOperation(state, 'GT', { step: 'trains' })
  gets(state, 'D')
  expect([state.phase, typesOf(state, 'GT'), typeOnOffer(state)]).toEqual(['D', ['5', 'D'], 6])
  gets(state, '6')
  expect(state.phase).toBe('D')
})

test.each([
  ['untilSixes', 500],
  ['parredBeforeFives', 0],
] as const)('S15, 1.2j: escrow when the last 5-train is sold, with %s', (destinationRule, paid) => {
  const state = auctioned(game(4, { destinationRule }))
  setTrainsLeft(state, '5', 1)
  corporation(state, 'GW', { cell: [0, 3], players: { A: 6, B: 4 }, escrow: 500 })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  setOperation(state, 'GT', { step: 'trains' })
  gets(state, '5')
  expect([treasury(state, 'GW'), state.corporations.GW.escrow]).toEqual([paid, 500 - paid])
})

test('G07, 3b, 3c: debts are repaid, then presidents decide in order from the trigger', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '5', 0)
  corporation(state, 'CPR', { cell: [0, 6], players: { C: 5 } })
  corporation(state, 'GT', { cell: [0, 5], players: { A: 5 }, loans: 4, treasury: 360 })
  corporation(state, 'BBG', { cell: [0, 4], players: { D: 5 }, loans: 3, treasury: 20 })
  setOperation(state, 'CPR', { step: 'trains' })
  gets(state, '6')
  expect(state.formation).toEqual({
    trigger: 2,
    buyer: 'CPR',
    step: 'decide',
    toDecide: ['BBG', 'GT'],
    merged: [],
    rescued: [],
  })
  expect([state.corporations.GT.loans, treasury(state, 'GT'), treasury(state, 'BBG')]).toEqual([1, 60, 20])
  expect(askedOf(state)).toBe('D for BBG')
})

test.each([
  ['live', 22],
  ['fixed', 22],
  ['formationOnly', 16],
] as const)(
  'S75, 3d, 3m: without debts there is no CGR, and the limit is %s: %i',
  (certLimitTable, limit) => {
    const state = auctioned(game(4, { certLimitTable }))
    setTrainsLeft(state, '5', 0)
    corporation(state, 'CPR', { cell: [0, 6], players: { C: 5 } })
    setOperation(state, 'CPR', { step: 'trains' })
    gets(state, '6')
    expect([state.formation, state.corporationsAtFormation, certificateLimit(state)]).toEqual([
      null,
      11,
      limit,
    ])
  },
)
