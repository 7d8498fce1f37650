import type { OfferScene } from '../../worker/protocol.ts'
import { useChoices } from '../useChoices.ts'
import { OfferButton } from './OfferButton.tsx'

/** Offers as a list of buttons. */
export const ListDeed = ({ offers }: { offers: readonly OfferScene[] }) => {
  const choices = useChoices(offers)
  return (
    <div class="list-deed">
      {offers.map((offer, place) => (
        <OfferButton key={JSON.stringify(offer.action)} offer={offer} label={choices[place]?.label} />
      ))}
    </div>
  )
}
