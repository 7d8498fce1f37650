import {
  type BoardContents,
  faceAt,
  type HexName,
  layTile,
  slotsAt,
  tileNamed,
  turnTile,
} from '@roundhouse/board'
import type { TrackTitle } from '../track/trackTitle.ts'

/** A tile told as in "D6 #298 r0". */
export function tileTold(text: string): { hex: HexName; tile: string; rotation: number } {
  const [, hex, tile, rotation] = /^(\w+) #(\w+) r(\d)$/.exec(text) ?? []
  if (!hex || !tile) throw new Error(`no tile in "${text}"`)
  return { hex, tile, rotation: Number(rotation) }
}

/** Lays tiles for nothing, each told as in "D6 #298 r0". */
export function layTiles(
  { board, coverRule }: Pick<TrackTitle, 'board' | 'coverRule'>,
  state: { board: BoardContents },
  lays: readonly string[],
): void {
  for (const text of lays) {
    const { hex, tile, rotation } = tileTold(text)
    const old = faceAt(state.board, board, hex)
    const kept = coverRule(old, turnTile(tileNamed(board.tiles, tile), rotation))
    const stops = kept?.stops ?? old.stops.map((_, stop) => stop)
    state.board = layTile(state.board, board, { hex, tile, rotation, stops })
  }
}

/** The tile on a hex, as in "#298 r0". */
export const tileOn = (state: { readonly board: BoardContents }, hex: HexName): string | null => {
  const lying = state.board.tiles[hex]
  return lying ? `#${lying.tile} r${lying.rotation}` : null
}

/** The slots of a city. */
export const slotsOf = (
  { board }: Pick<TrackTitle, 'board'>,
  state: { readonly board: BoardContents },
  hex: HexName,
  city = 0,
): readonly (string | null)[] => slotsAt(state.board, board, hex)[city]!
