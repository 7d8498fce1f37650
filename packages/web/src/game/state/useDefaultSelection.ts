import { useEffect } from 'preact/hooks'
import { selection } from './state.ts'

/** Something that is put before the person at once, and again when nothing else is picked up. */
export function useDefaultSelection(pickUp: () => void): void {
  const isIdle = selection.offer.value === null
  useEffect(() => {
    if (isIdle) pickUp()
  }, [isIdle])
}
