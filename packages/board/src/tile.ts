import { type Color, checkFace, type Face, type Stop } from './face.ts'
import { EDGES, type Edge } from './hex.ts'
import { type Path, type PathEnd, stopAt } from './track.ts'

/** A tile as it is drawn, at rotation 0. */
export interface Tile extends Face {
  readonly id: string
  /** How many copies there are; null is without limit. */
  readonly count: number | null
  /** The only rotations in which it may lie, where the game fixes them. */
  readonly rotations?: readonly number[]
}

export type TileSet = ReadonlyMap<string, Tile>

/** The tiles of a game by id; a tile that contradicts itself is an error that names it. */
export function tileSet(tiles: readonly Tile[]): TileSet {
  const set = new Map<string, Tile>()
  for (const tile of tiles) {
    if (set.has(tile.id)) throw new Error(`tile ${tile.id} is in the set twice`)
    if (tile.count !== null && !(Number.isInteger(tile.count) && tile.count >= 0))
      throw new Error(`tile ${tile.id}: there cannot be ${tile.count} copies`)
    for (const rotation of tile.rotations ?? []) checkRotation(tile, rotation)
    checkFace(`tile ${tile.id}`, tile)
    set.set(tile.id, tile)
  }
  return set
}

export function tileNamed(tiles: TileSet, id: string): Tile {
  const tile = tiles.get(id)
  if (!tile) throw new Error(`there is no tile ${id}`)
  return tile
}

/** Each tile in its six rotations, drawn when first asked for. */
const FACES = new WeakMap<Tile, Face[]>()

/** The tile turned clockwise: the same face whenever it is asked for. */
export function turnTile(tile: Tile, rotation: number): Face {
  const face = FACES.get(tile)?.[rotation]
  if (face) return face
  checkRotation(tile, rotation)
  const faces = EDGES.map((by) => ({
    color: tile.color,
    labels: tile.labels,
    stops: tile.stops,
    paths: tile.paths.map(([one, other]): Path => [turnedEnd(one, by), turnedEnd(other, by)]),
  }))
  FACES.set(tile, faces)
  return faces[rotation]!
}

const turnedEnd = (end: PathEnd, by: Edge): PathEnd =>
  typeof end === 'number' ? (((end + by) % 6) as Edge) : end

/** For every rotation the lowest one that shows the same track. */
const LOWEST = new WeakMap<Tile, readonly number[]>()

/** Of the rotations that show the same track, the lowest: a straight lies in 0, 1 or 2. */
export function lowestRotation(tile: Tile, rotation: number): number {
  checkRotation(tile, rotation)
  let lowest = LOWEST.get(tile)
  if (!lowest) {
    const drawings = EDGES.map((by) => drawing(turnTile(tile, by)))
    lowest = drawings.map((one) => drawings.indexOf(one))
    LOWEST.set(tile, lowest)
  }
  return lowest[rotation]!
}

const DISTINCT = new WeakMap<Tile, readonly number[]>()

/** The rotations in which the tile may lie, those that show the same track named by the lowest. */
export function distinctRotations(tile: Tile): readonly number[] {
  let distinct = DISTINCT.get(tile)
  if (!distinct) {
    distinct = [
      ...new Set((tile.rotations ?? EDGES).map((rotation) => lowestRotation(tile, rotation))),
    ].sort()
    DISTINCT.set(tile, distinct)
  }
  return distinct
}

/** What can be seen of a face: stops told apart by what they are and where their track leads, not by number. */
function drawing({ stops, paths }: Face): string {
  const edges = stops.map((_, stop) =>
    paths
      .flatMap(([one, other]) => (one === `s${stop}` ? [other] : other === `s${stop}` ? [one] : []))
      .filter((end) => typeof end === 'number')
      .sort(),
  )
  const seen = (stop: Stop, index: number) => JSON.stringify([stop, edges[index]])
  const end = (one: PathEnd) => {
    const stop = stopAt(one)
    return stop === undefined ? String(one) : seen(stops[stop]!, stop)
  }
  return JSON.stringify([
    stops.map(seen).sort(),
    paths.map((path) => JSON.stringify(path.map(end).sort())).sort(),
  ])
}

function checkRotation(tile: Tile, rotation: number): void {
  if (!EDGES.includes(rotation as Edge)) throw new Error(`tile ${tile.id} has no rotation ${rotation}`)
}

/** The tiles of each colour, in the order of the set. */
export function byColor(tiles: TileSet): ReadonlyMap<Color, readonly Tile[]> {
  let colors = COLORS.get(tiles)
  if (!colors) {
    colors = new Map()
    for (const tile of tiles.values()) colors.set(tile.color, [...(colors.get(tile.color) ?? []), tile])
    COLORS.set(tiles, colors)
  }
  return colors
}

const COLORS = new WeakMap<TileSet, Map<Color, readonly Tile[]>>()
