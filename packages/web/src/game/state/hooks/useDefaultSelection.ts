import { useEffect } from 'preact/hooks'
import { selection } from '../state.ts'

/** Something that is put before the person at once, and again when nothing else is selected. */
export function useDefaultSelection(select: () => void): void {
  const isIdle = selection.offer.value === null
  useEffect(() => {
    if (isIdle) select()
  }, [isIdle])
}

/** The same where it may be left alone: it is shown, but nobody does it by one Enter too many. */
export const useProposal = (select: () => void): void =>
  useDefaultSelection(() => {
    select()
    selection.untouched.value = selection.offer.value
  })
