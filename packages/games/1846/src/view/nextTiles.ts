import {
  byColor,
  distinctRotations,
  EDGES,
  edgesOf,
  faceAt,
  type HexName,
  hasBit,
  type Kept,
  layTile,
  misfitOf,
  placeAt,
  type Tile,
  turnTile,
} from '@roundhouse/board'
import type { NextTile } from '@roundhouse/view'
import { BOARD } from '../components/board.ts'
import type { State } from '../state.ts'
import { TITLE } from '../title.ts'
import { hexScene } from './boardScene.ts'
import type { Words } from './words.en.ts'

/** The tiles of the next colour that keep the track of a hex, whatever the phase and wherever their exits lead. */
export function nextTiles(state: State, hex: HexName, words: Words): NextTile[] {
  const { colors: order, keeps } = TITLE
  const old = faceAt(state.board, BOARD, hex)
  const next = byColor(BOARD.tiles).get(order[order.indexOf(old.color) + 1] ?? '') ?? []
  const place = placeAt(BOARD.map, hex)
  return next.flatMap((tile) => {
    if (misfitOf(place, old, { order, colors: order, keeps }, tile)) return []
    const [best] = distinctRotations(tile)
      .flatMap((rotation) => {
        const kept = keeps(old, turnTile(tile, rotation))
        return kept ? [{ rotation, kept, failing: wrongExits(tile, rotation, place.passable) }] : []
      })
      .sort((one, other) => one.failing.length - other.failing.length)
    return best ? [nextTile(state, hex, tile, best, words)] : []
  })
}

/** 1846-6.20e. */
const wrongExits = (tile: Tile, rotation: number, passable: number): number[] =>
  EDGES.filter((edge) => hasBit(edgesOf(turnTile(tile, rotation)) & ~passable, edge))

function nextTile(
  state: State,
  hex: HexName,
  { id }: Tile,
  { rotation, kept: { stops }, failing }: { rotation: number; kept: Kept; failing: readonly number[] },
  words: Words,
): NextTile {
  const after = { ...state }
  after.board = layTile(after.board, BOARD, { hex, tile: id, rotation, stops })
  return { tile: id, hex: hexScene(after, hex, words), failing, lay: { hex, tile: id, rotation } }
}
