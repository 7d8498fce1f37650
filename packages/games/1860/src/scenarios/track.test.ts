import { copiesLeft } from '@roundhouse/board'
import { expect, test } from 'vitest'
import type { CorporationId } from '../components/companies.ts'
import type { Phase } from '../components/trains.ts'
import type { Options1860 } from '../options.ts'
import type { State1860 } from '../state.ts'
import { boardOf } from '../title.ts'
import { mayBuild } from '../track/track.ts'
import {
  actions,
  auctioned,
  bankrupt,
  corporation,
  does,
  game,
  kindsFor,
  offersTo,
  putTokenOf,
  refuses,
  setOperation,
  setPhase,
  tiles,
  treasury,
  tries,
} from './position.ts'

interface Building extends Partial<Parameters<typeof corporation>[2]> {
  phase?: Phase
  options?: Partial<Options1860>
}

/** The track step of a company of player A. */
function building(
  id: CorporationId,
  { phase = '2', options, ...charter }: Building,
  ...laid: string[]
): State1860 {
  const state = auctioned(game(3, options))
  setPhase(state, phase)
  tiles(state, ...laid)
  corporation(state, id, { price: 90, players: { A: 5 }, treasury: 1000, ...charter })
  setOperation(state, id)
  return state
}

/** The tiles that player A may lay on a hex, told as "761 r0". */
const laysOn = (state: State1860, hex: string): string[] =>
  offersTo(state, 'A').flatMap(({ action }) =>
    action.kind === 'lay' && action.hex === hex ? [`${action.tile} r${action.rotation}`] : [],
  )

const stepOf = (state: State1860) => state.operation!.step

const COWES = 'F2 #787 r0'

test('S39 Two yellow tiles (TR.1, TR.2)', () => {
  const state = building('C&N', {}, COWES)
  does(state, 'A', actions.lay('F4 #742 r3'))
  expect([stepOf(state), kindsFor(state, 'A')]).toEqual(['track', ['lay', 'done']])
  refuses(state, 'A', actions.lay('J4 #57 r2'), 'TR.2')
  does(state, 'A', actions.lay('G3 #741 r5'))
  expect(stepOf(state)).toBe('token')
  const ryde = building('IOW', {})
  does(ryde, 'A', actions.lay('J4 #57 r2'))
  expect(stepOf(ryde)).not.toBe('track')
})

test('S39 After a yellow tile nothing is upgraded (TR.1)', () => {
  const state = building('IOW', { phase: '3', trains: ['2+1'] }, 'J4 #57 r2')
  const upgrade = actions.lay('J4 #206 r2')
  expect(stepOf(tries(state, 'A', upgrade))).not.toBe('track')
  does(state, 'A', actions.lay('K5 #741 r1'))
  refuses(state, 'A', upgrade, 'TR.1')
})

test('S40 Terrain (TR.7)', () => {
  const state = building('IWNJ', {})
  does(state, 'A', actions.lay('H8 #742 r0'))
  expect(treasury(state, 'IWNJ')).toBe(1000)
  does(state, 'A', actions.lay('H10 #742 r3'))
  expect(treasury(state, 'IWNJ')).toBe(940)
  refuses(building('IWNJ', { treasury: 50 }, 'H8 #742 r0'), 'A', actions.lay('H10 #742 r3'), 'TR.7')
  const later = building('IWNJ', { phase: '3', trains: ['2+1'] }, 'H8 #742 r0', 'H10 #742 r3')
  does(later, 'A', actions.lay('H10 #748 r3'))
  expect(treasury(later, 'IWNJ')).toBe(1000)
  const insolvent = building('IWNJ', { insolvent: true })
  does(insolvent, 'A', actions.lay('H8 #742 r0'))
  refuses(insolvent, 'A', actions.lay('H10 #742 r3'), 'INS.3')
})

test('S41 Red borders (TR.5)', () => {
  refuses(building('C&N', {}, COWES), 'A', actions.lay('F4 #741 r3'), 'TR.5')
  const state = building('IOW', {}, 'J4 #57 r2')
  refuses(state, 'A', actions.lay('I5 #741 r0'), 'TR.5')
  refuses(state, 'A', actions.lay('I9 #57 r0'), 'TR.5')
})

test('S42 The reach of an upgrade (UPG.4, UPG.5, UPG.7)', () => {
  const laid = ['J4 #6 r0', 'J6 #746 r0']
  const short = building('IOW', { phase: '3', trains: ['2+1'] }, ...laid)
  refuses(short, 'A', actions.lay('J6 #757 r0'), 'UPG.5')
  refuses(short, 'A', actions.lay('J4 #206 r3'), 'TR.5')
  expect(laysOn(short, 'J4')).toEqual(['12 r0', '205 r5'])
  expect(laysOn(short, 'J6')).toEqual([])
  const long = building('IOW', { phase: '3', trains: ['3+2'] }, ...laid)
  expect(laysOn(long, 'J6')).toEqual(['757 r0', '757 r2', '762 r0', '762 r3'])
  const none = building('IOW', { phase: '3' }, ...laid)
  for (const lay of ['J6 #757 r0', 'J4 #12 r0', 'I3 #758 r0']) refuses(none, 'A', actions.lay(lay), 'UPG.4')
})

test('S42 By options small stations do not count, or the reach is not looked at (UPG.5)', () => {
  // from Ryde by two small stations to Newport; a 2+1 visits one of them
  const laid = ['J4 #5 r1', 'I5 #748 r2', 'H4 #754 r5']
  const charter = { phase: '3', tokens: [['J4', 0]] } as const
  const upgrade = actions.lay('G5 #763 r0')
  refuses(building('IOW', { ...charter, trains: ['2+1'] }, ...laid), 'A', upgrade, 'UPG.5')
  does(building('IOW', { ...charter, trains: ['2+1', '3+2'] }, ...laid), 'A', upgrade)
  for (const options of [{ towns: 'maySkip' }, { recordedMoves: 'asRecorded' }] as const)
    does(building('IOW', { ...charter, trains: ['2+1'], options }, ...laid), 'A', upgrade)
})

test('S43 Newport (UPG.2, UPG.3)', () => {
  const state = building('C&N', { phase: '3', trains: ['2+1'], tokens: [['G5', 0]] }, COWES)
  for (const rotation of [1, 2, 3, 4, 5]) refuses(state, 'A', actions.lay(`G5 #763 r${rotation}`), 'UPG.3')
  does(state, 'A', actions.lay('G5 #763 r0'))
  expect(state.board.tokens.G5).toEqual([['C&N'], [null]])
})

/** From Newport by Shide and Merstone, where IWNJ fills the only slot. */
const MERSTONE = ['G5 #773 r0', 'G7 #761 r0']

test('S93 A full city stops track, be its token turned over or not (TR.6, BKR.3)', () => {
  const state = building('C&N', { phase: '5', trains: ['4+2'], tokens: [['G5', 0]] }, COWES, ...MERSTONE)
  tries(state, 'A', actions.lay('H8 #742 r0'))
  corporation(state, 'IWNJ', { price: 60, players: { B: 5 } })
  setOperation(state, 'C&N')
  refuses(state, 'A', actions.lay('H8 #742 r0'), 'TR.6')
  const turned = building('C&N', { phase: '5', trains: ['4+2'], tokens: [['G5', 0]] }, COWES, ...MERSTONE)
  bankrupt(turned, 'IWNJ')
  setOperation(turned, 'C&N')
  refuses(turned, 'A', actions.lay('H8 #742 r0'), 'TR.6')
})

test('S96 A tile runs out, and comes back (TR.8)', () => {
  const laid = ['J6 #746 r0', 'E9 #746 r0', 'J4 #6 r0']
  const state = building('NGStL', { phase: '3', price: 60 }, ...laid)
  refuses(state, 'A', actions.lay('G9 #746 r0'), 'TR.8')
  corporation(state, 'IOW', { price: 100, players: { A: 5 }, trains: ['3+2'] })
  setOperation(state, 'IOW')
  does(state, 'A', actions.lay('J6 #757 r0'))
  expect(copiesLeft(state.board, boardOf(state)).get('746')).toBe(1)
  setOperation(state, 'NGStL')
  does(state, 'A', actions.lay('G9 #746 r0'))
})

test('S97 Labels (TR.4)', () => {
  const state = building('IOW', {}, 'J4 #6 r0')
  refuses(state, 'A', actions.lay('J6 #57 r0'), 'TR.4')
  refuses(state, 'A', actions.lay('J8 #746 r0'), 'TR.4')
})

test('S98 A useless upgrade (UPG.6)', () => {
  const laid = ['G7 #761 r0', 'H6 #8 r1']
  const charter = { phase: '3', trains: ['2+1'] } as const
  const state = building('IWNJ', charter, ...laid)
  refuses(state, 'A', actions.lay('H6 #16 r1'), 'UPG.6')
  refuses(state, 'A', actions.lay('H6 #16 r0'), 'UPG.6')
  // its track from Merstone meets one of the new ends
  const met = building('IWNJ', charter, ...laid, 'H8 #741 r2')
  refuses(met, 'A', actions.lay('H6 #16 r1'), 'UPG.6')
  does(met, 'A', actions.lay('H6 #16 r0'))
})

test('S99 A halt becomes a small station (UPG.2, UPG.6)', () => {
  const state = building('IWNJ', { phase: '3', trains: ['2+1'] }, 'H8 #742 r0')
  expect(laysOn(state, 'H8')).toEqual(['748 r0', '750 r0', '751 r3', '752 r5', '753 r0'])
  const other = building('IOW', { phase: '3', trains: ['2+1'] }, 'H8 #742 r0')
  refuses(other, 'A', actions.lay('H8 #748 r0'), 'UPG.5')
})

/** Cowes with its other exit, and the line to Newport. */
const COWES_WEST = ['F2 #787 r1', 'E3 #9 r1', 'F4 #743 r2']

test('G10 Plain track that a train meets (UPG.5, UPG.6)', () => {
  const state = building('C&N', { phase: '3', trains: ['2+1'], tokens: [['G5', 0]] }, ...COWES_WEST)
  refuses(state, 'A', actions.lay('E3 #18 r1'), 'TR.5')
  tries(state, 'A', actions.lay('E3 #18 r4'))
  corporation(state, 'IOW', { price: 82, players: { A: 5 }, trains: ['2+1'] })
  setOperation(state, 'IOW')
  refuses(state, 'A', actions.lay('E3 #18 r4'), 'UPG.5')
  expect(laysOn(state, 'E3')).toEqual([])
})

test('G11 A leased train does not upgrade (UPG.4, INS.3)', () => {
  const state = building('C&N', { phase: '3', insolvent: true, treasury: 0 }, COWES, 'F4 #742 r3')
  state.operation!.leased = '3+2'
  refuses(state, 'A', actions.lay('F4 #748 r3'), 'UPG.4')
  does(state, 'A', actions.lay('G3 #741 r5'))
})

/** Board B of the golden cases. */
const BOARD_B = [
  ...['F2 #788 r0', 'F4 #742 r3', 'G5 #763 r0', 'G3 #741 r5'],
  ...['H4 #754 r5', 'I5 #751 r5', 'J4 #206 r2', 'I3 #758 r0'],
]

test('G12 A token turned over stops track (BKR.3, TR.6)', () => {
  const state = building('C&N', { phase: '3', trains: ['3+2'], tokens: [['G5', 0]] }, ...BOARD_B)
  tries(state, 'A', actions.lay('K5 #741 r1'))
  bankrupt(state, 'BHI&R')
  state.corporations['BHI&R'].tokensLeft--
  putTokenOf(state, 'BHI&R', 'J4', 0)
  setOperation(state, 'C&N')
  refuses(state, 'A', actions.lay('K5 #741 r1'), 'TR.6')
})

test('TR.9, UPG.1 Printed yellow hexes, and colours by phase', () => {
  const state = building('IOW', { trains: ['2+1'] }, 'J4 #6 r0')
  refuses(state, 'A', actions.lay('I3 #57 r2'), 'UPG.1')
  refuses(state, 'A', actions.lay('I3 #758 r0'), 'UPG.1')
  refuses(state, 'A', actions.lay('J2 #7 r0'), 'TR.9')
  const green = building('IOW', { phase: '4', trains: ['3+2'] }, 'I3 #758 r0')
  refuses(green, 'A', actions.lay('I3 #786 r0'), 'UPG.1')
  does(building('IOW', { phase: '5', trains: ['3+2'] }, 'I3 #758 r0'), 'A', actions.lay('I3 #786 r0'))
})

test('TR.3, UPG.2 Stops of the hex, and track that is kept', () => {
  const state = building('C&N', { phase: '3', trains: ['2+1'] }, COWES, 'F4 #742 r3')
  refuses(state, 'A', actions.lay('F6 #7 r3'), 'TR.3')
  refuses(state, 'A', actions.lay('F4 #748 r1'), 'UPG.2')
})

test('OPT.2 Hexes that are not on the small map', () => {
  const state = building('FYN', { price: 74, options: { map: 'small' } }, 'B4 #5 r5')
  refuses(state, 'A', actions.lay('A5 #741 r5'), 'OPT.2')
})

test('REC.1, SOU.2, NAT.3 Nobody is asked for track in receivership, nor once building is over', () => {
  const state = building('C&N', { phase: '9', trains: ['9+5'] }, COWES)
  expect(mayBuild(state)).toBe(true)
  expect(mayBuild({ ...state, southernInForce: true })).toBe(false)
  const nationalisation = { operating: [], revenues: {}, lastRound: false }
  expect(mayBuild({ ...state, nationalisation })).toBe(false)
  state.corporations['C&N'].president = null
  expect(mayBuild(state)).toBe(false)
})
