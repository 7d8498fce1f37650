import { words } from '../../app/words.ts'
import type { Deed } from '../deeds.ts'
import { isPicked } from '../inHand.ts'
import { choose } from '../model.ts'
import { useStanding } from '../useStanding.ts'
import '../amount.css'

/** So many of something: only as many as are offered, one step after the other. */
export const StepDeed = ({
  deed: { headings, offers },
  counts,
}: {
  deed: Deed
  counts: readonly string[]
}) => {
  const { game } = words.value
  useStanding(() => void choose(offers[0]!))
  const at = Math.max(0, offers.findIndex(isPicked))
  const step = (by: number, name: string, sign: string) => {
    const next = offers[at + by]
    return (
      <button
        type="button"
        class="button square"
        aria-label={name}
        aria-disabled={!next}
        onClick={() => {
          if (next) void choose(next)
        }}
      >
        {sign}
      </button>
    )
  }
  const name = headings.join(' / ')
  return (
    <fieldset class="step-deed amount" aria-label={name}>
      <p class="short">
        <strong>{name}</strong>
        <span class="quiet">{words.value.run.limits(counts[0]!, counts.at(-1)!)}</span>
      </p>
      <div class="stepper">
        {step(-1, game.less, '−')}
        <output class="field" aria-label={game.amount}>
          {counts[at]}
        </output>
        {step(1, game.more, '+')}
      </div>
    </fieldset>
  )
}
