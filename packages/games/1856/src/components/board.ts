import { tilesInBox } from '@roundhouse/18xx'
import { boardMap, type Components, type HexName } from '@roundhouse/board'
import { MAP } from './map.ts'

/** 1856-2.2l, 1856-6d: the tiles, each with its number of copies. */
const TILES = tilesInBox(`
  1:1 2:1 3:3 4:3 5:2 6:2 7:7 8:13 9:13 14:4 15:4 16:1 17:1 18:1 19:1 20:1 23:4 24:4 25:1 26:1 27:1
  28:1 29:1 39:1 40:1 41:3 42:3 43:2 44:1 45:2 46:2 47:2 55:1 56:1 57:4 58:3 59:2 63:4 64:1 65:1 66:1
  67:1 68:1 69:1 70:1 120:1 121:2 122:1 123:1 124:1 125:4 126:1 127:1
`)

export const BOARD: Components = { map: boardMap('flat', MAP), tiles: TILES }

/** The hexes by name. */
export const HEX = new Map(MAP.map((hex) => [hex.hex, hex]))

/** 1856-5.1e: hexes on which the port marker can be. */
export const PORTS: readonly HexName[] = MAP.filter(({ port }) => port !== undefined).map(({ hex }) => hex)

/** 1856-2.2c: each colour replaces the one before it. */
export const COLORS: readonly string[] = ['plain', 'yellow', 'green', 'brown', 'gray']

/** 1856-2.1c, 1856-5.1c: where a token can wait for a city. */
export const WAITING_HEXES = ['L15', 'I12'] as const
export type WaitingHex = (typeof WAITING_HEXES)[number]

/** 1856-2.2e: the tile that Hamilton, Kitchener and Welland begin with. */
export const FIRST_OO_TILE = '59'

/** 1856-2.2m: what a small-town tile is exchanged for, in the phases of grey tiles. */
export const TOWN_EXCHANGES: Readonly<Record<string, readonly string[]>> = {
  '1': ['14'],
  '2': ['15'],
  '3': ['5', '7'],
  '4': ['57', '9'],
  '55': ['14'],
  '56': ['15'],
  '58': ['6', '8'],
}
