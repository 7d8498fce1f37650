import { boardMap, nothingLaid } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { readMap } from '../mapNotation.ts'
import { boardWith, LAKESIDE } from '../testing/lakeside.ts'
import { tilesInBox } from '../tiles.ts'
import { networkAlong } from './networkAlong.ts'
import { hexesOf, namedLink, routeStops } from './routeNames.ts'
import { trainNetwork } from './trainNetwork.ts'

const LINE = boardWith(['B3 #5 r4', 'C4 #57 r2'])

test('a network is that of the links alone, whose stops have names', () => {
  const network = networkAlong(LAKESIDE.board, LINE, [['C4.0', 'B3.0']])
  expect(network).toMatchObject({
    stops: [
      { hex: 'C4', index: 0, kind: 'city' },
      { hex: 'B3', index: 0, kind: 'city' },
    ],
    links: [{ from: 0, to: 1, hexes: ['C4', 'B3'] }],
    numbers: new Map([
      ['C4.0', 0],
      ['B3.0', 1],
    ]),
  })
})

test.each([
  [['C4.0']],
  [['C4.0', 'C4.0']],
  [['C4.0', 'D5.0']],
  [['C4.0', 'Z9.0']],
  [['C4', 'B3']],
  [['C4.1', 'B3.0']],
  [['C4.0', 'C2', 'B3.0']],
])('there is no track along %s', (link) => {
  expect(networkAlong(LAKESIDE.board, LINE, [link])).toEqual({ missing: link })
})

test('a link is the same from either end', () => {
  const network = trainNetwork(LAKESIDE, LINE)
  expect(trainNetwork(LAKESIDE, LINE)).toBe(network)
  const [link] = network.links
  expect([link!.from, link!.to].map((stop) => namedLink(network, link!, stop))).toEqual([
    ['B3.0', 'C4.0'],
    ['C4.0', 'B3.0'],
  ])
  expect(
    routeStops({
      links: [
        ['B3.0', 'C4.0'],
        ['C4.0', 'D3.0'],
      ],
    }),
  ).toEqual(['B3.0', 'C4.0', 'D3.0'])
  expect(routeStops({ links: [] })).toEqual([])
})

test('two stops of one hex can be linked inside it', () => {
  const map = boardMap('flat', readMap('hex | color | track\nB3 | gray | halt, town 10, a-b', {}))
  const board = { map, tiles: tilesInBox('7:*') }
  const link = ['B3.0', 'B3.1']
  expect(networkAlong(board, nothingLaid(), [link])).toMatchObject({ links: [{ hexes: ['B3'] }] })
  const [whole] = trainNetwork({ board }, nothingLaid()).links
  expect(namedLink(trainNetwork({ board }, nothingLaid()), whole!, whole!.from)).toEqual(link)
  expect([hexesOf(link), hexesOf(['B3.0', 'C2', 'C4.0'])]).toEqual([['B3'], ['B3', 'C2', 'C4']])
})
