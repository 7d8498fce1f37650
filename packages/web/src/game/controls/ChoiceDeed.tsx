import type { Scene } from '@roundhouse/view'
import type { Deed } from '../deeds.ts'
import { isPicked } from '../inHand.ts'
import { choose } from '../model.ts'
import { useChoices } from '../useChoices.ts'
import { useStanding } from '../useStanding.ts'
import { whatDiffers } from '../whatDiffers.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { StepDeed } from './StepDeed.tsx'

/** One of a few, each with the most important thing that it would bring: a dividend, an answer. */
export const ChoiceDeed = ({ deed, scene }: { deed: Deed; scene: Scene }) => {
  const counts = whatDiffers(deed.offers.map(({ action }) => action))
  return counts ? <StepDeed deed={deed} counts={counts} /> : <Cards deed={deed} scene={scene} />
}

const Cards = ({ deed: { headings, offers }, scene }: { deed: Deed; scene: Scene }) => {
  const choices = useChoices(offers)
  useStanding(() => void choose(offers[0]!))
  return (
    <ChoiceCards
      scene={scene}
      name={headings.join(' / ')}
      cards={offers.map((offer, place) => ({
        key: JSON.stringify(offer.action),
        heading: offer.heading,
        choice: choices[place],
        picked: isPicked(offer),
        pick: () => void choose(offer),
      }))}
    />
  )
}
