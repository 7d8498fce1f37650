import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  corporation,
  costsNow,
  game,
  putTokenOf,
  refuses,
  setOperation,
  setPhase,
  tiles,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'

/** The turn of New York Central, at home in Erie (D20). */
function newYorkCentral({ now = 'II' as 'I' | 'II', treasury = 500 } = {}): State1846 {
  const state = afterDraft(game())
  setPhase(state, now)
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury })
  setOperation(state, 'NYC')
  return state
}

test('1846-6.20b: each colour in its phase, on the one before it, and never on gray', () => {
  refuses(newYorkCentral({ now: 'I' }), 'A', actions.lay('D20 #14 r0'), '6.20b')
  refuses(newYorkCentral(), 'A', actions.lay('D20 #57 r0'), '6.20b')
  refuses(newYorkCentral(), 'A', actions.lay('E19 #23 r0'), '6.20b')
  refuses(newYorkCentral(), 'A', actions.lay('E21 #57 r1'), '6.20b')
})

test('1846-6.20c: a city on a city, with the same label', () => {
  refuses(newYorkCentral(), 'A', actions.lay('E17 #57 r1'), '6.20c')
  refuses(newYorkCentral(), 'A', actions.lay('G15 #291 r0'), '6.20c')
  refuses(newYorkCentral(), 'A', actions.lay('E19 #57 r0'), '6.20c')
  refuses(newYorkCentral(), 'A', actions.lay('G15 #9 r0'), '6.20c')
})

test('1846-6.20d: all old track stays', () =>
  refuses(newYorkCentral(), 'A', actions.lay('D20 #619 r1'), '6.20d'))

test('1846-6.20d: of the rotations that show the same track the lowest is meant', () => {
  expect(costsNow(newYorkCentral(), 'A', actions.lay('E19 #9 r0'))).toBe(20)
  refuses(newYorkCentral(), 'A', actions.lay('E19 #9 r3'), '6.20d')
})

test('1846-6.20e: no track into a lake', () =>
  refuses(newYorkCentral(), 'A', actions.lay('D18 #9 r1'), '6.20e'))

test('1846-6.22: a tile that lies on the board is not there to be laid', () => {
  const state = newYorkCentral()
  tiles(state, 'H12 #291 r2')
  refuses(state, 'A', actions.lay('E17 #291 r4'), '6.22')
})

test('1846-6.20i: nobody helps to pay', () => {
  refuses(newYorkCentral({ treasury: 19 }), 'A', actions.lay('E19 #9 r0'), '6.20i')
  expect(costsNow(newYorkCentral({ treasury: 20 }), 'A', actions.lay('E19 #9 r0'))).toBe(20)
})

test('1846-6.20f: a way that runs round a loop and back over the same edge is no link', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  corporation(state, 'B&O', { price: 100, players: { A: 5 }, treasury: 500 })
  tiles(state, 'G19 #14 r1', 'F18 #9 r2', 'E17 #296 r1', 'E19 #28 r3', 'D18 #29 r4')
  setOperation(state, 'B&O')
  refuses(state, 'A', actions.lay('F18 #24 r2'), '6.20g')
})

test('1846-6.20f: a piece to an edge that the only way to it has crossed is not linked', () => {
  const state = afterDraft(game())
  setPhase(state, 'II')
  // Fort Wayne – D12 – C13 – Detroit – Toledo, and back to C13
  tiles(state, 'E11 #57 r0', 'D12 #9 r0', 'C13 #8 r4', 'C15 #294 r0', 'D14 #5 r2')
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 500, tokens: [['E11', 0]] })
  setOperation(state, 'NYC')
  refuses(state, 'A', actions.lay('C13 #29 r4'), '6.20g')
  // where there is a way from Toledo that has not been there, it is
  const other = copy(state)
  putTokenOf(other, 'NYC', 'D14', 0)
  expect(costsNow(other, 'A', actions.lay('C13 #29 r4'))).toBe(20)
  // a piece that leads straight from Fort Wayne to Toledo is linked
  expect(costsNow(state, 'A', actions.lay('C13 #28 r0'))).toBe(20)
})
