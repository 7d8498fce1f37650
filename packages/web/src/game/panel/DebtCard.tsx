import type { DebtScene } from '@roundhouse/view'
import { debtOffers, isSelected } from '../state/derived.ts'
import { askWhyNot } from '../state/selection/refusal.ts'
import { select } from '../state/selection/select.ts'
import './debtCard.css'

/** What is owed, and the ways to owe more or less, in sight during the whole turn; one that is closed answers why. */
export const DebtCard = ({ of: { title, facts, ways } }: { of: DebtScene }) => (
  <section class="debt-card cluster" aria-label={title}>
    <dl class="cluster gap-4-12 text-s">
      {facts.map(({ label, value, alarming }) => (
        <div key={label} class={alarming ? 'row gap-4 alarming' : 'row gap-4'}>
          <dt>{label}</dt>
          <dd class="bold">{value}</dd>
        </div>
      ))}
    </dl>
    <div class="row gap-6 at-end">
      {ways.map(({ label, probe }) => {
        const offer = debtOffers.value.find(({ action }) => action.kind === probe.kind)
        return (
          <button
            type="button"
            key={label}
            class="button chip-button"
            data-choice={offer ? '' : undefined}
            aria-pressed={offer && isSelected(offer)}
            aria-disabled={!offer}
            onClick={() => void (offer ? select(offer) : askWhyNot(probe))}
          >
            {label}
            {!offer && (
              <span class="why" aria-hidden="true">
                ?
              </span>
            )}
          </button>
        )
      })}
    </div>
  </section>
)
