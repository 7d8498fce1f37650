import type { Components } from '../boardContents.ts'
import { boardMap, type MapHex } from '../boardMap.ts'
import type { Stop } from '../face.ts'
import { type Tile, tileSet } from '../tile.ts'
import { CITY, draw, OFFBOARD, TOWN } from './draw.ts'

const blank = { ...draw(''), color: 'plain' }
const CITY_HEX = { ...blank, stops: [{ ...CITY, revenue: 0 }] }

/**
 * A small board for tests.
 *
 *         C2
 *     B3      D3 (off board, open to C4 only)
 *         C4 (label Z, terrain)
 *     B5      D5 (two towns)
 *         C6 (a bridge to C4, no way to D5)
 *
 * B5 is sea.
 */
export const ISLE_HEXES: readonly MapHex[] = [
  { hex: 'B3', ...CITY_HEX, name: 'West', reservations: [{ company: 'Blue', stop: 0, slot: 0 }] },
  { hex: 'C2', ...blank },
  {
    hex: 'C4',
    ...CITY_HEX,
    labels: ['Z'],
    futureLabels: { brown: ['Y'] },
    terrain: [{ kind: 'mountain', cost: 40 }],
    borders: [{ edge: 0, kind: 'water', cost: 20 }],
  },
  { hex: 'D3', ...draw('1-s0', [OFFBOARD]), color: 'red', fixed: true },
  { hex: 'B5', ...blank, color: 'blue', fixed: true },
  { hex: 'D5', ...blank, stops: [TOWN, TOWN], borders: [{ edge: 1, kind: 'impassable' }] },
  {
    hex: 'C6',
    ...blank,
    borders: [
      { edge: 3, kind: 'water', cost: 20 },
      { edge: 4, kind: 'impassable' },
    ],
  },
]

const tile = (
  id: string,
  color: string,
  track: string,
  stops: readonly Stop[] = [],
  more: Partial<Tile> = {},
): Tile => ({ id, count: 2, ...draw(track, stops), color, ...more })

const BIG: Stop = { kind: 'city', revenue: 30, slots: 2 }

const ISLE_TILES: readonly Tile[] = [
  tile('7', 'yellow', '0-1'),
  tile('8', 'yellow', '0-2', [], { count: null }),
  tile('9', 'yellow', '0-3', [], { count: 1 }),
  tile('5', 'yellow', '0-s0 1-s0', [CITY]),
  tile('57', 'yellow', '0-s0 s0-3', [CITY]),
  tile('55', 'yellow', '0-s0 s0-3 1-s1 s1-4', [TOWN, TOWN]),
  tile('Z1', 'yellow', '0-s0 s0-3', [CITY], { labels: ['Z'] }),
  tile('Z2', 'green', '0-s0 1-s0 2-s0 3-s0', [BIG], { labels: ['Z'] }),
  tile('Z3', 'green', '0-s0 s0-3', [BIG], { labels: ['Z'], rotations: [2] }),
  tile('Y', 'brown', '0-s0 1-s0 2-s0 3-s0 4-s0', [BIG], { labels: ['Y'] }),
  tile('14', 'green', '0-s0 1-s0 3-s0 4-s0', [BIG]),
  tile('23', 'green', '0-3 0-4'),
]

export const ISLE: Components = { map: boardMap('flat', ISLE_HEXES), tiles: tileSet(ISLE_TILES) }
