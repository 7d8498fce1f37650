import { nextSeat, transfer } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { plainStep1860, step1860 } from '../actions.ts'
import { BID_STEP } from '../components/money.ts'
import type { Emit1860, EventOf1860 } from '../events.ts'
import { type State1860, seatsOf } from '../state.ts'
import { cheapestLot } from './lots.ts'

/** 1860-AUC.3: for the right to choose, a premium on top of the price. */
export const bid = step1860('bid', {
  refuseNow: refuseOutsideBidding,
  candidates: (state, seat) => [
    {
      action: { kind: 'bid' },
      blank: { kind: 'integer', field: 'price', min: leastBid(state), max: highestBid(state, seat) },
    },
  ],
  refuse(state, { price }, seat) {
    const least = leastBid(state)
    if (price < least) return refusal('1860-AUC.3', 'least', { least })
    const most = highestBid(state, seat)
    return price > most
      ? refusal('1860-AUC.4', 'most', { most, cash: state.players[seat]!.cash, lot: cheapestLot(state) })
      : undefined
  },
  apply(state, { price: amount }, seat, emit) {
    const auction = state.auction!
    emit({ kind: 'bid', seat, amount })
    Object.assign(auction, { high: { seat, amount }, passed: [] })
    goOnBidding(state, emit)
  },
})

/** 1860-AUC.5: not final, but with the option `auctionReentry: out`. */
export const auctionPass = plainStep1860('auction-pass', {
  refuseNow: refuseOutsideBidding,
  apply(state, _action, seat, emit) {
    const auction = state.auction!
    emit({ kind: 'auction-passed', seat })
    auction.passed.push(seat)
    if (state.options.auctionReentry === 'out') auction.out.push(seat)
    goOnBidding(state, emit)
  },
})

function refuseOutsideBidding({ auction }: State1860): Refusal | undefined {
  if (!auction) return refusal('1860-AUC.1', 'over')
  return auction.winner === null
    ? undefined
    : refusal('1860-AUC.7', 'choose', { player: { seat: auction.winner } })
}

/** 1860-AUC.3. */
const leastBid = ({ auction, options }: State1860): number =>
  auction!.high ? auction!.high.amount + BID_STEP : options.auctionOpening

/** 1860-AUC.4: the winner keeps enough for the cheapest lot. */
const highestBid = (state: State1860, seat: Seat): number => state.players[seat]!.cash - cheapestLot(state)

/** 1860-AUC.5, 1860-AUC.6: the auction is won, or the next player is asked. */
function goOnBidding(state: State1860, emit: Emit1860): void {
  const auction = state.auction!
  const { high, passed, out } = auction
  const others = state.players.length - 1
  if (!high && passed.length > others) win(state, { seat: passed[0]!, premium: 0, unbid: true }, emit)
  else if (high && Math.max(passed.length, out.length) === others)
    win(state, { seat: high.seat, premium: high.amount }, emit)
  else
    auction.seat = nextSeat(
      seatsOf(state).filter((seat) => !out.includes(seat)),
      auction.seat,
    )
}

/** 1860-AUC.7: the premium is paid, and the winner chooses. */
function win(state: State1860, won: Omit<EventOf1860<'auction-won'>, 'kind'>, emit: Emit1860): void {
  const { seat, premium } = won
  Object.assign(state.auction!, { seat, winner: seat })
  emit({ kind: 'auction-won', ...won })
  transfer(state, seat, 'bank', premium, 'premium', emit)
}
