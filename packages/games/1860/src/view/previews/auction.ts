import { paidFor } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { eventsOf, playerName } from '@roundhouse/view'
import { presidencyPrice } from '../../auction/lots.ts'
import { PRIVATE } from '../../components/companies.ts'
import { PARS, SHARES_TO_FLOAT } from '../../components/market.ts'
import { presidenciesToAuction, privatesToAuction, type State1860, sharesWithPlayers } from '../../state.ts'
import { money, type Wording1860 } from '../wording.ts'
import type { Outcome1860, Parts1860 } from './outcome.ts'
import { fundsNotes } from './shares.ts'

/** 1860-AUC.3 to 1860-AUC.8: the opening auction. */
export const auctionParts = {
  bid: (outcome, { price }, seat, wording) => {
    const { choices, notes, list } = wording.words
    const left = outcome.before.players[seat]!.cash - price
    return {
      label: choices.bid({ price: money(price) }),
      notes: [
        ...wonNotes(outcome, seat, wording),
        notes.lotsLeft({ count: lotsLeft(outcome.before) }),
        notes.affordable({ names: list(lotsWithin(outcome.before, left)) }),
      ],
    }
  },
  'auction-pass': (outcome, _action, seat, wording) => ({
    label: wording.words.kinds['auction-pass'],
    notes: wonNotes(outcome, seat, wording),
  }),
  'take-private': (outcome, { private: id }, _seat, wording) => ({
    label: wording.words.choices.takePrivate({
      name: PRIVATE[id].called,
      price: money(paidFor(outcome, 'private')),
    }),
    notes: [...reducedNotes(outcome, wording), ...endNotes(outcome, wording)],
  }),
  'take-presidency': (outcome, action, seat, wording) => {
    const { corporation: company, par } = action
    const { choices, notes } = wording.words
    const held = sharesWithPlayers(outcome.after, company)
    return {
      label: choices.takePresidency({ company, par: money(par), price: money(paidFor(outcome, 'launch')) }),
      notes: [
        ...reducedNotes(outcome, wording),
        notes.needs({ company, held, needed: SHARES_TO_FLOAT }),
        ...fundsNotes(outcome, action, seat, wording),
        ...endNotes(outcome, wording),
      ],
    }
  },
} satisfies Parts1860

const lotsLeft = (state: State1860): number =>
  privatesToAuction(state).length + presidenciesToAuction(state).length

/** 1860-AUC.8: the lots that so much cash pays for, a presidency at its lowest par price. */
const lotsWithin = (state: State1860, cash: number): string[] => [
  ...privatesToAuction(state)
    .filter((id) => PRIVATE[id].price <= cash)
    .map((id) => PRIVATE[id].called),
  ...presidenciesToAuction(state).filter((id) => presidencyPrice(PARS[id][0]!) <= cash),
]

/** 1860-AUC.5, 1860-AUC.6: who wins the right to choose by it. */
function wonNotes({ now }: Outcome1860, seat: Seat, wording: Wording1860): string[] {
  const { notes } = wording.words
  return eventsOf(now, 'auction-won').map(({ seat: winner, premium, unbid }) => {
    if (winner === seat) return notes.wins
    const who = playerName(wording, winner)
    return unbid ? notes.firstPasser({ who }) : notes.wonBy({ who, price: money(premium) })
  })
}

/** 1860-AUC.8. */
const reducedNotes = ({ now }: Outcome1860, { words: { notes } }: Wording1860): string[] =>
  eventsOf(now, 'price-reduced').map(({ price }) => notes.reduced({ price: money(price) }))

/** 1860-AUC.9. */
const endNotes = ({ after }: Outcome1860, { words: { notes } }: Wording1860): string[] =>
  after.auction ? [] : [notes.endsAuction]
