import { useEffect } from 'preact/hooks'
import { selection } from './model.ts'

/** Something that is put before the person at once, and again when nothing else is picked up. */
export function useDefaultSelection(pickUp: () => void): void {
  const isIdle = selection.value === null
  useEffect(() => {
    if (isIdle) pickUp()
  }, [isIdle])
}
