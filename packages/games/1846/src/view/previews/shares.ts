import {
  eachNote,
  launchParts,
  paidFor,
  passParts,
  placeName,
  purchaseParts,
  saleParts,
} from '@roundhouse/18xx/view'
import { eventsOf } from '@roundhouse/view'
import { CORPORATION } from '../../components/companies.ts'
import { boundAbove } from '../../forced/trainObligation.ts'
import type { State1846 } from '../../state.ts'
import { money, type Wording1846 } from '../wording.ts'
import type { Outcome1846, Parts1846 } from './outcome.ts'

/** Trade in shares, also for a train that must be bought. */
export const shareParts = {
  sell: saleParts,
  buy: purchaseParts,
  launch: (outcome, action, seat, wording) => {
    const { notes } = wording.words
    const parts = launchParts(outcome, action, seat, wording)
    const bonus = paidFor(outcome, 'launch-bonus')
    return {
      ...parts,
      notes: [
        notes.home({ place: placeName(wording, CORPORATION[action.corporation].home) }),
        ...(bonus > 0 ? [notes.launchBonus({ bonus: money(bonus) })] : []),
        ...parts.notes,
      ],
    }
  },
  pass: passParts,
  issue: (outcome, { count }, _, wording) => ({
    label: wording.words.choices.issue({ count, price: money(paidFor(outcome, 'issue')) }),
    notes: [...eachIssued(outcome, wording), wording.words.notes.samePrice],
  }),
  redeem: (outcome, { count }, _, wording) => ({
    label: wording.words.choices.redeem({ count, price: money(paidFor(outcome, 'redemption')) }),
    notes: [
      ...eventsOf(outcome.now, 'redeemed').map(({ price }) => eachNote(count, price, wording)),
      wording.words.notes.samePrice,
    ],
  }),
  'emergency-issue': (outcome, { count }, _, wording) => ({
    label: wording.words.choices.emergencyIssue({ count, price: money(paidFor(outcome, 'issue')) }),
    notes: [...eachIssued(outcome, wording), ...aboveNote(outcome.after, wording)],
  }),
  'sell-for-train': (outcome, action, seat, wording) => {
    const { notes = [], ...parts } = saleParts(outcome, action, seat, wording)
    return { ...parts, notes: [...notes, ...aboveNote(outcome.after, wording)] }
  },
} satisfies Parts1846

const eachIssued = ({ now }: Outcome1846, wording: Wording1846): string[] =>
  eventsOf(now, 'issued').map(({ count, price }) => eachNote(count, price, wording))

/** 1846-6.64, 1846-6.66: to what whoever raises money is bound. */
function aboveNote(state: State1846, { words }: Wording1846): string[] {
  const above = boundAbove(state)
  return above === 0 ? [] : [words.notes.mustBuyHere({ above: money(above) })]
}
