import { expect, test } from 'vitest'
import type { CorporationId } from '../components/companies.ts'
import type { Phase } from '../components/trains.ts'
import type { Options1860 } from '../options.ts'
import type { State1860 } from '../state.ts'
import { mayPlaceToken, tokenCost } from '../track/tokens.ts'
import {
  actions,
  auctioned,
  bankrupt,
  corporation,
  does,
  game,
  kindsFor,
  refuses,
  setOperation,
  setPhase,
  slots,
  tiles,
  treasury,
} from './position.ts'

interface Placing extends Partial<Parameters<typeof corporation>[2]> {
  phase?: Phase
  options?: Partial<Options1860>
}

/** The token step of a company of player A. */
function placing(
  id: CorporationId,
  { phase = '2', options, ...charter }: Placing,
  ...laid: string[]
): State1860 {
  const state = auctioned(game(3, options))
  setPhase(state, phase)
  tiles(state, ...laid)
  corporation(state, id, { price: 90, players: { A: 5 }, treasury: 1000, ...charter })
  setOperation(state, id, { step: 'token' })
  return state
}

const COWES = ['F2 #787 r0', 'F4 #742 r3']

test('S44 Costs of tokens, and one in a turn (TOK.1)', () => {
  const state = placing('IWNJ', { price: 60 }, 'H8 #742 r2', 'I7 #745 r4', 'J8 #5 r1')
  expect(tokenCost(state, 'IWNJ')).toBe(40)
  state.corporations.IWNJ.tokensLeft = 1
  expect(tokenCost(state, 'IWNJ')).toBe(100)
  state.corporations.IWNJ.tokensLeft = 0
  expect(mayPlaceToken(state)).toBe(false)
  const cowes = placing('C&N', {}, ...COWES, 'G3 #741 r5')
  does(cowes, 'A', actions.token('G5'))
  expect([treasury(cowes, 'C&N'), cowes.operation!.step]).toEqual([960, 'trains'])
  refuses(placing('C&N', { treasury: 30 }, ...COWES), 'A', actions.token('G5'), 'TOK.1')
})

test('S45 The slot of a home city is kept (TOK.4)', () => {
  const laid = ['L6 #5 r1', 'K7 #9 r1', 'J8 #57 r1', 'B4 #5 r5']
  const state = placing('FYN', { price: 74, tokens: [['J8', 0]] }, ...laid)
  refuses(state, 'A', actions.token('L6'), 'TOK.4')
  corporation(state, 'BHI&R', { price: 62, players: { B: 5 } })
  setOperation(state, 'FYN', { step: 'token' })
  refuses(state, 'A', actions.token('L6'), 'TOK.2')
})

test('S93 A full city stops tokens, be its own token turned over or not (TOK.2, BKR.3)', () => {
  const laid = [...COWES, 'G5 #773 r0', 'G7 #761 r0', 'G9 #746 r0']
  const open = placing('C&N', { phase: '5', tokens: [['G5', 0]] }, ...laid)
  refuses(open, 'A', actions.token('G9'), 'TOK.4')
  refuses(open, 'A', actions.token('G7'), 'TOK.4')
  corporation(open, 'IWNJ', { price: 60, players: { B: 5 } })
  setOperation(open, 'C&N', { step: 'token' })
  refuses(open, 'A', actions.token('G9'), 'TOK.2')
  const turned = placing('C&N', { phase: '5', tokens: [['G5', 0]] }, ...laid)
  bankrupt(turned, 'IWNJ')
  setOperation(turned, 'C&N', { step: 'token' })
  refuses(turned, 'A', actions.token('G9'), 'TOK.2')
})

test('S94 A token before the first train (TOK.2)', () => {
  const state = placing('C&N', {}, ...COWES, 'G3 #741 r5')
  expect([mayPlaceToken(state), kindsFor(state, 'A')]).toEqual([true, ['token', 'done']])
  does(state, 'A', actions.token('G5'))
  expect([slots(state, 'G5'), treasury(state, 'C&N')]).toEqual([['C&N'], 960])
})

test('S94 By an option one of its own trains must reach the city (TOK.2)', () => {
  const options = { tokenReach: 'ownTrain' } as const
  const laid = [...COWES, 'G5 #763 r0', 'H4 #754 r5', 'I5 #742 r2', 'J4 #5 r1']
  const charter = { phase: '3', options } as const
  const trainless = placing('C&N', charter, ...laid)
  expect(mayPlaceToken(trainless)).toBe(false)
  refuses(trainless, 'A', actions.token('G5'), 'TOK.2')
  // Cowes with its small station, and Newport
  const short = placing('C&N', { ...charter, trains: ['2+1'] }, ...laid)
  refuses(short, 'A', actions.token('J4'), 'TOK.2')
  does(short, 'A', actions.token('G5'))
  // from Newport by another small station to Ryde
  does(
    placing('C&N', { ...charter, trains: ['2+1'], tokens: [['G5', 0]] }, ...laid),
    'A',
    actions.token('J4'),
  )
})

test('S95 Never two in a hex (TOK.3)', () => {
  const laid = [...COWES, 'G5 #773 r0']
  refuses(placing('C&N', { phase: '5', tokens: [['G5', 0]] }, ...laid), 'A', actions.token('G5', 1), 'TOK.3')
})

test('TOK.2, TOK.5 No city, and none that it is linked to', () => {
  const state = placing('IOW', { phase: '3', tokens: [['J4', 0]] }, 'I3 #758 r0', 'J4 #57 r2')
  refuses(state, 'A', actions.token('J2'), 'TOK.5')
  refuses(state, 'A', actions.token('H4'), 'TOK.5')
  refuses(state, 'A', actions.token('G5'), 'TOK.2')
  const small = placing('C&N', { options: { map: 'small' } }, ...COWES)
  refuses(small, 'A', actions.token('A7'), 'OPT.2')
})

test('TOK.6, SOU.2 Who places none', () => {
  const state = placing('C&N', {}, ...COWES)
  expect(mayPlaceToken(state)).toBe(true)
  expect(mayPlaceToken({ ...state, southernInForce: true })).toBe(false)
  state.corporations['C&N'].insolvent = true
  expect(mayPlaceToken(state)).toBe(false)
  Object.assign(state.corporations['C&N'], { insolvent: false, president: null })
  expect(mayPlaceToken(state)).toBe(false)
})
