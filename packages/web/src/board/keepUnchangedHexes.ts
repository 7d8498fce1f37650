import type { BoardScene, HexScene } from '@roundhouse/view'

/** The new hexes, but the old object for each that looks as before: so it need not be drawn again. */
export function keepUnchangedHexes(before: BoardScene | undefined, now: BoardScene): BoardScene {
  if (!before || before === now) return now
  const old = new Map(before.hexes.map((hex) => [hex.hex, hex]))
  return { ...now, hexes: now.hexes.map((hex) => isSameHex(old.get(hex.hex), hex)) }
}

export const isSameHex = (before: HexScene | undefined, now: HexScene): HexScene =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now
