import { words } from '../../../app/words.ts'
import { isSelected } from '../../state/derived.ts'
import { useDefaultSelection } from '../../state/hooks/useDefaultSelection.ts'
import type { ActionGroup } from '../../state/selection/actionGroups.ts'
import type { Counts } from '../../state/selection/countChoices.ts'
import { askWhyNot } from '../../state/selection/refusal.ts'
import { selectOffer } from '../../state/selection/select.ts'
import '../amount.css'

/** So many of something: only as many as are offered, one step after the other. */
export const StepControl = ({
  group: { headings, offers },
  counts: { field, numbers },
}: {
  group: ActionGroup
  counts: Counts
}) => {
  const { game } = words.value
  useDefaultSelection(() => void selectOffer(offers[0]!))
  const at = Math.max(0, offers.findIndex(isSelected))
  const step = (by: number, name: string, sign: string) => {
    const next = offers[at + by]
    const number = numbers[at]! + by
    return (
      <button
        type="button"
        class="button square text-l"
        aria-label={name}
        aria-disabled={!next}
        onClick={() => {
          if (next) void selectOffer(next)
          // of none of a thing the rules say nothing
          else if (number >= 1) void askWhyNot({ ...offers[at]!.action, [field]: number })
        }}
      >
        {sign}
      </button>
    )
  }
  const name = headings.join(' / ')
  return (
    <fieldset class="step-control amount row wrap" aria-label={name}>
      <p class="short row wrap baseline">
        <strong>{name}</strong>
        <span class="quiet">{words.value.run.limits(`${numbers[0]}`, `${numbers.at(-1)}`)}</span>
      </p>
      <div class="row gap-6">
        {step(-1, game.less, '−')}
        <output class="field text-xl bold" aria-label={game.amount}>
          {numbers[at]}
        </output>
        {step(1, game.more, '+')}
      </div>
    </fieldset>
  )
}
