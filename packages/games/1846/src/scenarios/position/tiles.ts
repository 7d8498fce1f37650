import { faceAt, type HexName, keepingTrack, layTile, tileNamed, turned } from '@roundhouse/board'
import { BOARD } from '../../components/board.ts'
import type { State } from '../../state.ts'

const keeping = keepingTrack()

/** Lays tiles, each told as in "D6 #298 r0". */
export function tiles(state: State, ...lays: string[]): void {
  for (const text of lays) {
    const { hex, tile, rotation } = laid(text)
    const old = faceAt(state.board, BOARD, hex)
    const kept = keeping(old, turned(tileNamed(BOARD.tiles, tile), rotation))
    state.board = layTile(state.board, BOARD, {
      hex,
      tile,
      rotation,
      stops: kept?.stops ?? old.stops.map((_, stop) => stop),
    })
  }
}

/** "D6 #298 r0" */
export function laid(text: string): { hex: HexName; tile: string; rotation: number } {
  const [, hex, tile, rotation] = /^(\w+) #(\w+) r(\d)$/.exec(text) ?? []
  if (!hex || !tile) throw new Error(`no tile in "${text}"`)
  return { hex, tile, rotation: Number(rotation) }
}
