import { expect, test } from 'vitest'
import { membersOf } from './bits.ts'
import { type BoardContents, nothingLaid } from './boardContents.ts'
import { boardMap } from './boardMap.ts'
import { type Reach, reachFrom, reachOf } from './reach.ts'
import { CITY, draw } from './testing/draw.ts'
import { ISLE } from './testing/isle.ts'
import { tileSet } from './tile.ts'

/** Tiles as `57/2`. */
const board = (tiles: Record<string, string>, tokens: BoardContents['tokens'] = {}): BoardContents => ({
  tiles: Object.fromEntries(
    Object.entries(tiles).map(([hex, text]) => {
      const [tile, rotation] = text.split('/')
      return [hex, { tile: tile!, rotation: Number(rotation) }]
    }),
  ),
  tokens,
})

/** What is reached of each hex: stops, pieces, entries. */
const seen = (reach: Reach) =>
  Object.fromEntries(
    [...reach].map(([hex, { stops, pieces, entries }]) => [hex, [stops, pieces, entries].map(membersOf)]),
  )

// B3 – C4 – D3 with a branch C4 – C6.
const LINE = { B3: '57/2', C4: 'Z2/1', C6: '9/0' }

test('a company without a token reaches nothing', () => {
  expect(seen(reachOf(nothingLaid(), ISLE, 'Red'))).toEqual({})
})

test('a token in a city without track reaches that city', () => {
  expect(seen(reachOf(board({}, { B3: [['Red']] }), ISLE, 'Red'))).toEqual({ B3: [[0], [], []] })
})

test('track leads through open cities up to the next edges', () => {
  expect(seen(reachOf(board({ B3: '57/2', C4: 'Z2/1' }, { B3: [['Red']] }), ISLE, 'Red'))).toEqual({
    B3: [[0], [0, 1], []],
    C4: [[0], [0, 1, 2, 3], [2]],
    C2: [[], [], [0]],
    D3: [[0], [0], [1]],
  })
})

test('a city full of others stops the way and is still reached', () => {
  const tokens = { B3: [['Red']], C4: [['Blue', 'Green']] }
  expect(seen(reachOf(board({ B3: '57/2', C4: 'Z2/1' }, tokens), ISLE, 'Red'))).toEqual({
    B3: [[0], [0, 1], []],
    C4: [[0], [1], [2]],
  })
})

test.each([
  ['an empty slot', ['Blue', null]],
  ['an own token', ['Blue', 'Red']],
])('a city with %s is passed', (_, slots) => {
  const laid = board({ B3: '57/2', C4: 'Z2/1' }, { B3: [['Red']], C4: [slots] })
  expect(reachOf(laid, ISLE, 'Red').has('C2')).toBe(true)
})

test('nothing leads on from an off-board place', () => {
  const reach = seen(reachOf(board({ C4: 'Z2/1' }, { C4: [['Red', null]] }), ISLE, 'Red'))
  expect(reach.D3).toEqual([[0], [0], [1]])
  expect(reach.B3).toEqual([[], [], [5]])
})

test('track that merges at an edge is no way from one branch to the other', () => {
  const fork = {
    map: boardMap('flat', [
      { hex: 'C4', ...draw('0-3 0-4') },
      { hex: 'C2', ...draw('0-s0', [CITY]) },
      { hex: 'D3', ...draw('1-s0', [CITY]) },
      { hex: 'C6', ...draw('3-s0', [CITY]) },
    ]),
    tiles: tileSet([]),
  }
  const reachedBy = (hex: string) => [...reachOf(board({}, { [hex]: [['Red']] }), fork, 'Red').keys()].sort()
  expect(reachedBy('C2')).toEqual(['C2', 'C4', 'C6'])
  expect(reachedBy('C6')).toEqual(['C2', 'C4', 'C6', 'D3'])
})

test('one can ask for any start and any way through, as if there were no tokens', () => {
  const laid = board(LINE, { B3: [['Blue']], C4: [['Blue', 'Green']] })
  const free = reachFrom(laid, ISLE, [{ hex: 'B3', stop: 0 }], () => -1)
  expect(membersOf(free.get('D3')!.stops)).toEqual([0])
  const none = reachFrom(laid, ISLE, [{ hex: 'B3', stop: 0 }], () => 0)
  expect(none.has('D3')).toBe(false)
})

test('a hex that is not on the map is an error that names it', () => {
  expect(() => reachOf({ tiles: {}, tokens: { Z9: [['Red']] } }, ISLE, 'Red')).toThrow('Z9 is not on the map')
})

/** A line C4 – C2 – B3 that comes back to C4, its start at D5; a second way from D5 to B3 over the others, if there is one. */
const loop = (around: boolean) => ({
  map: boardMap('flat', [
    { hex: 'C4', ...draw('5-3') },
    { hex: 'C2', ...draw('0-1') },
    { hex: 'B3', ...draw(around ? '4-5 0-5' : '4-5') },
    { hex: 'D5', ...draw('2-s0 s0-1', [CITY]) },
    { hex: 'C6', ...draw(around ? '4-2' : '') },
    { hex: 'B5', ...draw(around ? '5-3' : '') },
  ]),
  tiles: tileSet([]),
})

test('an edge is shut where every way to an entry has crossed it', () => {
  const reached = (around: boolean) => reachOf(board({}, { D5: [['Red']] }), loop(around), 'Red').get('C4')!
  expect(membersOf(reached(false).entries)).toEqual([2, 5])
  expect(membersOf(reached(false).shut(2))).toEqual([3, 5])
  expect(membersOf(reached(false).shut(5))).toEqual([])
  // over C6 and B5 one comes to C4 without having crossed it
  expect(membersOf(reached(true).shut(2))).toEqual([])
})
