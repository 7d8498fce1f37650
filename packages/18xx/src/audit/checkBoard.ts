import {
  type BoardContents,
  type Color,
  copiesLeft,
  faceAt,
  fitTrack,
  type HexName,
  labelsFor,
  nothingLaid,
  placeAt,
  tileNamed,
  tokensOf,
} from '@roundhouse/board'
import type { Must } from '@roundhouse/kernel/audit'
import type { TrackTitle } from '../track/trackTitle.ts'

type Track = Pick<TrackTitle, 'board' | 'colors' | 'coverRule'>

/** There are enough tiles, each of a colour that may be laid now and where it can lie, and every city has its slots. */
export function checkTiles(title: Track, laid: BoardContents, colors: readonly Color[], must: Must): void {
  for (const [tile, left] of copiesLeft(laid, title.board))
    must(left >= 0, `there are too many tiles ${tile}`)
  for (const hex of Object.keys(laid.tiles))
    must(canLie(title, laid, colors, hex), `the tile on ${hex} cannot lie there`)
  for (const hex of Object.keys(laid.tokens))
    must(hasItsSlots(title, laid, hex), `${hex} has not the slots of its tile`)
}

/** No company has two tokens in one hex. */
export function checkTokens(laid: BoardContents, companies: readonly string[], must: Must): void {
  for (const id of companies) {
    const hexes = tokensOf(laid, id).map(({ hex }) => hex)
    must(new Set(hexes).size === hexes.length, `${id} has two tokens in one place`)
  }
}

const EMPTY = nothingLaid()

/** A later colour than the printed one, its label, and its track. */
function canLie(
  { board, colors, coverRule }: Track,
  laid: BoardContents,
  allowed: readonly Color[],
  hex: HexName,
): boolean {
  const { tile, rotation } = laid.tiles[hex]!
  const { color, labels } = tileNamed(board.tiles, tile)
  const { printed } = placeAt(board.map, hex)
  return (
    !printed.fixed &&
    allowed.includes(color) &&
    colors.indexOf(color) > colors.indexOf(printed.color) &&
    labelsFor(printed, color).join() === labels.join() &&
    typeof fitTrack(EMPTY, board, coverRule, { hex, tile, rotation }) !== 'string'
  )
}

function hasItsSlots({ board }: Track, laid: BoardContents, hex: HexName): boolean {
  const { stops } = faceAt(laid, board, hex)
  const slots = laid.tokens[hex]!
  return (
    slots.length === stops.length &&
    stops.every(({ slots: count = 0 }, stop) => slots[stop]!.length === count)
  )
}
