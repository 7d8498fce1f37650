import { hasBit } from './bits.ts'
import { type BoardContents, type Components, faceAt, faceOn } from './boardContents.ts'
import { labelsFor, type Place, placeAt } from './boardMap.ts'
import { type Color, edgesOf, type Face } from './face.ts'
import { EDGES, type Edge, type HexName, opposite } from './hex.ts'
import { byColor, distinctRotations, type Tile, type TileSet, tileNamed, turnTile } from './tile.ts'
import type { CoverMatch, CoverRule } from './upgrade.ts'

/** Which tiles follow which. */
export interface TileRules {
  /** All colours, each of which covers only the one before it. */
  readonly order: readonly Color[]
  /** Those that may be laid now. */
  readonly colors: readonly Color[]
  readonly coverRule: CoverRule
}

/** A tile on a hex, turned. */
export interface TilePlacement {
  readonly hex: HexName
  readonly tile: string
  readonly rotation: number
}

/** A tile that fits where it would lie. */
export interface Fit extends TilePlacement, CoverMatch {
  readonly old: Face
  readonly fresh: Face
  /** Whether no tile has been laid on the hex before: what pays for the terrain. */
  readonly first: boolean
}

/** Why a tile does not fit, the first of these that is true. */
export type Misfit = 'fixed' | 'color' | 'label' | 'rotation' | 'exit' | 'track'

/** Whether a tile can lie there, so turned, whoever lays it; else why not. */
export function fitOf(
  laid: BoardContents,
  components: Components,
  rules: TileRules,
  placing: TilePlacement,
): Fit | Misfit {
  const place = placeAt(components.map, placing.hex)
  const old = faceOn(laid, components.tiles, place)
  const tile = tileNamed(components.tiles, placing.tile)
  return misfitOf(place, old, rules, tile) ?? fitOn(laid, place, old, rules.coverRule, tile, placing.rotation)
}

/** Why a tile cannot lie on a hex however it is turned, as far as colour and label tell. */
export function misfitOf(
  place: Place,
  old: Face,
  { order, colors }: TileRules,
  tile: Tile,
): Misfit | undefined {
  if (place.printed.fixed) return 'fixed'
  const covered = order.indexOf(old.color)
  if (covered < 0 || tile.color !== order[covered + 1] || !colors.includes(tile.color)) return 'color'
  return hasLabels(place, tile) ? undefined : 'label'
}

/** Whether a tile carries the labels that the hex wants, no more and no fewer. */
function hasLabels({ printed }: Place, { color, labels }: Tile): boolean {
  const wanted = labelsFor(printed, color)
  return labels.length === wanted.length && labels.every((label) => wanted.includes(label))
}

/** Whether the track of a tile can lie there, so turned: exits and old track, not colour and label. */
export function fitTrack(
  laid: BoardContents,
  { map, tiles }: Components,
  coverRule: CoverRule,
  { hex, tile, rotation }: TilePlacement,
): Fit | Misfit {
  const place = placeAt(map, hex)
  return fitOn(laid, place, faceOn(laid, tiles, place), coverRule, tileNamed(tiles, tile), rotation)
}

/** The fit of a tile at a place of the map that shows a face now, or why its track cannot lie there. */
function fitOn(
  laid: BoardContents,
  { printed: { hex }, passable }: Place,
  old: Face,
  coverRule: CoverRule,
  tile: Tile,
  rotation: number,
): Fit | Misfit {
  const fresh = turnTile(tile, rotation)
  if (tile.rotations && !tile.rotations.includes(rotation)) return 'rotation'
  if ((edgesOf(fresh) & ~passable) !== 0) return 'exit'
  const kept = coverRule(old, fresh)
  if (!kept) return 'track'
  const { stops, newPieces } = kept
  return { hex, tile: tile.id, rotation, old, fresh, stops, newPieces, first: !(hex in laid.tiles) }
}

/** Fits worked out before, by place and by what it shows. */
const known = new WeakMap<Place, WeakMap<Face, FitsKnown[]>>()

interface FitsKnown {
  readonly tiles: TileSet
  readonly coverRule: CoverRule
  readonly color: Color
  readonly fits: readonly Fit[]
}

/** Every tile of a colour that fits a place that shows a face, in each of its distinct rotations: the same on every board. */
export function fitsOn(
  laid: BoardContents,
  tiles: TileSet,
  place: Place,
  old: Face,
  coverRule: CoverRule,
  color: Color,
): readonly Fit[] {
  let faces = known.get(place)
  if (!faces) {
    faces = new WeakMap()
    known.set(place, faces)
  }
  let all = faces.get(old)
  if (!all) {
    all = []
    faces.set(old, all)
  }
  let found = all.find((one) => one.tiles === tiles && one.coverRule === coverRule && one.color === color)
  if (!found) {
    const ofColor = (byColor(tiles).get(color) ?? []).filter((tile) => hasLabels(place, tile))
    const fits = ofColor.flatMap((tile) =>
      distinctRotations(tile)
        .map((rotation) => fitOn(laid, place, old, coverRule, tile, rotation))
        .filter((fit) => typeof fit !== 'string'),
    )
    found = { tiles, coverRule: coverRule, color, fits }
    all.push(found)
  }
  return found.fits
}

/** The edges at which track meets on both sides for the first time: what pays for what lies on them. */
export function edgesCompleted(
  laid: BoardContents,
  components: Components,
  { hex, old, fresh }: Fit,
): Edge[] {
  const { ways } = placeAt(components.map, hex)
  const added = edgesOf(fresh) & ~edgesOf(old)
  return EDGES.filter((edge) => {
    const beyond = hasBit(added, edge) ? ways[edge] : undefined
    return beyond !== undefined && hasBit(edgesOf(faceAt(laid, components, beyond)), opposite(edge))
  })
}
