import type { Scene } from '@roundhouse/view'
import { words } from '../../../app/words.ts'
import { useDefaultSelection } from '../../state/hooks/useDefaultSelection.ts'
import { type ActionGroup, isAmount } from '../../state/selection/actionGroups.ts'
import { offersOn } from '../../state/selection/offers.ts'
import { selectOffer } from '../../state/selection/select.ts'
import { TakenCards } from '../TakenCards.tsx'
import { CardRow, LotRow } from './CardRow.tsx'

/** What is for sale, for those who look on. */
export const Lots = ({ scene }: { scene: Scene }) => (
  <>
    <TakenCards scene={scene} />
    <ul class="stack gap-6" aria-label={words.value.screen.onOffer}>
      {scene.cards?.map((card) => (
        <li key={card.id}>
          <LotRow card={card} scene={scene} />
        </li>
      ))}
    </ul>
  </>
)

/** An auction: all that is still for sale, also what cannot be bid for now. A bidding war is about one. */
export const LotControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => {
  const { offers } = group
  const propose = () => {
    if (isAmount(group)) void selectOffer(offers[0]!)
  }
  useDefaultSelection(propose, { isProposal: true })
  return (
    <>
      <TakenCards scene={scene} />
      <ul class="stack gap-6" aria-label={words.value.screen.onOffer}>
        {scene.cards?.map((card) => (
          <li key={card.id}>
            <CardRow card={card} scene={scene} offer={offersOn(offers, { on: 'card', card: card.id })[0]} />
          </li>
        ))}
      </ul>
    </>
  )
}
