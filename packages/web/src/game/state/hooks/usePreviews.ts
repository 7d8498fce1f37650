import type { Preview } from '@roundhouse/view'
import { useEffect, useState } from 'preact/hooks'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { readOptions } from '../selection/select.ts'

/** What each offer would bring, with its blank as it is filled before anybody says; nothing until it is known. */
export function usePreviews(offers: readonly OfferScene[]): readonly (Preview | undefined)[] {
  const [known, setKnown] = useState<{ of: readonly OfferScene[]; previews: readonly Preview[] } | null>(null)
  useEffect(() => {
    let stale = false
    void readOptions(offers).then(({ previews }) => {
      if (!stale) setKnown({ of: offers, previews })
    })
    return () => {
      stale = true
    }
  }, [offers])
  return known?.of === offers ? known.previews : []
}
