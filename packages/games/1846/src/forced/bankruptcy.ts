import { givePriority, nextSeat, setPresident, transfer } from '@roundhouse/18xx'
import { moveShares, rightfulPresident } from '@roundhouse/finance'
import { copy, type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { plainStep1846 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { CERTIFICATES } from '../components/market.ts'
import { endIfOver } from '../end.ts'
import type { Emit1846 } from '../events.ts'
import { corporationOnTurn, giveUpPendingPowers, refuseCorporationStep } from '../operationStep.ts'
import { closePrivate } from '../privates/closePrivate.ts'
import { sellShares } from '../shares/selling.ts'
import { launched, ownsPrivate, priceOf, privatesOf, type State1846, seatsLeft, sharesOf } from '../state.ts'
import { removePort } from '../trains/phases.ts'
import { cheapestInBank } from '../trains/trainsForSale.ts'
import { corporationsInOrder, nextOperation, reorder } from '../turn.ts'
import { emergencyIssues, issueInEmergency } from './emergency.ts'
import { announceObligation } from './forcedPurchase.ts'
import { blockForTrain, fundsWithSales } from './raiseFunds.ts'
import { mustBuyTrain } from './trainObligation.ts'
import { buyWithoutPresident } from './withoutPresident.ts'

/** 1846-6.68, 1846-7: nothing that treasury and president can do pays for the cheapest train. */
export const bankrupt = plainStep1846('bankrupt', {
  refuseNow: (state, seat) => refuseCorporationStep(state, seat, 'trains') ?? refuseBankruptcy(state, seat),
  apply(state, _action, seat, emit) {
    const corporation = corporationOnTurn(state)
    giveUpPendingPowers(state)
    emit({ kind: 'bankruptcy', seat, corporation })
    // 1846-7.0a, in its order; a corporation whose price falls to 0 is worth nothing in (3) and closes before it
    makeLastIssue(state, emit)
    sellAll(state, seat, emit)
    surrenderShares(state, seat, emit)
    transfer(state, seat, corporation, state.players[seat]!.cash, 'bankruptcy', emit)
    closePrivates(state, seat, emit)
    leaveTable(state, seat, emit)
    // 1846-7.01: without president it buys by itself, even in the last moment of the game (1846-9.2)
    if (state.corporations[corporation].president === null) buyWithoutPresident(state, corporation, emit)
    if (!endIfOver(state, emit)) continueTurn(state, corporation, emit)
  },
})

/** 1846-6.68, 1846-G.6: a minor that could be bought does not count. */
function refuseBankruptcy(state: State1846, seat: Seat): Refusal | undefined {
  if (!mustBuyTrain(state))
    return refusal('1846-6.68', 'no-obligation', { corporation: corporationOnTurn(state) })
  const cheapest = cheapestInBank(state)
  const most = fundsWithIssue(state, seat)
  return most < cheapest ? undefined : refusal('1846-6.68', 'funds', { funds: most, cheapest })
}

/** 1846-6.63: where an issue does not reach the cheapest train, there is only one. It lowers the price of the shares. */
function fundsWithIssue(state: State1846, seat: Seat): number {
  const [issue] = emergencyIssues(state)
  if (!issue) return fundsWithSales(state, seat)
  const issued = copy(state)
  issueInEmergency(issued, issue, () => {})
  return fundsWithSales(issued, seat)
}

/** 1846-7.0a (1). */
function makeLastIssue(state: State1846, emit: Emit1846): void {
  const [issue] = emergencyIssues(state)
  if (issue) issueInEmergency(state, issue, emit)
}

/** 1846-7.0a (2): all he legally can. */
function sellAll(state: State1846, seat: Seat, emit: Emit1846): void {
  for (const corporation of corporationsInOrder(state)) {
    const { most: count } = blockForTrain(state, seat, corporation)
    if (count > 0) sellShares(state, { corporation, count }, seat, emit)
  }
  reorder(state)
}

/** 1846-7.0a (3): the rest goes to the market, whatever it holds, and no price moves. */
function surrenderShares(state: State1846, seat: Seat, emit: Emit1846): void {
  for (const id of launched(state)) {
    const { shares, president } = state.corporations[id]
    const count = sharesOf(state, seat, id)
    if (count === 0) continue
    const price = priceOf(state, id)
    moveShares(shares, seat, 'market', count)
    emit({ kind: 'sold', seat, corporation: id, count, price, into: 'market', surrendered: true })
    transfer(state, 'bank', seat, count * price, 'sale', emit)
    if (president !== seat) continue
    // 1846-7.0b
    const successor = rightfulPresident(shares.players, seat, CERTIFICATES.presidents)
    setPresident(state, id, successor === seat ? null : successor, emit)
  }
}

/** 1846-7.0a (5): also what the Steamboat Company has on the board. */
function closePrivates(state: State1846, seat: Seat, emit: Emit1846): void {
  if (ownsPrivate(state, seat, 'SC')) removePort(state, emit)
  for (const id of privatesOf(state, seat)) closePrivate(state, id, emit)
}

/** 1846-7.0a (6): the priority card does not leave with him. */
function leaveTable(state: State1846, seat: Seat, emit: Emit1846): void {
  state.players[seat]!.bankrupt = true
  if (state.priority === seat) givePriority(state, nextSeat(seatsLeft(state), seat), emit)
}

/** 1846-7.01, 1846-G.2: a new president carries on, bound by nothing that was issued or sold before. */
function continueTurn(state: State1846, corporation: CorporationId, emit: Emit1846): void {
  if (state.corporations[corporation].president !== null) {
    Object.assign(state.operation!, { emergencyIssued: true, trainAbove: null, sold: [] })
    announceObligation(state, emit)
    return
  }
  emit({ kind: 'turn-ended', company: corporation })
  nextOperation(state, emit)
}
