import {
  byColor,
  distinctRotations,
  EDGES,
  edgesOf,
  faceAt,
  type HexName,
  hasBit,
  layTile,
  misfitOf,
  placeAt,
  type Tile,
  turnTile,
} from '@roundhouse/board'
import type { NextTile } from '@roundhouse/view'
import type { TrackTitle } from '../../track/trackTitle.ts'
import { hexSceneOf, type ShownBoard } from './hexSceneOf.ts'

/** The tiles of the next colour that keep the track of a hex, whatever the phase and wherever their exits lead. */
export function nextTiles(title: TrackTitle, shown: ShownBoard, hex: HexName): NextTile[] {
  const { board, colors: order, coverRule } = title
  const old = faceAt(shown.laid, board, hex)
  const next = byColor(board.tiles).get(order[order.indexOf(old.color) + 1] ?? '') ?? []
  const place = placeAt(board.map, hex)
  return next.flatMap((tile) => {
    if (misfitOf(place, old, { order, colors: order, coverRule }, tile)) return []
    const [best] = distinctRotations(tile)
      .flatMap((rotation) => {
        const kept = coverRule(old, turnTile(tile, rotation))
        return kept
          ? [{ rotation, stops: kept.stops, failing: wrongExits(tile, rotation, place.passable) }]
          : []
      })
      .sort((one, other) => one.failing.length - other.failing.length)
    if (!best) return []
    const { rotation, stops, failing } = best
    const lay = { hex, tile: tile.id, rotation }
    const laid = layTile(shown.laid, board, { ...lay, stops })
    return [{ tile: tile.id, hex: hexSceneOf(title, { ...shown, laid }, hex), failing, lay }]
  })
}

/** Exits to where nothing can pass. */
const wrongExits = (tile: Tile, rotation: number, passable: number): number[] =>
  EDGES.filter((edge) => hasBit(edgesOf(turnTile(tile, rotation)) & ~passable, edge))
