import { paidFor, placeName } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { eventsOf, playerName } from '@roundhouse/view'
import { isMinor, PRIVATE, type PrivateId } from '../../components/companies.ts'
import { operating } from '../../operating.ts'
import { money, type Wording1846 } from '../wording.ts'
import { type Outcome1846, outcomeOf } from './outcome.ts'
import { type Previews1846, previewBy } from './preview.ts'

export const privatePreviews: Previews1846<'buy-private'> = {
  // 1846-6.6a: of another player it is only an offer; what is shown is its acceptance
  'buy-private': (state, action, seat, wording) => {
    const { choices, notes } = wording.words
    const { private: id, price } = action
    const figures = { name: PRIVATE[id].name, price: money(price) }
    const owner = state.privates[id].owner as Seat
    if (owner === seat) {
      const outcome = outcomeOf(state, [seat, action])
      return previewBy(outcome, action, seat, wording, {
        label: choices.buyPrivate(figures),
        notes: effectsOf(outcome, id, operating(state), wording),
      })
    }
    const who = playerName(wording, owner)
    const accepted = outcomeOf(state, [seat, action], [owner, { kind: 'agree' }])
    return previewBy(accepted, action, seat, wording, {
      label: choices.offerPrivate({ ...figures, who }),
      notes: [notes.decides({ who }), ...effectsOf(accepted, id, operating(state), wording)],
    })
  },
}

/** What it does for the corporation, and what comes with it at once (1846-3.57, 1846-3.67). */
function effectsOf(outcome: Outcome1846, id: PrivateId, company: string, wording: Wording1846): string[] {
  const { notes, powers } = wording.words
  if (id === 'SC') return [powers[id], notes.beneficiary({ company })]
  if (!isMinor(id)) return [powers[id]]
  return [
    notes.minorTaken({ name: PRIVATE[id].name, cash: money(paidFor(outcome, 'minor')) }),
    ...eventsOf(outcome.now, 'token-removed').map(({ hex }) =>
      notes.tokenRemoved({ place: placeName(wording, hex) }),
    ),
  ]
}
