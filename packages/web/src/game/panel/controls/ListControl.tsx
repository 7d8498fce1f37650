import type { OfferScene } from '../../../worker/protocol.ts'
import { usePreviews } from '../../state/usePreviews.ts'
import { OfferButton } from './OfferButton.tsx'

/** Offers as a list of buttons. */
export const ListControl = ({ offers }: { offers: readonly OfferScene[] }) => {
  const previews = usePreviews(offers)
  return (
    <div class="stack gap-6">
      {offers.map((offer, place) => (
        <OfferButton key={JSON.stringify(offer.action)} offer={offer} label={previews[place]?.label} />
      ))}
    </div>
  )
}
