import type { BoardScene, HexScene } from '@roundhouse/view'
import { useMemo, useRef } from 'preact/hooks'
import type { BoardState } from './boardLayers.tsx'

/** The new hexes, but the old object for each that looks as before: so it need not be drawn again. */
export function keepUnchangedHexes(before: BoardScene | undefined, now: BoardScene): BoardScene {
  if (!before || before === now) return now
  const old = new Map(before.hexes.map((hex) => [hex.hex, hex]))
  return { ...now, hexes: now.hexes.map((hex) => keepIfSame(old.get(hex.hex), hex)) }
}

const keepIfSame = (before: HexScene | undefined, now: HexScene): HexScene =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now

/** The scene with the objects of before wherever nothing has changed. */
export function useUnchangedHexes(board: BoardScene): BoardScene {
  const last = useRef<BoardScene>(undefined)
  return useMemo(() => {
    last.current = keepUnchangedHexes(last.current, board)
    return last.current
  }, [board])
}

/** The same for hexes as they would be. */
export function useUnchangedPreviews(state: BoardState): BoardState {
  const last = useRef(new Map<string, HexScene>())
  return useMemo(() => {
    if (!state.previews) return state
    const previews = state.previews.map((hex) => keepIfSame(last.current.get(hex.hex), hex))
    last.current = new Map(previews.map((hex) => [hex.hex, hex]))
    return { ...state, previews }
  }, [state])
}
