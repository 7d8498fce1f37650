import { buyPresidency, nextSeat, refuseCost, refusePar, setPresident, transfer } from '@roundhouse/18xx'
import { moveShares } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { type Actions1860, step1860 } from '../actions.ts'
import { PRIVATE } from '../components/companies.ts'
import { CERTIFICATES, PARS } from '../components/market.ts'
import type { Emit1860 } from '../events.ts'
import { presidenciesToAuction, privatesToAuction, type State1860, seatsOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { endAuction } from '../turn.ts'
import { canPayNone, cheapestLot, presidencyPrice } from './lots.ts'
import { newAuction } from './newAuction.ts'
import { holderAfterAuction } from './priority.ts'

/** 1860-AUC.7: for its printed price. */
export const takePrivate = step1860('take-private', {
  refuseNow: refuseOutsideChoice,
  *candidates(state) {
    for (const id of privatesToAuction(state)) yield { action: { kind: 'take-private', private: id } }
  },
  refuse: (state, { private: id }, seat) =>
    privatesToAuction(state).includes(id)
      ? refusePrice(state, seat, PRIVATE[id].price)
      : refusal('1860-AUC.7', 'private', { private: id }),
  apply(state, { private: id }, seat, emit) {
    const { price } = PRIVATE[id]
    const paid = priceFor(state, seat, price)
    state.privates[id].owner = seat
    emit({ kind: 'private-owned', private: id, owner: seat })
    if (paid < price) emit({ kind: 'price-reduced', seat, lot: id, price: paid })
    transfer(state, seat, 'bank', paid, 'private', emit)
    nextAuction(state, seat, emit)
  },
})

/** 1860-AUC.7: it has a president and a par price, and has not floated. */
export const takePresidency = step1860('take-presidency', {
  refuseNow: refuseOutsideChoice,
  *candidates(state) {
    for (const corporation of presidenciesToAuction(state))
      for (const par of PARS[corporation]) yield { action: { kind: 'take-presidency', corporation, par } }
  },
  refuse(state, { corporation, par }, seat) {
    if (!presidenciesToAuction(state).includes(corporation))
      return refusal('1860-AUC.7', 'presidency', { corporation })
    return refusePar(TITLE, par, PARS[corporation]) ?? refusePrice(state, seat, presidencyPrice(par))
  },
  apply(state, action, seat, emit) {
    const { corporation, par } = action
    if (canPayNone(state, seat)) takeForAll(state, action, seat, emit)
    else buyPresidency(TITLE, state, { seat, corporation, from: 'ipo', price: par, payee: 'bank' }, emit)
    state.corporations[corporation].par = par
    nextAuction(state, seat, emit)
  },
})

function refuseOutsideChoice({ auction }: State1860): Refusal | undefined {
  if (!auction) return refusal('1860-AUC.1', 'over')
  return auction.winner === null ? refusal('1860-AUC.7', 'bidding') : undefined
}

/** 1860-AUC.8. */
function refusePrice(state: State1860, seat: Seat, price: number): Refusal | undefined {
  const cheapest = cheapestLot(state)
  if (!canPayNone(state, seat)) return refuseCost('1860-AUC.8', price, state.players[seat]!)
  return price > cheapest ? refusal('1860-AUC.8', 'cheapest', { cheapest }) : undefined
}

/** 1860-AUC.8: all that he has, if that is less. */
const priceFor = ({ players }: State1860, seat: Seat, price: number): number =>
  Math.min(price, players[seat]!.cash)

/** 1860-AUC.8: the presidency, for less than it costs. */
function takeForAll(
  state: State1860,
  { corporation, par }: Actions1860['take-presidency'],
  seat: Seat,
  emit: Emit1860,
): void {
  const price = priceFor(state, seat, presidencyPrice(par))
  const { presidents: count } = CERTIFICATES
  moveShares(state.corporations[corporation].shares, 'ipo', seat, count)
  emit({ kind: 'launched', seat, corporation, from: 'ipo', count, par })
  emit({ kind: 'price-reduced', seat, lot: corporation, price })
  transfer(state, seat, 'bank', price, 'launch', emit)
  setPresident(state, corporation, seat, emit)
}

/** 1860-AUC.2, 1860-AUC.9: from the player to the left of the winner, until the last lot is sold. */
function nextAuction(state: State1860, winner: Seat, emit: Emit1860): void {
  const isOver = privatesToAuction(state).length + presidenciesToAuction(state).length === 0
  if (isOver) endAuction(state, holderAfterAuction(state, winner), emit)
  else state.auction = newAuction(nextSeat(seatsOf(state), winner))
}
