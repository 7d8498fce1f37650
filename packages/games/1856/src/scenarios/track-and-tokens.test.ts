import { copiesLeft } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { BOARD } from '../components/board.ts'
import type { State1856 } from '../state.ts'
import {
  actions,
  askedOf,
  assignPrivate,
  auctioned,
  corporation,
  does,
  game,
  kindsFor,
  offersTo,
  putTokenOf,
  refuses,
  setOperation,
  setPhase,
  slots,
  tileOn,
  tiles,
  tokenPlaces,
  treasury,
  tries,
} from './position.ts'

/** The track step of a corporation of player A in this phase. */
function building(
  id: Parameters<typeof corporation>[1],
  phase: Parameters<typeof setPhase>[1],
  charter: Partial<Parameters<typeof corporation>[2]> = {},
  ...laid: string[]
): State1856 {
  const state = auctioned(game())
  setPhase(state, phase)
  tiles(state, ...laid)
  corporation(state, id, { cell: [0, 4], players: { A: 5 }, treasury: 300, ...charter })
  setOperation(state, id)
  return state
}

/** From Niagara Falls along the lake to Hamilton. */
const LAKE_SHORE = ['O16 #57 r2', 'N15 #8 r5', 'M16 #8 r2']

test('S39, 2.1c, 2.2i: a tile on Hamilton gives the waiting token of THB a city', () => {
  const state = building('WR', '3', {}, ...LAKE_SHORE)
  corporation(state, 'THB', { cell: [0, 3], players: { B: 5 } })
  setOperation(state, 'WR')
  expect(state.waitingTokens).toEqual({ L15: 'THB' })
  does(state, 'A', actions.lay('L15 #59 r3'))
  expect([treasury(state, 'WR'), askedOf(state)]).toEqual([260, 'A for WR'])
  expect(kindsFor(state, 'A')).toEqual(['choose-city'])
  refuses(state, 'A', actions.done, '2.1c')
  refuses(state, 'A', actions.chooseCity('L15', 2), '2.1c')
  refuses(state, 'A', actions.chooseCity('I12', 0), '2.1c')
  expect(slots(tries(state, 'A', actions.chooseCity('L15', 1)), 'L15', 1)).toEqual(['THB'])
  does(state, 'A', actions.chooseCity('L15', 0))
  expect([slots(state, 'L15', 0), slots(state, 'L15', 1)]).toEqual([['THB'], [null]])
  expect([state.waitingTokens, state.operation!.step]).toEqual([{}, 'token'])
  refuses(state, 'A', actions.chooseCity('L15', 0), '2.1c')
})

test('G10, 3j, 2.1c: the token of the CGR that waits gets its city of whoever lays the tile, beside its token of the turn', () => {
  const state = building('WR', '6', {}, ...LAKE_SHORE)
  corporation(state, 'CGR', { cell: [0, 3], players: { B: 5 }, tokens: [] })
  state.corporations.CGR.tokensLeft = 9
  state.waitingTokens.L15 = 'CGR'
  setOperation(state, 'WR')
  does(state, 'A', actions.lay('L15 #59 r3'))
  does(state, 'A', actions.chooseCity('L15', 0))
  expect([slots(state, 'L15'), state.corporations.CGR.tokensLeft, treasury(state, 'CGR')]).toEqual([
    ['CGR'],
    9,
    0,
  ])
})

test('G10: the CGR lays the tile itself, and its token of the turn is still to come', () => {
  const state = building('CGR', '6')
  state.corporations.CGR.tokensLeft = 9
  state.waitingTokens.L15 = 'CGR'
  // 2.2h: the token that waits there is enough
  does(state, 'A', actions.lay('L15 #59 r3'))
  does(state, 'A', actions.chooseCity('L15', 1))
  expect([slots(state, 'L15', 1), state.operation!.tokenPlaced]).toEqual([['CGR'], false])
})

test('S40, 2.2l, 6d: the third double city needs a tile of the others', () => {
  const state = building('WR', '5', {}, 'O16 #5 r1', 'I12 #59 r0', 'L15 #59 r3')
  refuses(state, 'A', actions.lay('N17 #59 r2'), '2.2l')
  tiles(state, 'I12 #64 r2')
  expect(copiesLeft(state.board, BOARD).get('59')).toBe(1)
  does(state, 'A', actions.lay('N17 #59 r2'))
})

test('S41, 2.2e: brown labels', () => {
  const oshawa = building('GT', '5', {}, 'P9 #14 r1')
  does(oshawa, 'A', actions.lay('P9 #125 r0'))
  refuses(building('GT', '5', {}, 'P9 #14 r1'), 'A', actions.lay('P9 #63 r0'), '2.2e')
  const brantford = building('BBG', '5', {}, 'J15 #14 r0')
  refuses(brantford, 'A', actions.lay('J15 #125 r0'), '2.2e')
  does(brantford, 'A', actions.lay('J15 #63 r0'))
  const london = building('GW', '5', {}, 'F15 #121 r0')
  refuses(london, 'A', actions.lay('F15 #127 r0'), '2.2e')
  does(london, 'A', actions.lay('F15 #126 r0'))
})

test('2.2e: T tiles for Toronto, 123 for Hamilton alone', () => {
  const toronto = building('CV', '3')
  refuses(toronto, 'A', actions.lay('N11 #14 r1'), '2.2e')
  does(toronto, 'A', actions.lay('N11 #120 r1'))
  // 1 of its two cities, wherever it lies
  expect(slots(toronto, 'N11', 0)).toEqual(['CV'])
  const hamilton = building('THB', '6', { operated: false }, 'L15 #59 r3', 'L15 #64 r5')
  putTokenOf(hamilton, 'THB', 'L15', 0)
  hamilton.corporations.THB.tokensLeft--
  does(hamilton, 'A', actions.lay('L15 #123 r5'))
  const kitchener = building('WGB', '6', { tokens: [['I12', 0]] }, 'I12 #59 r0', 'I12 #64 r2')
  refuses(kitchener, 'A', actions.lay('I12 #123 r0'), '2.2e')
})

test('2.2d: an upgrade keeps all track', () => {
  const state = building('GT', '3', {}, 'P9 #57 r2')
  refuses(state, 'A', actions.lay('P9 #14 r0'), '2.2f')
  refuses(building('BBG', '3', {}, 'J15 #57 r0'), 'A', actions.lay('J15 #14 r1'), '2.2d')
  does(state, 'A', actions.lay('P9 #14 r1'))
})

/** BBG linked to a town south-west of Brantford. */
const SOUTH_WEST = ['J15 #57 r1', 'I16 #9 r1', 'H17 #4 r1']

test('S42, 2.2k, 2.2m: a town is exchanged from phase 6 on', () => {
  const early = building('BBG', '5', {}, ...SOUTH_WEST)
  refuses(early, 'A', actions.lay('H17 #57 r1'), '2.2m')
  refuses(early, 'A', actions.lay('H17 #9 r1'), '2.2m')
  const state = building('BBG', '6', {}, ...SOUTH_WEST)
  expect(tileOn(tries(state, 'A', actions.lay('H17 #9 r1')), 'H17')).toBe('#9 r1')
  for (const other of ['H17 #5 r1', 'H17 #7 r1']) refuses(state, 'A', actions.lay(other), '2.2m')
  refuses(state, 'A', actions.lay('H17 #57 r2'), '2.2m')
  does(state, 'A', actions.lay('H17 #57 r1'))
  // an ordinary tile from now on
  setOperation(state, 'BBG')
  does(state, 'A', actions.lay('H17 #15 r1'))
})

test('S42, 2.2m: two towns become a green city with all their exits; 69 has no exchange', () => {
  const state = building('BBG', '6', {}, 'J15 #57 r2', 'I14 #55 r2')
  refuses(state, 'A', actions.lay('I14 #14 r1'), '2.2m')
  does(state, 'A', actions.lay('I14 #14 r2'))
  const exits = building('BBG', '6', {}, 'J15 #57 r0', 'J17 #69 r1')
  for (const tile of ['14', '15']) refuses(exits, 'A', actions.lay(`J17 #${tile} r1`), '2.2k')
})

test('2.2g, 2.2m: the town must be reached', () => {
  const state = building('BBG', '6', {}, 'I16 #9 r1', 'H17 #4 r1')
  refuses(state, 'A', actions.lay('H17 #57 r1'), '2.2g')
  expect(offersTo(state, 'A').some(({ action }) => 'hex' in action && action.hex === 'H17')).toBe(false)
})

test('S43, 2.2j, 2.9a: a hex is closed to all while a player owns its private', () => {
  const state = auctioned(game(), { B: ['FT'] })
  setPhase(state, '3')
  tiles(state, 'M4 #121 r0')
  for (const [id, name] of [
    ['CPR', 'A'],
    ['TGB', 'B'],
  ] as const)
    corporation(state, id, { cell: [0, 4], players: { [name]: 5 }, treasury: 100 })
  setOperation(state, 'CPR')
  refuses(state, 'A', actions.lay('L3 #9 r2'), '2.2j')
  setOperation(state, 'TGB')
  refuses(state, 'B', actions.lay('L3 #9 r2'), '2.2j')
  assignPrivate(state, 'FT', 'CPR')
  setOperation(state, 'CPR')
  does(state, 'A', actions.lay('L3 #9 r2'))
})

test('2.2a: one tile in a turn, and the step is over', () => {
  const state = building('GT', '3')
  does(state, 'A', actions.lay('P9 #57 r2'))
  expect(state.operation!.step).not.toBe('track')
  refuses(state, 'A', actions.lay('O8 #9 r2'), '2d')
})

test('2.2b, 2.2c, 2.2f, 2.2g, 2.2i: what else keeps a tile off a hex', () => {
  const state = building('GT', '2', { treasury: 30 }, 'P9 #57 r1')
  refuses(state, 'A', actions.lay('F9 #57 r0'), '2.2b')
  refuses(state, 'A', actions.lay('O8 #57 r2'), '2.2b')
  refuses(state, 'A', actions.lay('P9 #14 r1'), '2.2c')
  refuses(state, 'A', actions.lay('P7 #9 r1'), '2.2f')
  refuses(state, 'A', actions.lay('K8 #57 r0'), '2.2g')
  const poor = building('GT', '2', { treasury: 30 }, 'P9 #6 r1')
  refuses(poor, 'A', actions.lay('P7 #7 r0'), '2.2i')
})

test('2.2g: a value that rises is enough', () => {
  // the city is reached from the north, and what is new is not linked
  const state = building('BBG', '3', {}, 'J15 #57 r0', 'J13 #57 r0')
  does(state, 'A', actions.lay('J13 #14 r0'))
})

/** GT before its token step: Oshawa is linked to Toronto's eastern city. */
function tokening(charter: Partial<Parameters<typeof corporation>[2]> = {}, ...laid: string[]): State1856 {
  const state = building('GT', '3', charter, 'P9 #57 r1', 'O10 #9 r1', ...laid)
  setOperation(state, 'GT', { step: 'token' })
  return state
}

test('2.3a: the second token costs 40, the third and fourth 100', () => {
  const state = tokening()
  does(state, 'A', actions.token('N11', 1))
  expect([treasury(state, 'GT'), state.corporations.GT.tokensLeft, tokenPlaces(state, 'GT')]).toEqual([
    260,
    2,
    ['N11.1', 'P9.0'],
  ])
  const third = tokening({ tokens: [['K8', 0]] })
  does(third, 'A', actions.token('N11', 1))
  expect(treasury(third, 'GT')).toBe(200)
})

test('2.3a, 2.3b, 2.3c: a token in a city that is linked and free, with money of the treasury', () => {
  const state = tokening({ treasury: 39 })
  refuses(state, 'A', actions.token('N11', 1), '2.3a')
  refuses(state, 'A', actions.token('P9'), '2.3b')
  refuses(state, 'A', actions.token('N11', 0), '2.3c')
  refuses(state, 'A', actions.token('O10'), '2.3c')
  putTokenOf(state, 'WR', 'N11', 1)
  refuses(state, 'A', actions.token('N11', 1), '2.3c')
  refuses(tokening({ tokens: [['N11', 0]] }), 'A', actions.token('N11', 1), '2.3b')
  const spent = tokening({
    tokens: [
      ['K8', 0],
      ['J15', 0],
      ['M4', 0],
    ],
  })
  refuses(spent, 'A', actions.token('N11', 1), '2.3a')
})

test('2.1d: a slot is kept for a home token, and on Hamilton one in the whole hex', () => {
  const toronto = tokening({ tokens: [['L13', 0]] }, 'N11 #120 r1', 'L13 #5 r3', 'M12 #9 r1')
  refuses(toronto, 'A', actions.token('N11', 0), '2.1d')
  does(toronto, 'A', actions.token('N11', 1))
  const hamilton = building('WR', '3', {}, ...LAKE_SHORE, 'L15 #59 r3')
  setOperation(hamilton, 'WR', { step: 'token' })
  does(hamilton, 'A', actions.token('L15', 1))
  const full = building('WR', '3', {}, ...LAKE_SHORE, 'L15 #59 r3')
  corporation(full, 'GW', { cell: [0, 3], players: { B: 5 }, tokens: [['L15', 0]] })
  setOperation(full, 'WR', { step: 'token' })
  refuses(full, 'A', actions.token('L15', 1), '2.1d')
})

test('G17, 2.3a, 2.9c: the step is not left out if the token can be paid with a loan', () => {
  const state = building('GT', '3', { treasury: 20, loans: 1 }, 'P9 #57 r1', 'O10 #9 r1')
  does(state, 'A', actions.done)
  expect(state.operation!.step).toBe('token')
  refuses(state, 'A', actions.token('N11', 1), '2.3a')
  // as many loans as shares with players (2.9d)
  const indebted = building('GT', '3', { treasury: 20, loans: 5 }, 'P9 #57 r1', 'O10 #9 r1')
  does(indebted, 'A', actions.done)
  expect(indebted.operation!.step).not.toBe('token')
})

test('2.3a: without a city for a token the step is left out', () => {
  const state = building('GT', '3', {}, 'P9 #57 r1')
  does(state, 'A', actions.done)
  expect(state.operation!.step).toBe('trains')
})
