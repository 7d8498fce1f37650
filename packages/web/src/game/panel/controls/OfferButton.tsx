import { words } from '../../../app/words.ts'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { isSelected } from '../../state/derived.ts'
import { select } from '../../state/selection/select.ts'

interface Props {
  readonly offer: OfferScene
  /** What it would do, once that is known. */
  readonly label: string | undefined
  readonly look?: 'choice' | 'chip-button'
}

/** A button that selects an offer. */
export const OfferButton = ({ offer, label, look = 'choice' }: Props) => (
  <button
    type="button"
    class={`button ${look}`}
    data-choice
    aria-pressed={isSelected(offer)}
    onClick={() => void select(offer)}
  >
    {label ?? words.value.loading}
  </button>
)
