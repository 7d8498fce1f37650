import type { Scene } from '@roundhouse/kernel'
import type { Deed } from '../deeds.ts'
import { numberIn } from '../figures.ts'
import { choose } from '../model.ts'
import { Changes } from '../Outcome.tsx'
import { isPicked } from '../screen.ts'
import { useChoices } from '../useChoices.ts'
import { useStanding } from '../useStanding.ts'

/** One of a few, each with the most important thing that it would bring: a dividend, an answer. */
export const ChoiceDeed = ({ deed: { headings, offers }, scene }: { deed: Deed; scene: Scene }) => {
  const choices = useChoices(offers)
  useStanding(() => void choose(offers[0]!))
  return (
    <fieldset class="choice-deed" aria-label={headings.join(' / ')}>
      {offers.map((offer, place) => {
        const choice = choices[place]
        return (
          <button
            type="button"
            key={JSON.stringify(offer.action)}
            class="choice-card"
            data-choice
            aria-pressed={isPicked(offer)}
            onClick={() => void choose(offer)}
          >
            <span class="choice-name">
              <span class="dot" aria-hidden="true" />
              {choice?.label ?? offer.heading}
              <span class="key" aria-hidden="true">
                {place + 1}
              </span>
            </span>
            {choice && <Changes of={choice.changes.slice(0, 1)} />}
            {choice?.prices?.map(({ company, to }) => (
              <PriceMove key={company} from={priceOf(scene, company)} to={to} />
            ))}
          </button>
        )
      })}
    </fieldset>
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
