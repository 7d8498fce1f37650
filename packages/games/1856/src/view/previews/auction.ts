import { eventsOf, playerName } from '@roundhouse/view'
import { frontPrice, frontPrivate } from '../../auction/bids.ts'
import { PRIVATE, type PrivateId } from '../../components/companies.ts'
import { money, type Wording1856 } from '../wording.ts'
import type { Outcome1856, Parts1856 } from './outcome.ts'

/** 1856-5.2a to 1856-5.2f: the auction of the privates. */
export const auctionParts = {
  'auction-buy': (outcome, _action, _seat, wording) => {
    const front = frontPrivate(outcome.before)
    return {
      label: wording.words.choices.auctionBuy({
        name: PRIVATE[front].called,
        price: money(frontPrice(outcome.before)),
      }),
      notes: [...awardNotes(outcome, front, wording), ...endNotes(outcome, wording)],
    }
  },
  bid: ({ before }, { private: id, price }, seat, wording) => {
    const { choices, notes, list } = wording.words
    const bids = before.auction!.bids[id]
    const own = bids.find((bid) => bid.seat === seat)
    const others = bids.filter((bid) => bid.seat !== seat).map((bid) => playerName(wording, bid.seat))
    return {
      label: choices.bid({ name: PRIVATE[id].called, price: money(price) }),
      notes: [
        ...(own ? [notes.replacesBid({ price: money(own.amount) })] : []),
        others.length > 0 ? notes.warSoon({ names: list(others) }) : notes.frontSoon,
      ],
    }
  },
  'auction-pass': (outcome, _action, _seat, wording) => {
    const { notes, kinds } = wording.words
    const paid = eventsOf(outcome.now, 'paid').some(({ reason }) => reason === 'private-income')
    return {
      label: kinds['auction-pass'],
      notes: [
        ...eventsOf(outcome.now, 'price-cut').map(({ private: id, price }) =>
          notes.cheaper({ name: PRIVATE[id].called, price: money(price) }),
        ),
        ...(paid ? [notes.paysRevenue] : []),
        ...awardNotes(outcome, undefined, wording),
      ],
    }
  },
  raise: (_outcome, { price }, _seat, { words: { choices } }) => ({
    label: choices.raise({ price: money(price) }),
  }),
  'drop-out': (outcome, _action, _seat, wording) => ({
    label: wording.words.kinds['drop-out'],
    notes: [...awardNotes(outcome, undefined, wording), ...endNotes(outcome, wording)],
  }),
} satisfies Parts1856

/** 1856-5.2e, 1856-5.2i: who gets other privates by it, and who fights for one. */
function awardNotes({ now }: Outcome1856, bought: PrivateId | undefined, wording: Wording1856): string[] {
  const { notes, list } = wording.words
  const awards = eventsOf(now, 'private-owned').filter(({ private: id }) => id !== bought)
  return [
    ...awards.map(({ private: id, owner }) => {
      const payment = now[now.findIndex((one) => one.kind === 'private-owned' && one.private === id) + 1]
      const price = payment?.kind === 'paid' ? payment.amount : 0
      const who = playerName(wording, owner as number)
      return notes.wonBy({ who, name: PRIVATE[id].called, price: money(price) })
    }),
    ...eventsOf(now, 'bidding-war').map(({ private: id, seats }) =>
      notes.warFor({ name: PRIVATE[id].called, names: list(seats.map((one) => playerName(wording, one))) }),
    ),
  ]
}

/** 1856-5.2k. */
const endNotes = ({ after }: Outcome1856, { words: { notes } }: Wording1856): string[] =>
  after.auction ? [] : [notes.endsAuction]
