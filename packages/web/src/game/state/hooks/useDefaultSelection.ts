import { useEffect } from 'preact/hooks'
import { selection } from '../state.ts'

/**
 * Something that is put before the person at once, and again when nothing else is selected.
 * A proposal may be left alone, or answered otherwise: it is shown, but nobody does it by one Enter too many.
 */
export function useDefaultSelection(select: () => void, { isProposal = false } = {}): void {
  const isIdle = selection.offer.value === null
  useEffect(() => {
    if (!isIdle) return
    select()
    if (isProposal) selection.untouched.value = selection.offer.value
  }, [isIdle])
}
