import { expect, test } from 'vitest'
import { readTiles, readTrack } from './tileNotation.ts'

test('track past all stops', () => {
  expect(readTrack('0-2, 1-3')).toEqual({
    stops: [],
    paths: [
      [0, 2],
      [1, 3],
    ],
  })
})

test('a city holds one token where nothing else is said', () => {
  expect(readTrack('city 20 (0)')).toEqual({
    stops: [{ kind: 'city', revenue: 20, slots: 1 }],
    paths: [[0, 's0']],
  })
  expect(readTrack('city 100 x4 (0)').stops).toEqual([{ kind: 'city', revenue: 100, slots: 4 }])
})

test('a stop without a figure is worth nothing, and one without brackets has no exits', () => {
  expect(readTrack('city, city, town')).toEqual({
    stops: [
      { kind: 'city', revenue: 0, slots: 1 },
      { kind: 'city', revenue: 0, slots: 1 },
      { kind: 'town', revenue: 0 },
    ],
    paths: [],
  })
})

test('stops that are alike are written once', () => {
  expect(readTrack('town 10 (0 3) (1)')).toEqual({
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    paths: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
    ],
  })
})

test('track joins stops by their letters', () => {
  expect(readTrack('city 20, town 10, halt (0), b-c, a-b').paths).toEqual([
    [0, 's2'],
    ['s1', 's2'],
    ['s0', 's1'],
  ])
})

test('a stop has a worth by era, a name and a group', () => {
  expect(readTrack('offboard yellow 50 brown 70 black 5 "St. Louis (west)" {St. Louis} (3)').stops).toEqual([
    {
      kind: 'offboard',
      revenue: { yellow: 50, brown: 70, black: 5 },
      name: 'St. Louis (west)',
      groups: ['St. Louis'],
    },
  ])
})

test('a tile is a line', () => {
  expect(
    readTiles(`
      tile | color  | label | rotation | track
       X7  | yellow
       758 | green  | R     | 3        | city 50 (4)
    `),
  ).toEqual([
    { id: 'X7', color: 'yellow', count: null, labels: [], stops: [], paths: [] },
    {
      id: '758',
      color: 'green',
      count: null,
      labels: ['R'],
      rotations: [3],
      stops: [{ kind: 'city', revenue: 50, slots: 1 }],
      paths: [[4, 's0']],
    },
  ])
})

test.each([
  ['green | ctiy 20 (0)', '"ctiy 20 (0)" cannot be read'],
  ['green | city 20 (0 6)', '"city 20 (0 6)" cannot be read'],
  ['green | city 20 ()', '"city 20 ()" cannot be read'],
  ['green | city 20 x2 40 (0)', '"city 20 x2 40 (0)" cannot be read'],
  ['green | 0-6', '"0-6" cannot be read'],
  ['green | 0-1-2', '"0-1-2" cannot be read'],
  ['green | 0-1,', '"0-1," cannot be read'],
  ['green | 0-0', 'track: a path leads from 0 to itself'],
  ['green | city (0), a-b', 'track: a path leads to s1, which is not there'],
  ['gren | 0-1', '"gren" is none of plain, yellow, green, brown, gray, red, blue'],
])('of a tile that is %s the line is shown', (written, why) => {
  expect(() => readTiles(`tile | color | track\n 9 | ${written}`)).toThrow(
    `${why}, in the line "9 | ${written}"`,
  )
})
