import type { HexScene, RouteScene, TrackEnd } from '@roundhouse/view'
import type { BoardThumbnailScene, GameCard } from '../worker/protocol.ts'

/** The game that is shown in full swing. */
const GAME = '1846'

type Laid = Partial<Pick<HexScene, 'ground' | 'tile' | 'stops' | 'paths' | 'terrain' | 'borders'>>
type Stop = HexScene['stops'][number]
type Era = 'yellow' | 'green' | 'brown'

const track = (ground: Era, tile: string, ...paths: [number, number][]): Laid => ({ ground, tile, paths })

const city = (
  ground: Era,
  tile: string,
  revenue: number,
  slots: readonly (string | null)[],
  edges: readonly number[],
): Laid => ({
  ground,
  tile,
  stops: [{ kind: 'city', revenue: { values: [revenue], now: revenue }, slots, kept: slots.map(() => null) }],
  paths: edges.map((edge) => [edge, 's0']),
  terrain: [],
  borders: [],
})

/** Chicago: four cities, each with a way of its own to the west. */
const CHICAGO: Laid = {
  ground: 'brown',
  tile: '299',
  stops: [null, 'NYC', null, 'GT'].map((token) => ({
    kind: 'city',
    revenue: { values: [70], now: 70 },
    slots: [token],
    kept: [null],
  })),
  paths: [0, 3, 4, 5].flatMap((edge, stop): [TrackEnd, TrackEnd][] => [
    [edge, `s${stop}`],
    [`s${stop}`, 2],
  ]),
}

/** What bots had laid by the last rounds of a game, from Chicago to Detroit. */
const LAID: Readonly<Record<string, Laid>> = {
  B14: track('yellow', '8', [4, 0]),
  B16: city('green', '619', 30, ['GT', null], [4, 0, 1, 2]),
  C13: track('green', '23', [0, 3], [0, 4]),
  C15: city('brown', '297', 60, ['C&O', 'NYC', null], [0, 1, 2, 3, 4]),
  D6: CHICAGO,
  D8: track('green', '24', [5, 2], [5, 1]),
  D10: track('yellow', '8', [4, 0]),
  D12: track('green', '23', [3, 0], [3, 1]),
  D14: city('green', '14', 30, [null, null], [2, 3, 5, 0]),
  D18: track('yellow', '8', [4, 0]),
  E5: track('green', '28', [5, 3], [5, 4]),
  E7: track('yellow', '7', [1, 2]),
  E9: track('brown', '45', [0, 3], [2, 4], [0, 4], [2, 3]),
  E11: city('green', '14', 30, ['PRR', 'ERIE'], [0, 1, 3, 4]),
  E13: track('yellow', '8', [1, 3]),
  E15: track('yellow', '8', [2, 4]),
  E17: city('brown', '297', 60, [null, null, null], [3, 4, 5, 0, 1]),
  E19: track('yellow', '7', [3, 4]),
  F6: track('yellow', '9', [2, 5]),
  F8: track('yellow', '9', [0, 3]),
  F10: track('green', '24', [3, 0], [3, 5]),
  F16: track('green', '24', [3, 0], [3, 5]),
  F18: { ...track('yellow', '9', [2, 5]), terrain: [] },
  G7: city('brown', '611', 40, ['PRR', null], [0, 1, 2, 3, 4]),
  G9: city('green', '14', 30, ['ERIE', 'C&O'], [0, 1, 3, 4]),
  G13: city('yellow', '6', 20, [null], [4, 0]),
  G15: city('yellow', '6', 20, [null], [1, 3]),
  H6: track('green', '27', [3, 0], [3, 4]),
  H8: track('green', '25', [5, 1], [5, 3]),
}

type Piece = readonly [hex: string, from: TrackEnd, to: TrackEnd]

/** Two trains: from Chicago to the east, and around the north. */
const RUNS: readonly (readonly Piece[])[] = [
  [
    ['C5', 's0', 5],
    ['D6', 2, 's1'],
    ['D6', 's1', 3],
    ['C7', 0, 5],
    ['D8', 2, 5],
    ['E9', 2, 4],
    ['E11', 1, 's0'],
    ['E11', 's0', 4],
    ['E13', 1, 3],
    ['D14', 0, 's0'],
    ['D14', 's0', 3],
    ['C15', 0, 's0'],
    ['C15', 's0', 4],
    ['C17', 1, 's0'],
  ],
  [
    ['C15', 's0', 3],
    ['B16', 0, 's0'],
    ['B16', 's0', 1],
    ['B14', 4, 0],
    ['C13', 3, 0],
    ['D12', 3, 1],
    ['D10', 4, 0],
    ['E9', 3, 0],
    ['F8', 3, 0],
    ['G7', 3, 's0'],
    ['G7', 's0', 2],
    ['F6', 5, 2],
    ['E5', 5, 3],
    ['D6', 0, 's0'],
  ],
]

const routeOf = (run: readonly Piece[]): RouteScene => ({
  train: '',
  revenue: 0,
  pieces: run.map(([hex, from, to]) => ({ hex, from, to })),
  stops: run.flatMap(([hex, from, to], place) => {
    const end = place === 0 ? from : to
    return typeof end === 'string'
      ? [{ hex, stop: Number(end.slice(1)), name: '', value: 0, paid: true }]
      : []
  }),
  bonuses: [],
})

/** What lies beyond the board pays what it pays at the end. */
const late = (stop: Stop): Stop => ({
  ...stop,
  revenue: { ...stop.revenue, now: stop.revenue.values.at(-1)! },
})

/** The board of one of the games as it looks late, with two trains under way; nothing where that game is not played. */
export function showpiece(cards: readonly GameCard[]): BoardThumbnailScene | undefined {
  const glimpse = cards.find(({ id }) => id === GAME)?.glimpse
  if (!glimpse) return undefined
  const { board, companies } = glimpse
  const hexes = board.hexes.map((hex) => ({ ...hex, stops: hex.stops.map(late), ...LAID[hex.hex] }))
  const focus = RUNS.flatMap((run) => run.map(([hex]) => hex))
  return { board: { ...board, hexes }, companies, routes: RUNS.map(routeOf), focus }
}
