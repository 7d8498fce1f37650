import { expect, test } from 'vitest'
import { networkOf } from './network.ts'
import type { Path, StopKind, TrackHex } from './track.ts'

/** A row of hexes, each beside the next across edge 4 and edge 1. */
function row(...hexes: { stops?: StopKind[]; paths: Path[] }[]): TrackHex[] {
  const name = (place: number) => `A${2 * place + 1}`
  return hexes.map(({ stops = [], paths }, place) => ({
    hex: name(place),
    stops: stops.map((kind) => ({ kind })),
    paths,
    neighbours: [
      undefined,
      hexes[place - 1] && name(place - 1),
      undefined,
      undefined,
      hexes[place + 1] && name(place + 1),
      undefined,
    ],
  }))
}

const city = (...paths: Path[]) => ({ stops: ['city' as const], paths })

test('stops are joined by the track between them', () => {
  const network = networkOf(row(city([4, 's0']), { paths: [[1, 4]] }, city([1, 's0'])), 'edge')
  expect(network.stops).toEqual([
    { hex: 'A1', index: 0, kind: 'city' },
    { hex: 'A5', index: 0, kind: 'city' },
  ])
  expect(network.links).toEqual([{ from: 0, to: 1, track: [0, 1], hexes: ['A1', 'A3', 'A5'] }])
  expect(network.units).toBe(2)
})

test('track that ends at an edge, or leads off the board, joins nothing', () => {
  expect(networkOf(row(city([4, 's0'], [1, 's0']), { paths: [[2, 4]] }), 'edge').links).toEqual([])
})

test('a train does not turn back at an edge', () => {
  const twoCities = {
    stops: ['city' as const, 'city' as const],
    paths: [[4, 's0'] as Path, [4, 's1'] as Path],
  }
  expect(networkOf(row(twoCities, { paths: [[1, 2]] }), 'edge').links).toEqual([])
})

test('where track branches, every way is a link of its own', () => {
  const fork = { stops: ['town' as const], paths: [[1, 4] as Path, [1, 's0'] as Path] }
  const { links } = networkOf(row(city([4, 's0']), fork, city([1, 's0'])), 'edge')
  expect(links.map(({ from, to, track }) => ({ from, to, track }))).toEqual([
    { from: 0, to: 2, track: [0, 1] },
    { from: 0, to: 1, track: [0] },
  ])
})

test('a junction inside a hex joins whatever meets there', () => {
  const junction = {
    stops: ['town' as const],
    paths: [[1, 'j'] as Path, [4, 'j'] as Path, ['s0', 'j'] as Path],
  }
  const { links } = networkOf(row(city([4, 's0']), junction, city([1, 's0'])), 'both')
  expect(links.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [0, 1],
    [1, 2],
  ])
})

test('what counts as track: edges, pieces, or both; a piece inside a hex always', () => {
  const board = row(
    {
      stops: ['city', 'town'],
      paths: [
        ['s0', 's1'],
        ['s1', 4],
      ],
    },
    city([1, 's0']),
  )
  const tracks = (unit: 'edge' | 'path' | 'both') =>
    networkOf(board, unit).links.map(({ track }) => track.length)
  expect(tracks('edge')).toEqual([1, 1])
  expect(tracks('path')).toEqual([1, 2])
  expect(tracks('both')).toEqual([1, 3])
})

test('track that comes back to where it began is no link', () => {
  const loop: TrackHex[] = [
    {
      hex: 'B2',
      stops: [{ kind: 'city' }],
      paths: [
        [3, 's0'],
        [4, 's0'],
      ],
      neighbours: [undefined, undefined, undefined, 'A3', 'B4', undefined],
    },
    {
      hex: 'A3',
      stops: [],
      paths: [[0, 5]],
      neighbours: ['B2', undefined, undefined, undefined, undefined, 'B4'],
    },
    {
      hex: 'B4',
      stops: [],
      paths: [[1, 2]],
      neighbours: [undefined, 'B2', 'A3', undefined, undefined, undefined],
    },
  ]
  expect(networkOf(loop, 'edge').links).toEqual([])
})
