import type { OfferScene } from '../../../worker/protocol/position.ts'
import { usePreviews } from '../../state/hooks/usePreviews.ts'
import { actionKey } from '../../state/selection/offers.ts'
import { OfferButton } from './OfferButton.tsx'

/** Offers as a list of buttons. */
export const ListControl = ({ offers }: { offers: readonly OfferScene[] }) => {
  const previews = usePreviews(offers)
  return (
    <div class="stack gap-6">
      {offers.map((offer, index) => (
        <OfferButton key={actionKey(offer)} offer={offer} label={previews[index]?.label} />
      ))}
    </div>
  )
}
