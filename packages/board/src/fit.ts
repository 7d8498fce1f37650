import { hasBit } from './bits.ts'
import { labelsFor, type Place, placeAt } from './boardMap.ts'
import { type Color, edgesOf, type Face } from './face.ts'
import { EDGES, type Edge, type HexName, opposite } from './hex.ts'
import { type Components, faceAt, faceOn, type Laid } from './laid.ts'
import { type Tile, tileNamed, turnTile } from './tile.ts'
import type { Keeping, Kept } from './upgrade.ts'

/** Which tiles follow which. */
export interface TileRules {
  /** All colours, each of which covers only the one before it. */
  readonly order: readonly Color[]
  /** Those that may be laid now. */
  readonly colors: readonly Color[]
  readonly keeps: Keeping
}

/** A tile on a hex, turned. */
export interface Placing {
  readonly hex: HexName
  readonly tile: string
  readonly rotation: number
}

/** A tile that fits where it would lie. */
export interface Fit extends Placing, Kept {
  readonly old: Face
  readonly fresh: Face
  /** Whether no tile has been laid on the hex before: what pays for the terrain. */
  readonly first: boolean
}

/** Why a tile does not fit, the first of these that is true. */
export type Misfit = 'fixed' | 'color' | 'label' | 'rotation' | 'exit' | 'track'

/** Whether a tile can lie there, so turned, whoever lays it; else why not. */
export function fitOf(laid: Laid, components: Components, rules: TileRules, placing: Placing): Fit | Misfit {
  const place = placeAt(components.map, placing.hex)
  const old = faceOn(laid, components.tiles, place)
  const tile = tileNamed(components.tiles, placing.tile)
  return misfitOf(place, old, rules, tile) ?? fitOn(laid, place, old, rules.keeps, tile, placing.rotation)
}

/** Why a tile cannot lie on a hex however it is turned, as far as colour and label tell. */
export function misfitOf(
  { printed }: Place,
  old: Face,
  { order, colors }: TileRules,
  { color, labels }: Tile,
): Misfit | undefined {
  if (printed.fixed) return 'fixed'
  const covered = order.indexOf(old.color)
  if (covered < 0 || color !== order[covered + 1] || !colors.includes(color)) return 'color'
  const wanted = labelsFor(printed, color)
  if (labels.length !== wanted.length || !labels.every((label) => wanted.includes(label))) return 'label'
  return undefined
}

/** Whether the track of a tile can lie there, so turned: exits and old track, not colour and label. */
export function turnedFit(
  laid: Laid,
  { map, tiles }: Components,
  keeps: Keeping,
  { hex, tile, rotation }: Placing,
): Fit | Misfit {
  const place = placeAt(map, hex)
  return fitOn(laid, place, faceOn(laid, tiles, place), keeps, tileNamed(tiles, tile), rotation)
}

/** The same, at a place of the map that shows a face now. */
export function fitOn(
  laid: Laid,
  { printed: { hex }, passable }: Place,
  old: Face,
  keeps: Keeping,
  tile: Tile,
  rotation: number,
): Fit | Misfit {
  const fresh = turnTile(tile, rotation)
  if (tile.rotations && !tile.rotations.includes(rotation)) return 'rotation'
  if ((edgesOf(fresh) & ~passable) !== 0) return 'exit'
  const kept = keeps(old, fresh)
  if (!kept) return 'track'
  const { stops, newPieces } = kept
  return { hex, tile: tile.id, rotation, old, fresh, stops, newPieces, first: !(hex in laid.tiles) }
}

/** The edges at which track meets on both sides for the first time: what pays for what lies on them. */
export function edgesCompleted(laid: Laid, components: Components, { hex, old, fresh }: Fit): Edge[] {
  const { ways } = placeAt(components.map, hex)
  const added = edgesOf(fresh) & ~edgesOf(old)
  return EDGES.filter((edge) => {
    const beyond = hasBit(added, edge) ? ways[edge] : undefined
    return beyond !== undefined && hasBit(edgesOf(faceAt(laid, components, beyond)), opposite(edge))
  })
}
