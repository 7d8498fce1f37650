import type { Choice } from '@roundhouse/kernel'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../app/words.ts'
import type { OfferScene, Position } from '../worker/protocol.ts'
import { action, busy, choicesOf, choose, chosen, commit, drop, preview, why } from './model.ts'
import { actionOf, usual } from './offers.ts'
import { Refused } from './Refused.tsx'

/** Everything on offer as a list of buttons, under the name of its kind. */
export const PlainOffers = ({ position: { offers, game } }: { position: Position }) => {
  const labels = useLabels(offers)
  const kinds = [...new Set(offers.map(({ heading }) => heading))]
  return (
    <section class="card offers">
      {offers.length === 0 && <p class="quiet">{words.value.game.noOffers}</p>}
      {kinds.map((kind) => (
        <div key={kind} class="kind">
          <h2>{kind}</h2>
          {offers.map((offer, place) =>
            offer.heading === kind ? (
              <button
                type="button"
                key={`${place}`}
                class="button"
                aria-pressed={chosen.value?.offer === offer}
                onClick={() => void choose(offer)}
              >
                {labels[place]?.label ?? '…'}
              </button>
            ) : null,
          )}
        </div>
      ))}
      {why.value && <Refused why={why.value} game={game} />}
      {chosen.value && <Draft />}
    </section>
  )
}

/** What each offer would bring, with its blank as it is filled before anybody says. */
function useLabels(offers: readonly OfferScene[]): readonly Choice[] {
  const [labels, setLabels] = useState<readonly Choice[]>([])
  useEffect(() => {
    let stale = false
    const actions = offers.map((offer) => actionOf({ offer, filling: usual(offer) })!)
    void choicesOf(actions).then((found) => {
      if (!stale) setLabels(found)
    })
    return () => {
      stale = true
    }
  }, [offers])
  return labels
}

/** What was picked up: its blank, what it would bring, and the button that does it. */
const Draft = () => {
  const { game } = words.value
  const { offer, filling } = chosen.value!
  const { blank } = offer
  return (
    <div class="draft">
      {blank?.kind === 'integer' && (
        <label>
          {game.amount}
          <input
            class="field"
            type="number"
            min={blank.min}
            max={blank.max}
            value={`${filling}`}
            onInput={({ currentTarget }) => void choose(offer, currentTarget.valueAsNumber)}
          />
        </label>
      )}
      {blank?.kind === 'subset' &&
        blank.from.map((item) => {
          const items = filling as string[]
          return (
            <label key={item}>
              <input
                type="checkbox"
                checked={items.includes(item)}
                onChange={({ currentTarget }) =>
                  void choose(
                    offer,
                    currentTarget.checked ? [...items, item] : items.filter((one) => one !== item),
                  )
                }
              />
              {item}
            </label>
          )
        })}
      {preview.value?.changes.map(({ label, before, after }) => (
        <p key={label}>
          {label}: {before} → {after}
        </p>
      ))}
      {preview.value?.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {preview.value?.warning && <p class="warning">{preview.value.warning}</p>}
      <div class="buttons">
        <button type="button" class="button" onClick={drop}>
          {game.cancel}
        </button>
        <button
          type="button"
          class="button main"
          disabled={!action.value || busy.value}
          onClick={() => void commit()}
        >
          {preview.value?.label ?? game.confirm}
        </button>
      </div>
    </div>
  )
}
