import type { Seat } from '@roundhouse/kernel'
import { isMinor, PRIVATE, type PrivateId } from '../../components/companies.ts'
import { operating } from '../../operating.ts'
import { money, placeName, playerName, type Telling } from '../telling.ts'
import { choiceBy, choiceOf, type Putting } from './choice.ts'
import { type Outcome, outcomeOf, paidFor, told } from './outcome.ts'

/** 1846-6.6a: of another player it is only an offer; what is shown is its acceptance. */
export const buyPrivate: Putting<'buy-private'> = (state, action, seat, telling) => {
  const { choices, notes } = telling.words
  const { private: id, price } = action
  const figures = { name: PRIVATE[id].name, price: money(price) }
  const owner = state.privates[id].owner as Seat
  if (owner === seat)
    return choiceOf(state, action, seat, telling, (outcome) => ({
      label: choices.buyPrivate(figures),
      notes: effectsOf(outcome, id, operating(state), telling),
    }))
  const who = playerName(telling, owner)
  const accepted = outcomeOf(state, [seat, action], [owner, { kind: 'agree' }])
  return choiceBy(accepted, action, seat, telling, {
    label: choices.offerPrivate({ ...figures, who }),
    notes: [notes.decides({ who }), ...effectsOf(accepted, id, operating(state), telling)],
  })
}

/** What it does for the corporation, and what comes with it at once (1846-3.57, 1846-3.67). */
function effectsOf(outcome: Outcome, id: PrivateId, company: string, telling: Telling): string[] {
  const { notes, powers } = telling.words
  if (id === 'SC') return [powers[id], notes.beneficiary({ company })]
  if (!isMinor(id)) return [powers[id]]
  return [
    notes.minorTaken({ name: PRIVATE[id].name, cash: money(paidFor(outcome, 'minor')) }),
    ...told(outcome.now, 'token-removed').map(({ hex }) =>
      notes.tokenRemoved({ place: placeName(telling, hex) }),
    ),
  ]
}
