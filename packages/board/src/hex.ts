/** A hex by its name on the board: a letter and a number, such as G5. */
export type HexName = string

/** Flat-topped hexes stand in columns, pointy-topped ones in rows. */
export type Layout = 'flat' | 'pointy'

/**
 * A side of a hex, 0 to 5 clockwise: from the bottom of a flat-topped hex,
 * from the lower left of a pointy-topped one.
 */
export const EDGES = [0, 1, 2, 3, 4, 5] as const
export type Edge = (typeof EDGES)[number]

export const opposite = (edge: Edge): Edge => ((edge + 3) % 6) as Edge

export interface Coordinates {
  readonly column: number
  readonly row: number
}

/** How far the hex across each edge is. Numbers count half hexes along the line of the flat sides. */
const ACROSS: Readonly<Record<Layout, readonly Coordinates[]>> = {
  flat: [
    { column: 0, row: 2 },
    { column: -1, row: 1 },
    { column: -1, row: -1 },
    { column: 0, row: -2 },
    { column: 1, row: -1 },
    { column: 1, row: 1 },
  ],
  pointy: [
    { column: -1, row: 1 },
    { column: -2, row: 0 },
    { column: -1, row: -1 },
    { column: 1, row: -1 },
    { column: 2, row: 0 },
    { column: 1, row: 1 },
  ],
}

const NAME = /^([A-Z])([1-9]\d?)$/

/** Where a hex is. The letter is its column on a flat-topped board and its row on a pointy-topped one. */
export function coordinatesOf(layout: Layout, hex: HexName): Coordinates {
  const parts = NAME.exec(hex)
  if (!parts) throw new Error(`${hex} is not the name of a hex`)
  const letter = parts[1]!.charCodeAt(0) - 64
  const number = Number(parts[2])
  return layout === 'flat' ? { column: letter, row: number } : { column: number, row: letter }
}

/** The name of the place across an edge, on the board or not. */
export function across(layout: Layout, hex: HexName, edge: Edge): HexName | undefined {
  const { column, row } = coordinatesOf(layout, hex)
  const by = ACROSS[layout][edge]!
  const to = { column: column + by.column, row: row + by.row }
  const [letter, number] = layout === 'flat' ? [to.column, to.row] : [to.row, to.column]
  if (letter < 1 || letter > 26 || number < 1) return undefined
  return String.fromCharCode(64 + letter) + number
}
