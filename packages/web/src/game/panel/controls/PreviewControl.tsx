import type { Scene } from '@roundhouse/view'
import { isSelected } from '../../state/derived.ts'
import { useDefaultSelection } from '../../state/hooks/useDefaultSelection.ts'
import { usePreviews } from '../../state/hooks/usePreviews.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { countChoices } from '../../state/selection/countChoices.ts'
import { actionKey } from '../../state/selection/offers.ts'
import { askWhyNot } from '../../state/selection/refusal.ts'
import { selectOffer } from '../../state/selection/select.ts'
import { type PreviewCard, PreviewCards } from './PreviewCards.tsx'
import { StepControl } from './StepControl.tsx'

/** One of a few, each with the most important thing that it would bring: a dividend, an answer. */
export const PreviewControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => {
  const counts = countChoices(group.offers.map(({ action }) => action))
  return counts ? <StepControl group={group} counts={counts} /> : <Cards group={group} scene={scene} />
}

const Cards = ({ group: { headings, offers }, scene }: { group: ActionGroup; scene: Scene }) => {
  const previews = usePreviews(offers)
  const cards = [
    ...offers.map((offer, index): PreviewCard & { readonly kind: string } => ({
      key: actionKey(offer),
      kind: offer.action.kind,
      heading: offer.heading,
      preview: previews[index],
      selected: isSelected(offer),
      select: () => void selectOffer(offer),
    })),
    ...closedWays(scene, offers),
  ]
  const order = scene.choices?.map(({ probe }) => probe.kind) ?? []
  cards.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  // to agree, or to borrow, is more than one of the ways to do the same
  const isProposal = offers.some(({ action }) => action.kind !== offers[0]!.action.kind)
  useDefaultSelection(() => cards.find(({ closed }) => !closed)?.select(), { isProposal })
  return <PreviewCards scene={scene} name={headings.join(' / ')} cards={cards} />
}

/** What might be chosen and is closed: it answers why. */
const closedWays = ({ choices = [] }: Scene, offers: ActionGroup['offers']) =>
  choices
    .filter(({ probe }) => !offers.some(({ action }) => action.kind === probe.kind))
    .map(({ label, probe }): PreviewCard & { readonly kind: string } => ({
      key: label,
      kind: probe.kind,
      heading: label,
      preview: undefined,
      selected: false,
      closed: true,
      select: () => void askWhyNot(probe),
    }))
