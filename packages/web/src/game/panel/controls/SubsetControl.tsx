import { companiesIn, type Scene } from '@roundhouse/view'
import { words } from '../../../app/words.ts'
import { hexTitle } from '../../board/boardWords.ts'
import { isSelected } from '../../state/derived.ts'
import { useDefaultSelection } from '../../state/hooks/useDefaultSelection.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import { selectOffer } from '../../state/selection/select.ts'
import { toggleItem } from '../../state/selection/toggleItem.ts'
import { selection } from '../../state/state.ts'
import './subsetControl.css'

/** Some of several things: each is taken or left. */
export const SubsetControl = ({ group, scene }: { group: ActionGroup; scene: Scene }) => {
  const offer = group.offers[0]!
  const { blank } = offer
  useDefaultSelection(() => void selectOffer(offer))
  if (blank?.kind !== 'subset' || blank.max === 0) return null
  const taken = isSelected(offer) ? (selection.offer.value!.filling as readonly string[]) : []
  const nameOf = (item: string) =>
    companiesIn(scene).find(({ id }) => id === item)?.name ?? hexTitle(scene.board, item)
  return (
    <fieldset class="subset-control cluster gap-6">
      <legend class="unseen">{group.headings[0]}</legend>
      {blank.from.map((item) => (
        <label key={item} class="chip-button button" data-checked={taken.includes(item) ? '' : undefined}>
          <input
            type="checkbox"
            checked={taken.includes(item)}
            onChange={() => void selectOffer(offer, toggleItem(blank, taken, item))}
          />
          {nameOf(item)}
        </label>
      ))}
      <p class="quiet">{words.value.game.chosenOf(taken.length, blank.max)}</p>
    </fieldset>
  )
}
