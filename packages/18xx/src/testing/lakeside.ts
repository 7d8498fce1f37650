import {
  boardMap,
  type Edge,
  type Face,
  keepingTrack,
  type Laid,
  layTile,
  type MapHex,
  nothingLaid,
  type PathEnd,
  placeToken,
  type Stop,
  type Tile,
  tileSet,
} from '@roundhouse/board'
import type { TrackTitle } from '../track/trackTitle.ts'

const CITY: Stop = { kind: 'city', revenue: 20, slots: 1 }
const LARGE: Stop = { kind: 'city', revenue: 30, slots: 2 }
const TOWN: Stop = { kind: 'town', revenue: 10 }
const FAR: Stop = { kind: 'offboard', revenue: { early: 20, late: 40 } }

/** Track written as `0-s0 s0-3`. */
const draw = (
  color: string,
  track: string,
  stops: readonly Stop[] = [],
  labels: readonly string[] = [],
): Face => ({
  color,
  labels,
  stops,
  paths: track
    .split(' ')
    .filter((piece) => piece !== '')
    .map((piece) => piece.split('-').map(end) as [PathEnd, PathEnd]),
})

const end = (text: string): PathEnd => (/^\d$/.test(text) ? (Number(text) as Edge) : (text as PathEnd))

/**
 * The map of a title for tests: three cities round a lake that is no hex.
 *
 *         C2
 *     B3      D3 (off board, open to C4)
 *         C4 (terrain)
 *             D5 (town)
 *         C6 (a bridge to C4; label Z)
 */
const HEXES: readonly MapHex[] = [
  {
    hex: 'B3',
    name: 'West',
    ...draw('plain', '', [CITY]),
    reservations: [{ company: 'Red', stop: 0, slot: 0 }],
  },
  { hex: 'C2', ...draw('plain', '') },
  {
    hex: 'C4',
    name: 'Middle',
    ...draw('plain', '', [CITY]),
    terrain: [{ kind: 'mountain', cost: 40 }],
    borders: [{ edge: 0, kind: 'water', cost: 20 }],
  },
  { hex: 'D3', name: 'North', ...draw('red', '1-s0', [FAR]), fixed: true },
  { hex: 'D5', name: 'Inlet', ...draw('plain', '', [TOWN]) },
  {
    hex: 'C6',
    name: 'South',
    ...draw('plain', '', [CITY], ['Z']),
    borders: [{ edge: 3, kind: 'water', cost: 20 }],
  },
]

const TILES: readonly Tile[] = [
  { id: '7', count: 1, ...draw('yellow', '0-1') },
  { id: '8', count: null, ...draw('yellow', '0-2') },
  { id: '9', count: null, ...draw('yellow', '0-3') },
  { id: '5', count: 2, ...draw('yellow', '0-s0 1-s0', [CITY]) },
  { id: '6', count: 2, ...draw('yellow', '0-s0 2-s0', [CITY]) },
  { id: '57', count: 2, ...draw('yellow', '0-s0 3-s0', [CITY]) },
  { id: '3', count: 1, ...draw('yellow', '0-s0 1-s0', [TOWN]) },
  { id: '58', count: 1, ...draw('yellow', '0-s0 2-s0', [TOWN]) },
  { id: 'Z1', count: 1, ...draw('yellow', '0-s0 1-s0', [CITY], ['Z']) },
  { id: '14', count: 2, ...draw('green', '0-s0 1-s0 3-s0 4-s0', [LARGE]) },
  { id: '15', count: 2, ...draw('green', '0-s0 1-s0 2-s0 3-s0', [LARGE]) },
  { id: '63', count: 1, ...draw('brown', '0-s0 1-s0 2-s0 3-s0 4-s0 5-s0', [LARGE]) },
]

/** A title for tests: the rules are named after what they forbid. */
export const LAKESIDE = {
  board: { map: boardMap('flat', HEXES), tiles: tileSet(TILES) },
  colors: ['plain', 'yellow', 'green', 'brown'],
  keeps: keepingTrack(),
  trackRules: {
    fixed: 'L-fixed',
    color: 'L-color',
    phase: 'L-phase',
    label: 'L-label',
    stock: 'L-stock',
    stops: 'L-stops',
    exit: 'L-exit',
    track: 'L-track',
    'same-track': 'L-same-track',
    'first-connection': 'L-first-connection',
    'upgrade-connection': 'L-upgrade-connection',
    full: 'L-full',
  },
} satisfies TrackTitle

/** A board with these tiles, each told as in "C4 #57 r2", and these tokens, as in "B3 Red". */
export function board(tiles: readonly string[] = [], tokens: readonly string[] = []): Laid {
  let laid = nothingLaid()
  for (const token of tokens) {
    const [hex, company] = token.split(' ') as [string, string]
    laid = placeToken(laid, LAKESIDE.board, hex, 0, company)
  }
  for (const text of tiles) {
    const [, hex, tile, rotation] = /^(\w+) #(\w+) r(\d)$/.exec(text)!
    laid = layTile(laid, LAKESIDE.board, { hex: hex!, tile: tile!, rotation: Number(rotation), stops: [0] })
  }
  return laid
}
