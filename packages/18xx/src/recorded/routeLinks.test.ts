import { type BoardContents, boardMap, nothingLaid } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { type RecordedRoute, routeLinks } from './routeLinks.ts'

const city = { kind: 'city', revenue: 20, slots: 1 } as const
const plain = { color: 'gray', labels: [] }

/** A line along one column: a city, two cities side by side, two towns one after the other, a city. */
const BOARD = {
  map: boardMap('flat', [
    { ...plain, hex: 'A1', stops: [city], paths: [[0, 's0']] },
    {
      ...plain,
      hex: 'A3',
      stops: [city, city],
      paths: [
        [3, 's0'],
        [3, 's1'],
        [0, 's0'],
        [0, 's1'],
      ],
    },
    {
      ...plain,
      hex: 'A5',
      stops: [
        { kind: 'town', revenue: 10 },
        { kind: 'town', revenue: 10 },
      ],
      paths: [
        [0, 's0'],
        ['s0', 's1'],
        ['s1', 3],
      ],
    },
    { ...plain, hex: 'A7', stops: [city], paths: [[3, 's0']] },
  ]),
  tiles: new Map(),
}

const links = (route: RecordedRoute, laid: BoardContents = nothingLaid()) =>
  routeLinks(BOARD, laid, 'Red', route)

const WHOLE = [
  ['A1.0', 'A3.0'],
  ['A3.0', 'A5.1'],
  ['A5.1', 'A5.0'],
  ['A5.0', 'A7.0'],
]

test.each([
  ['in order', [['A1', 'A3'], ['A3', 'A5'], ['A5'], ['A5', 'A7']]],
  ['each in some direction', [['A3', 'A1'], ['A3', 'A5'], ['A5'], ['A7', 'A5']]],
  ['with the stops within a hex', [['A3', 'A1'], ['A5', 'A3'], ['A5 0.1'], ['A7', 'A5']]],
])('stretches are told %s', (_, connections) => {
  expect(links({ connections })).toEqual(WHOLE)
})

test('of cities that fit alike the company’s own is meant, unless another is named', () => {
  const laid: BoardContents = { tiles: {}, tokens: { A3: [[null], ['Red']] } }
  const connections = [['A1', 'A3']]
  expect(links({ connections })).toEqual([['A1.0', 'A3.0']])
  expect(links({ connections }, laid)).toEqual([['A1.0', 'A3.1']])
  expect(links({ connections, nodes: ['A1-0', 'A3-0'] }, laid)).toEqual([['A1.0', 'A3.0']])
})

test('stretches that do not meet stay as they are, to be refused', () => {
  const connections = [
    ['A1', 'A3'],
    ['A5', 'A7'],
  ]
  expect(links({ connections })).toHaveLength(2)
})
