import { useEffect } from 'preact/hooks'
import { chosen } from './model.ts'

/** Something that is put before the person at once, and again when nothing else is picked up. */
export function useStanding(pickUp: () => void): void {
  const isIdle = chosen.value === null
  useEffect(() => {
    if (isIdle) pickUp()
  }, [isIdle])
}
