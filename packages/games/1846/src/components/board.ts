import { tilesInBox } from '@roundhouse/18xx'
import { boardMap, type Components } from '@roundhouse/board'
import { MAP } from './map.ts'

/** 1846-6.22: the tiles, each with its number of copies. */
const TILES = tilesInBox(`
  5:3 6:4 7:* 8:* 9:* 14:4 15:5 16:2 17:1 18:1 19:2 20:2 21:1 22:1 23:4 24:4 25:2 26:1 27:1 28:1
  29:1 30:1 31:1 39:1 40:1 41:2 42:2 43:2 44:1 45:2 46:2 47:2 51:2 57:4 70:1 290:1 291:1 292:1 293:1
  294:2 295:2 296:1 297:2 298:1 299:1 300:1 611:4 619:3
`)

export const BOARD: Components = { map: boardMap('pointy', MAP), tiles: TILES }

/** The hexes by name. */
export const HEX = new Map(MAP.map((hex) => [hex.hex, hex]))

/** 1846-3.65: hexes with a port icon. */
export const PORTS = MAP.filter(({ ports }) => ports !== undefined).map(({ hex }) => hex)

/** 1846-6.20b: each colour replaces the one before it. */
export const COLORS: readonly string[] = ['plain', 'yellow', 'green', 'brown', 'gray']
