import type { Preview } from '@roundhouse/view'
import { useEffect, useState } from 'preact/hooks'
import type { OfferScene } from '../../worker/protocol.ts'
import { previewsOf } from './model.ts'
import { actionOf, usualFilling } from './offers.ts'

/** What each offer would bring, with its blank as it is filled before anybody says; nothing until it is known. */
export function usePreviews(offers: readonly OfferScene[]): readonly (Preview | undefined)[] {
  const [known, setKnown] = useState<{ of: readonly OfferScene[]; choices: readonly Preview[] } | null>(null)
  useEffect(() => {
    let stale = false
    const actions = offers.map((offer) => actionOf({ offer, filling: usualFilling(offer) })!)
    void previewsOf(actions).then((choices) => {
      if (!stale) setKnown({ of: offers, choices })
    })
    return () => {
      stale = true
    }
  }, [offers])
  return known?.of === offers ? known.choices : []
}
