import { endNote, gainOf, launchParts, paidFor, purchaseParts, saleParts } from '@roundhouse/18xx/view'
import { cellWith, eventsOf } from '@roundhouse/view'
import { CORPORATION } from '../../components/companies.ts'
import { CHART } from '../../components/market.ts'
import { priceOf } from '../../state.ts'
import { money } from '../wording.ts'
import { pricesOf } from './changes.ts'
import { type Previews1846, previewFrom } from './preview.ts'

export const sharePreviews: Previews1846<'sell' | 'buy' | 'launch' | 'pass' | 'issue' | 'redeem'> = {
  sell: previewFrom((outcome, action, _, wording) =>
    saleParts(outcome, action, priceOf(outcome.before, action.corporation), wording),
  ),
  buy: previewFrom((outcome, action, _, wording) => purchaseParts(outcome, action, wording)),
  launch: previewFrom((outcome, action, seat, wording) => {
    const { corporation: company, par } = action
    const { home } = CORPORATION[company]
    const cashLeft = outcome.before.players[seat]!.cash + gainOf(outcome, seat)
    const bonus = paidFor(outcome, 'launch-bonus')
    const bonusNotes = bonus > 0 ? [wording.words.notes.launchBonus({ bonus: money(bonus) })] : []
    return {
      ...launchParts(outcome, action, { home, cashLeft, bonusNotes }, wording),
      prices: [{ company, to: cellWith(CHART, par) }],
    }
  }),
  // a pass may end the round, and prices move then (1846-5.4b)
  pass: previewFrom((outcome, _action, _seat, wording) => {
    const { endOfSales, pass } = wording.words.choices
    return {
      label: outcome.before.stock!.soldNow.length > 0 ? endOfSales : pass,
      notes: endNote(outcome, wording),
      prices: pricesOf(outcome.later),
    }
  }),
  issue: previewFrom((outcome, { count }, _, { words }) => ({
    label: words.choices.issue({ count, price: money(paidFor(outcome, 'issue')) }),
    notes: eventsOf(outcome.now, 'issued').map(({ price }) =>
      words.notes.each({ count, price: money(price) }),
    ),
  })),
  redeem: previewFrom((outcome, { count }, _, { words }) => ({
    label: words.choices.redeem({ count, price: money(paidFor(outcome, 'redemption')) }),
    notes: eventsOf(outcome.now, 'redeemed').map(({ price }) =>
      words.notes.each({ count, price: money(price) }),
    ),
  })),
}
