import type { Scene } from '@roundhouse/kernel'
import { useEffect } from 'preact/hooks'
import type { Deed } from '../deeds.ts'
import { numberIn } from '../figures.ts'
import { choose, chosen } from '../model.ts'
import { Changes } from '../Outcome.tsx'
import { isPicked } from '../screen.ts'
import { useChoices } from '../useChoices.ts'

/** One of a few, each with the most important thing that it would bring: a dividend, an answer. */
export const ChoiceDeed = ({
  deed: { headings, offers },
  scene,
}: {
  deed: Deed
  scene: Scene
}) => {
  const choices = useChoices(offers)
  useEffect(() => {
    if (!chosen.value) void choose(offers[0]!)
  }, [offers])
  return (
    <div class="choice-deed" role="radiogroup" aria-label={headings.join(' / ')}>
      {offers.map((offer, place) => {
        const choice = choices[place]
        return (
          <button
            type="button"
            role="radio"
            key={JSON.stringify(offer.action)}
            class="choice-card"
            data-choice
            aria-checked={isPicked(offer)}
            onClick={() => void choose(offer)}
          >
            <span class="choice-name">
              <span class="dot" aria-hidden="true" />
              {choice?.label ?? offer.heading}
              <kbd class="key" aria-hidden="true">
                {place + 1}
              </kbd>
            </span>
            {choice && <Changes of={choice.changes.slice(0, 1)} />}
            {choice?.prices?.map(({ company, to }) => (
              <PriceMove key={company} from={priceOf(scene, company)} to={to} />
            ))}
          </button>
        )
      })}
    </div>
  )
}

/** Where a company stands in the market. */
const priceOf = ({ market }: Scene, company: string): string =>
  market?.rows.flat().find(({ companies }) => companies.includes(company))?.label ?? ''

const PriceMove = ({ from, to }: { from: string; to: string }) => {
  const rise = (numberIn(to) ?? 0) - (numberIn(from) ?? 0)
  return (
    <span class="price-move">
      {from} → <b>{to}</b>
      {rise !== 0 && (
        <span class={rise > 0 ? 'rise' : 'fall'} aria-hidden="true">
          {rise > 0 ? '▲' : '▼'}
        </span>
      )}
    </span>
  )
}
