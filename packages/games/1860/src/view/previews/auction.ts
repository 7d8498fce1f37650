import { launchParts } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { eventsOf, playerName } from '@roundhouse/view'
import { presidencyPrice } from '../../auction/lots.ts'
import { PRIVATE } from '../../components/companies.ts'
import { PARS } from '../../components/market.ts'
import { presidenciesToAuction, privatesToAuction, type State1860 } from '../../state.ts'
import { money, type Wording1860 } from '../wording.ts'
import type { Outcome1860, Parts1860 } from './outcome.ts'

/** 1860-AUC.3 to 1860-AUC.8: the opening auction. */
export const auctionParts = {
  bid: (outcome, { price }, seat, wording) => {
    const { choices, notes } = wording.words
    const left = outcome.before.players[seat]!.cash - price
    return {
      label: choices.bid({ price: money(price) }),
      notes: [
        notes.lotsLeft({ count: lotsLeft(outcome.before) }),
        notes.affordable({ names: lotsWithin(outcome.before, left, wording) }),
        ...(outcome.after.auction!.winner === seat ? [notes.wins] : []),
      ],
    }
  },
  'auction-pass': (outcome, _action, _seat, wording) => ({
    label: wording.words.kinds['auction-pass'],
    notes: wonNotes(outcome, wording),
  }),
  'take-private': (outcome, { private: id }, seat, wording) => {
    const { choices } = wording.words
    const price = paidFor(outcome, seat)
    return {
      label: choices.takePrivate({ name: PRIVATE[id].called, price: money(price) }),
      notes: [...reducedNotes(outcome, wording), ...endNotes(outcome, wording)],
    }
  },
  'take-presidency': (outcome, action, seat, wording) => ({
    ...launchParts(outcome, action, seat, wording),
    label: wording.words.choices.takePresidency({
      company: action.corporation,
      par: money(action.par),
      price: money(paidFor(outcome, seat)),
    }),
    notes: [...reducedNotes(outcome, wording), ...endNotes(outcome, wording)],
  }),
} satisfies Parts1860

const lotsLeft = (state: State1860): number =>
  privatesToAuction(state).length + presidenciesToAuction(state).length

/** The lots that so much cash pays for. */
function lotsWithin(state: State1860, cash: number, { words }: Wording1860): string {
  const privates = privatesToAuction(state).filter((id) => PRIVATE[id].price <= cash)
  const presidencies = presidenciesToAuction(state).filter((id) => presidencyPrice(PARS[id][0]!) <= cash)
  return words.list([...privates.map((id) => PRIVATE[id].called), ...presidencies])
}

const paidFor = ({ now }: Outcome1860, seat: Seat): number =>
  eventsOf(now, 'paid').find(({ payer }) => payer === seat)?.amount ?? 0

/** 1860-AUC.5, 1860-AUC.6: who wins by it. */
const wonNotes = ({ now }: Outcome1860, wording: Wording1860): string[] =>
  eventsOf(now, 'auction-won').map(({ seat, premium }) => {
    const { firstPasser, wonBy } = wording.words.notes
    const who = playerName(wording, seat)
    return premium > 0 ? wonBy({ who, price: money(premium) }) : firstPasser({ who })
  })

/** 1860-AUC.8. */
const reducedNotes = ({ now }: Outcome1860, { words: { notes } }: Wording1860): string[] =>
  eventsOf(now, 'price-reduced').map(({ price }) => notes.reduced({ price: money(price) }))

/** 1860-AUC.9. */
const endNotes = ({ after }: Outcome1860, { words: { notes } }: Wording1860): string[] =>
  after.auction ? [] : [notes.endsAuction]
