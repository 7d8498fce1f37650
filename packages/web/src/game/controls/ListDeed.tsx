import { words } from '../../app/words.ts'
import type { OfferScene } from '../../worker/protocol.ts'
import { isPicked, pick } from '../screen.ts'
import { useChoices } from '../useChoices.ts'

/** Offers as a list of buttons. */
export const ListDeed = ({ offers }: { offers: readonly OfferScene[] }) => {
  const choices = useChoices(offers)
  return (
    <div class="list-deed">
      {offers.map((offer, place) => (
        <button
          type="button"
          key={JSON.stringify(offer.action)}
          class="button choice"
          data-choice
          aria-pressed={isPicked(offer)}
          onClick={() => void pick(offer)}
        >
          {choices[place]?.label ?? words.value.loading}
        </button>
      ))}
    </div>
  )
}
