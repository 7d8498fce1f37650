import {
  agreeParts,
  askedFor,
  disagreeParts,
  endTurnParts,
  paidFor,
  placeName,
  privateOfferParts,
  trainOfferParts,
  trainPurchaseParts,
  trainReturnParts,
} from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { eventsOf } from '@roundhouse/view'
import { isMinor, type PrivateId } from '../../components/companies.ts'
import { SIDE, type Side } from '../../components/trains.ts'
import { corporationOnTurn } from '../../operationStep.ts'
import { controllerOf, type State1846, trainsOf } from '../../state.ts'
import { money, type Wording1846 } from '../wording.ts'
import type { Outcome1846, Parts1846 } from './outcome.ts'

/** Trains and privates bought, offers for them, and the end of a turn. */
export const trainParts = {
  'buy-train': (outcome, action, seat, wording) =>
    trainPurchaseParts(
      outcome,
      { ...action, name: action.side, price: SIDE[action.side].price },
      seat,
      wording,
    ),
  'offer-train': ({ before }, action, seat, wording) => {
    const side = sideOf(before, action.seller, action.train)
    const owner = controllerOf(before, action.seller)!
    const parts = trainOfferParts({ ...action, name: side, owner }, seat, wording)
    return { ...parts, notes: [...parts.notes, wording.words.train.counts(SIDE[side])] }
  },
  'return-train': ({ before }, { train }, _, wording) =>
    trainReturnParts(sideOf(before, before.surplus[0]!, train), wording),
  'buy-private': (outcome, action, seat, wording) => {
    const owner = outcome.before.privates[action.private].owner as Seat
    const parts = privateOfferParts({ ...action, owner }, seat, wording)
    return { ...parts, notes: [...parts.notes, ...privateNotes(outcome, action.private, wording)] }
  },
  agree: ({ before }, _action, _seat, wording) =>
    agreeParts(
      askedFor(before, ({ side }) => side),
      wording,
    ),
  disagree: disagreeParts,
  bankrupt: (_outcome, _action, _seat, { words }) => ({
    label: words.choices.bankrupt,
    grave: true,
    warnings: [words.warnings.bankrupt],
  }),
  'end-turn': endTurnParts,
} satisfies Parts1846

const sideOf = (state: State1846, owner: Parameters<typeof trainsOf>[1], train: string): Side =>
  trainsOf(state, owner).find(({ id }) => id === train)!.side

/** What it does for the corporation, and what comes with it at once (1846-3.57, 1846-3.67). */
function privateNotes(outcome: Outcome1846, id: PrivateId, wording: Wording1846): string[] {
  const { notes, powers } = wording.words
  if (id === 'SC') return [powers[id], notes.beneficiary({ company: corporationOnTurn(outcome.before) })]
  if (!isMinor(id)) return [powers[id]]
  return [
    notes.minorTaken({ name: wording.names.privateName(id), cash: money(paidFor(outcome, 'minor')) }),
    ...eventsOf(outcome.now, 'token-removed').map(({ hex }) =>
      notes.tokenRemoved({ place: placeName(wording, hex) }),
    ),
  ]
}
