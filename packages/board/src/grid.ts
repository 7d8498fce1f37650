import { across, coordinatesOf, EDGES, type Edge, type HexName, type Layout, opposite } from './hex.ts'

/** What a grid needs to know of a hex of the map. */
export interface GridHex {
  readonly hex: HexName
  /** Edges that nothing may cross, marked on both sides. */
  readonly barredEdges?: readonly number[]
}

/** The hexes of a map and which of them lie next to each other. */
export interface Grid {
  readonly layout: Layout
  /** All names, in the order of the map. */
  readonly hexes: readonly HexName[]
  /** The hex across each edge, undefined off the board. */
  readonly neighbours: ReadonlyMap<HexName, readonly (HexName | undefined)[]>
  /** The hexes that can be reached directly, barred edges left out. */
  readonly open: ReadonlyMap<HexName, readonly HexName[]>
}

/** Builds the grid of a map once; a map that contradicts itself is an error that names the hex. */
export function gridOf(layout: Layout, map: readonly GridHex[]): Grid {
  const hexes = map.map(({ hex }) => hex)
  const onBoard = new Set(hexes)
  if (onBoard.size < hexes.length)
    throw new Error(`${hexes.find((hex, index) => hexes.indexOf(hex) < index)} is on the map twice`)
  checkParity(layout, hexes)
  const neighbours = new Map(
    hexes.map((hex) => [
      hex,
      EDGES.map((edge) => {
        const other = across(layout, hex, edge)
        return other !== undefined && onBoard.has(other) ? other : undefined
      }),
    ]),
  )
  const barred = new Map(map.map(({ hex, barredEdges = [] }) => [hex, barredEdges]))
  checkBars(neighbours, barred)
  const open = new Map(
    hexes.map((hex) => [
      hex,
      neighbours
        .get(hex)!
        .filter((other, edge) => other !== undefined && !barred.get(hex)!.includes(edge)) as HexName[],
    ]),
  )
  return { layout, hexes, neighbours, open }
}

/** The edge of the first hex that touches the second. */
export function edgeBetween(grid: Grid, hex: HexName, other: HexName): Edge | undefined {
  const edge = grid.neighbours.get(hex)?.indexOf(other) ?? -1
  return edge < 0 ? undefined : (edge as Edge)
}

/** In order of rows, then columns, as one reads the board. */
export const byRow =
  (layout: Layout) =>
  (a: HexName, b: HexName): number => {
    const [first, second] = [coordinatesOf(layout, a), coordinatesOf(layout, b)]
    return first.row - second.row || first.column - second.column
  }

function checkParity(layout: Layout, hexes: readonly HexName[]): void {
  const parity = (hex: HexName) => {
    const { column, row } = coordinatesOf(layout, hex)
    return (column + row) % 2
  }
  const odd = hexes.find((hex) => parity(hex) !== parity(hexes[0]!))
  if (odd) throw new Error(`${odd} lies between the hexes of the map`)
}

function checkBars(neighbours: Grid['neighbours'], barred: ReadonlyMap<HexName, readonly number[]>): void {
  for (const [hex, edges] of barred)
    for (const edge of edges) {
      const other = neighbours.get(hex)![edge]
      if (other === undefined || !barred.get(other)!.includes(opposite(edge as Edge)))
        throw new Error(`edge ${edge} of ${hex} is barred on one side only`)
    }
}
