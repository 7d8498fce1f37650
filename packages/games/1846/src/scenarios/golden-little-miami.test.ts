import { copy, hash, isRefusal, move, newTable, undo } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import type { State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  corporation,
  costsNow,
  does,
  game,
  NAMES,
  refuses,
  seatOf,
  setOperation,
  setPhase,
  tileOn,
  tiles,
  treasury,
} from './position.ts'

const OPTIONS = { edition: 'second' } as const

/** PRR owns Little Miami and is linked to neither of its cities. */
function littleMiami(...board: string[]): State1846 {
  const state = afterDraft(game(5, { with: ['LM'], options: OPTIONS }))
  tiles(state, ...board)
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 100, privates: ['LM'] })
  setOperation(state, 'PRR')
  return state
}

const lays = (text: string) => actions.privateLay('LM', text)

test('G22 two tiles, $20 cheaper and not linked (1846-2.9)', () => {
  const state = littleMiami()
  does(state, 'A', lays('H12 #291 r2'))
  does(state, 'A', lays('G13 #57 r0'))
  expect([tileOn(state, 'H12'), tileOn(state, 'G13')]).toEqual(['#291 r2', '#57 r0'])
  expect(treasury(state, 'PRR')).toBe(100)
  expect(state.operation).toMatchObject({ yellowLays: 0, upgrades: 0 })
})

test('G23 the bridge is paid (1846-2.9, 1846-6.23)', () => {
  const state = littleMiami('I11 #7 r2')
  expect(costsNow(state, 'A', lays('H12 #293 r0'))).toBe(40)
})

describe('G24 nothing to join where they are joined (1846-2.9)', () => {
  const joined = () => littleMiami('H12 #292 r2', 'H14 #7 r1', 'G13 #57 r2')
  const refusesAll = (state: State1846) => {
    setPhase(state, 'II')
    refuses(state, 'A', lays('H12 #296 r0'), '2.9')
    refuses(state, 'A', lays('G13 #15 r2'), '2.9')
  }

  test('over H14', () => refusesAll(joined()))

  test('with all slots full', () => {
    const state = joined()
    corporation(state, 'GT', {
      price: 90,
      players: { B: 5 },
      tokens: [
        ['H12', 0],
        ['G13', 0],
      ],
    })
    refusesAll(state)
  })
})

describe('G25 one tile is enough (1846-2.9)', () => {
  const half = () => littleMiami('H12 #292 r2', 'G13 #57 r0')

  test('and a second one has nothing to join', () => {
    const state = half()
    setPhase(state, 'II')
    expect(costsNow(state, 'A', lays('H12 #296 r0'))).toBe(0)
    does(state, 'A', lays('H12 #296 r0'))
    refuses(state, 'A', lays('G13 #15 r0'), '2.9')
  })

  test('two tiles in one hex', () => {
    const state = littleMiami()
    setPhase(state, 'II')
    does(state, 'A', lays('H12 #291 r2'))
    refuses(state, 'A', lays('H12 #296 r2'), '2.9')
  })

  test('green tiles wait for phase II (1846-6.20b)', () => {
    refuses(half(), 'A', lays('H12 #296 r0'), '6.20b')
  })

  test('a tile after which no other could join them', () => {
    refuses(littleMiami(), 'A', lays('H12 #293 r1'), '2.9')
  })
})

test('G26 the first of the two tiles is taken back (1846-2.9)', () => {
  const table = newTable(game1846, { players: NAMES.slice(0, 5), options: OPTIONS, seed: 1 })
  if (isRefusal(table)) throw new Error(table.rule)
  table.state = littleMiami('I11 #9 r0')
  table.checkpoints[0] = copy(table.state)
  const before = hash(table.state)
  expect(move(table, seatOf('A'), lays('H12 #293 r0'))).toBeUndefined()
  expect(treasury(table.state, 'PRR')).toBe(60)
  expect(undo(table, seatOf('A'), 1)).toBe(true)
  expect(hash(table.state)).toBe(before)
  expect(tileOn(table.state, 'H12')).toBeNull()
  expect(treasury(table.state, 'PRR')).toBe(100)
  does(table.state, 'A', lays('H12 #291 r2'))
  does(table.state, 'A', lays('G13 #57 r0'))
})
