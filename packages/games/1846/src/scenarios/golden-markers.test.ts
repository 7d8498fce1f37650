import { expect, test } from 'vitest'
import type { Phase, Side } from '../components/trains.ts'
import type { State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  askedOf,
  beginSecondRound,
  corporation,
  does,
  earns,
  game,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  tiles,
  trainId,
} from './position.ts'

test('G04 A corporation moves the port marker once, before it runs (3.67)', () => {
  const state = afterDraft(game(), { B: ['SC'] })
  const charter = { price: 100, players: { A: 3 }, treasury: 200 } as const
  corporation(state, 'ERIE', { ...charter, trains: ['2'], privates: ['SC'] })
  state.markers.port = 'D14'
  setOperation(state, 'ERIE')
  does(state, 'A', actions.setPort('C5'))
  refuses(state, 'A', actions.setPort('D14'), '3.67')
  setOperation(state, 'ERIE', { round: 2 })
  does(state, 'A', actions.run(routeVia(trainId(state, 'ERIE', '2'), 'E21 E23')))
  refuses(state, 'A', actions.setPort('D14'), '3.67')
  does(state, 'A', actions.full)
  refuses(state, 'A', actions.setPort('D14'), '3.67')
  does(state, 'A', actions.buyTrain('2'))
  refuses(state, 'A', actions.setPort('D14'), '3.67')
  setOperation(state, 'ERIE', { set: 3 })
  does(state, 'A', actions.setPort('D14'))
  expect(state.markers).toMatchObject({ port: 'D14', beneficiary: 'ERIE' })
})

/** A owns the Steamboat Company and Michigan Southern; Grand Trunk, of B, has a token in Toledo. */
function steamboat(): State1846 {
  const state = afterDraft(game(), { A: ['SC', 'MS'] })
  tiles(state, 'C13 #7 r4', 'D14 #5 r1')
  corporation(state, 'GT', { price: 100, players: { B: 3 }, trains: ['2'], tokens: [['D14', 0]] })
  corporation(state, 'PRR', { price: 90, players: { B: 3 } })
  beginSecondRound(state)
  expect(askedOf(state)).toBe('A for SC')
  return state
}
const grandTrunkEarns = (state: State1846) => {
  setOperation(state, 'GT')
  return earns(state, 'B', actions.run(routeVia(trainId(state, 'GT', '2'), 'C15 C13 D14')))
}

test('G05 A player sets the markers at the start of the round (3.66)', () => {
  const state = steamboat()
  does(state, 'A', actions.setPort('D14'))
  refuses(state, 'A', actions.setPort('C5'), '3.66')
  does(state, 'A', actions.setBeneficiary('GT'))
  expect(askedOf(state)).toBe('A for MS')
  refuses(state, 'A', actions.setBeneficiary('PRR'), '3.66')
  refuses(state, 'A', actions.setPort('C5'), '3.66')
  expect(grandTrunkEarns(state)).toBe(40 + 20 + 20)
  beginSecondRound(state)
  does(state, 'A', actions.setBeneficiary('PRR'))
  does(state, 'A', actions.leaveMarkers)
  expect(state.markers).toMatchObject({ port: 'D14', beneficiary: 'PRR' })
  expect(grandTrunkEarns(state)).toBe(40 + 20)
})

test('G05 One beneficiary in a round (3.66)', () => {
  const state = steamboat()
  does(state, 'A', actions.setBeneficiary('GT'))
  refuses(state, 'A', actions.setBeneficiary('PRR'), '3.66')
})

test('G06 The beneficiary of a corporation is for good (3.67)', () => {
  const state = afterDraft(game())
  corporation(state, 'IC', { price: 100, players: { A: 3 }, privates: ['SC'] })
  corporation(state, 'GT', { price: 90, players: { B: 3 } })
  setOperation(state, 'IC')
  refuses(state, 'A', actions.setBeneficiary('GT'), '3.67')
  setOperation(state, 'GT')
  refuses(state, 'B', actions.setBeneficiary('GT'), '3.67')
  refuses(state, 'B', actions.setPort('D14'), '3.67')
})

test('G07 One private declined does not use up another (3.62, 3.66)', () => {
  const state = afterDraft(game(), { A: ['SC'] })
  corporation(state, 'IC', { price: 100, players: { B: 3 }, privates: ['MPC'] })
  beginSecondRound(state)
  does(state, 'A', actions.leaveMarkers)
  expect(askedOf(state)).toBe('B for IC')
  does(state, 'B', actions.placeMarker('MPC', 'I1'))
  expect(state.markers.placed.MPC).toEqual({ hex: 'I1', corporation: 'IC' })
})

/** Illinois Central's turn, with a train, a token in Chicago and the meat marker there; Toledo is the other stop. */
function meatMarker(inPhase: Phase, train: Side, chicago?: string): State1846 {
  const state = afterDraft(game(5, { options: { bestRun: 'declared' } }))
  tiles(state, 'D8 #9 r1', 'D10 #9 r1', 'D12 #9 r1', 'D14 #6 r1')
  if (chicago) tiles(state, `D6 ${chicago}`)
  const charter = { price: 100, players: { A: 3 }, treasury: 100, trains: [train] } as const
  corporation(state, 'IC', { ...charter, tokens: [['D6', 2]], privates: ['MPC'] })
  state.privates.MPC.uses = 0
  state.markers.placed.MPC = { hex: 'D6', corporation: 'IC' }
  if (inPhase === 'III' || inPhase === 'IV')
    Object.assign(state.privates.MPC, { status: 'closed', owner: null })
  if (inPhase === 'IV') state.markers.placed = {}
  setPhase(state, inPhase)
  setOperation(state, 'IC')
  return state
}

/** What Chicago brings on the run to Toledo. */
const chicagoEarns = (state: State1846, train: Side) =>
  earns(state, 'A', actions.run(routeVia(trainId(state, 'IC', train), 'D6.2 D8 D10 D12 D14'))) - 20

test('G08 The meat marker on Chicago (3.62)', () => {
  expect(chicagoEarns(meatMarker('I', '2'), '2')).toBe(40)
  expect(chicagoEarns(meatMarker('II', '4', '#298 r0'), '4')).toBe(70)
  expect(chicagoEarns(meatMarker('III', '5', '#299 r0'), '5')).toBe(100)
  expect(chicagoEarns(meatMarker('IV', '6', '#299 r0'), '6')).toBe(70)
  expect(chicagoEarns(meatMarker('IV', '6', '#300 r0'), '6')).toBe(90)
})

test('G08 A tile leaves the meat marker where it is (3.62)', () => {
  const state = meatMarker('II', '4')
  does(state, 'A', actions.lay('D6 #298 r0'))
  expect(state.markers.placed.MPC).toEqual({ hex: 'D6', corporation: 'IC' })
  expect(chicagoEarns(state, '4')).toBe(70)
})
