import type { Scene } from '@roundhouse/view'
import { isSelected } from '../../state/derived.ts'
import { useDefaultSelection } from '../../state/hooks/useDefaultSelection.ts'
import { usePreviews } from '../../state/hooks/usePreviews.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { countChoices } from '../../state/selection/countChoices.ts'
import { actionKey } from '../../state/selection/offers.ts'
import { selectOffer } from '../../state/selection/select.ts'
import { PreviewCards } from './PreviewCards.tsx'
import { StepControl } from './StepControl.tsx'

/** One of a few, each with the most important thing that it would bring: a dividend, an answer. */
export const PreviewControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => {
  const counts = countChoices(group.offers.map(({ action }) => action))
  return counts ? <StepControl group={group} counts={counts} /> : <Cards group={group} scene={scene} />
}

const Cards = ({ group: { headings, offers }, scene }: { group: ActionGroup; scene: Scene }) => {
  const previews = usePreviews(offers)
  useDefaultSelection(() => void selectOffer(offers[0]!))
  return (
    <PreviewCards
      scene={scene}
      name={headings.join(' / ')}
      cards={offers.map((offer, index) => ({
        key: actionKey(offer),
        heading: offer.heading,
        preview: previews[index],
        selected: isSelected(offer),
        select: () => void selectOffer(offer),
      }))}
    />
  )
}
