import { useMemo, useRef } from 'preact/hooks'
import { state } from '../state/state.ts'
import { changedHexes } from './boardState.ts'

/** The hexes of which the log tells something since the move that was shown before; of one move only, where that was a later one. */
export function useNewlyChanged(move: number): readonly string[] {
  const before = useRef(move)
  return useMemo(() => {
    const after = Math.min(before.current, move - 1)
    before.current = move
    return changedHexes(state.log.value, after, move)
  }, [move])
}
