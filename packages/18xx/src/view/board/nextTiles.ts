import {
  byColor,
  contactOf,
  distinctRotations,
  EDGES,
  edgesOf,
  type Fit,
  faceAt,
  type HexName,
  hasBit,
  layTile,
  misfitOf,
  placeAt,
  reachOf,
  type Tile,
  turnTile,
} from '@roundhouse/board'
import type { NextTile } from '@roundhouse/view'
import type { Builder } from '../../track/lays.ts'
import type { TrackTitle } from '../../track/trackTitle.ts'
import { hexSceneOf, type ShownBoard } from './hexSceneOf.ts'

/**
 * The tiles of the next colour that keep the track of a hex, whatever the phase
 * and wherever their exits lead; turned as whoever builds wants them, linked,
 * and then so that least is wrong.
 */
export function nextTiles(
  title: TrackTitle,
  shown: ShownBoard,
  hex: HexName,
  builder: Builder | undefined,
): NextTile[] {
  const { board, colors: order, coverRule } = title
  const old = faceAt(shown.laid, board, hex)
  const next = byColor(board.tiles).get(order[order.indexOf(old.color) + 1] ?? '') ?? []
  const place = placeAt(board.map, hex)
  return next.flatMap((tile) => {
    if (misfitOf(place, old, { order, colors: order, coverRule }, tile)) return []
    const [best] = distinctRotations(tile)
      .flatMap((rotation) => {
        const fresh = turnTile(tile, rotation)
        const kept = coverRule(old, fresh)
        if (!kept) return []
        const fit = { hex, tile: tile.id, rotation, old, fresh, ...kept, first: !(hex in shown.laid.tiles) }
        return [
          {
            rotation,
            stops: kept.stops,
            isLinked: builder !== undefined && isLinked(title, shown.laid, builder, fit),
            failing: wrongExits(tile, rotation, place.passable),
          },
        ]
      })
      .sort(
        (one, other) =>
          Number(other.isLinked) - Number(one.isLinked) || one.failing.length - other.failing.length,
      )
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

/** Whether new track would be linked to the builder's, wherever its other ends lead. */
const isLinked = (
  { board }: TrackTitle,
  laid: ShownBoard['laid'],
  { company, connections }: Builder,
  fit: Fit,
): boolean => {
  const contact = contactOf(laid, company, reachOf(laid, board, company), fit)
  return connections.some((connected) => connected(fit, contact))
}
