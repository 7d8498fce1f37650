import type { HexScene } from '../board.ts'

/** A hex with nothing on it. */
export const BARE_HEX: HexScene = {
  hex: 'A1',
  column: 0,
  row: 0,
  ground: 'plain',
  labels: [],
  stops: [],
  paths: [],
  terrain: [],
  borders: [],
  joined: [],
  marks: [],
}
