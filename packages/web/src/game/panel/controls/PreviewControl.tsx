import type { Scene } from '@roundhouse/view'
import type { ActionGroup } from '../../state/actionGroups.ts'
import { countChoices } from '../../state/countChoices.ts'
import { isSelected } from '../../state/derived.ts'
import { selectOffer } from '../../state/select.ts'
import { useDefaultSelection } from '../../state/useDefaultSelection.ts'
import { usePreviews } from '../../state/usePreviews.ts'
import { PreviewCards } from './PreviewCards.tsx'
import { StepControl } from './StepControl.tsx'

/** One of a few, each with the most important thing that it would bring: a dividend, an answer. */
export const PreviewControl = ({ deed, scene }: { deed: ActionGroup; scene: Scene }) => {
  const counts = countChoices(deed.offers.map(({ action }) => action))
  return counts ? <StepControl deed={deed} counts={counts} /> : <Cards deed={deed} scene={scene} />
}

const Cards = ({ deed: { headings, offers }, scene }: { deed: ActionGroup; scene: Scene }) => {
  const choices = usePreviews(offers)
  useDefaultSelection(() => void selectOffer(offers[0]!))
  return (
    <PreviewCards
      scene={scene}
      name={headings.join(' / ')}
      cards={offers.map((offer, place) => ({
        key: JSON.stringify(offer.action),
        heading: offer.heading,
        choice: choices[place],
        picked: isSelected(offer),
        pick: () => void selectOffer(offer),
      }))}
    />
  )
}
