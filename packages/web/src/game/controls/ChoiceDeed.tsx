import { useEffect } from 'preact/hooks'
import { choose, chosen } from '../model.ts'
import { Changes } from '../Outcome.tsx'
import { isPicked } from '../screen.ts'
import type { Deed } from '../deeds.ts'
import { useChoices } from '../useChoices.ts'

/** One of a few, each with all that it would bring: a dividend, an answer. */
export const ChoiceDeed = ({ deed: { headings, offers } }: { deed: Deed }) => {
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
            {choice && <Changes of={choice.changes} />}
            {choice?.notes.map((note) => (
              <span class="note" key={note}>
                {note}
              </span>
            ))}
          </button>
        )
      })}
    </div>
  )
}
