import { boardMap, type Components } from '@roundhouse/board'
import { MAP } from './map.ts'
import { TILES } from './tiles.ts'

export const BOARD: Components = { map: boardMap('pointy', MAP), tiles: TILES }

/** The hexes by name. */
export const HEX = new Map(MAP.map((hex) => [hex.hex, hex]))

/** 1846-3.65: hexes with a port icon. */
export const PORTS = MAP.filter(({ ports }) => ports !== undefined).map(({ hex }) => hex)

/** 1846-6.20b: each colour replaces the one before it. */
export const COLORS: readonly string[] = ['plain', 'yellow', 'green', 'brown', 'gray']
