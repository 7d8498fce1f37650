import {
  type Action1856,
  type CorporationId,
  certificatesFor,
  LOAN,
  priceOf,
  type State1856,
  sharesOf,
  TRAIN,
  treasuryOf,
  typeOnOffer,
} from '@roundhouse/1856'
import type { Decision } from '@roundhouse/kernel'
import { actionsOf, bestBy, isOpen, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { mayMerge, SOON } from './dues.ts'
import { lasts, roundsServed, typesOwned } from './forecast.ts'
import { borrowable, loansOpen, priceDue } from './nextTrain.ts'
import { buyOwnPrivate } from './privates.ts'
import { priceAfter } from './shares.ts'
import { wantedTrain } from './trains.ts'

/** What a dollar in the treasury is worth: that the president must add otherwise, that a train needs soon, that one wants, and beyond. */
const [FORCED, DUE, WANTED, IDLE] = [1, 0.9, 0.5, 0.1]

/** From this type on offer on, a loan either pays for a train that lasts or opens the way into the CGR. */
const INSURING = 4

/** 1856-2.6a: what is best for the president, who sees in the treasury the next train. */
export const chooseDividend: Decide = (state, { as, seat, offers }) => {
  const id = as as CorporationId
  const { pool } = state.corporations[id].shares
  const { revenue } = state.operation!
  const { shares } = certificatesFor(state, id)
  const own = sharesOf(state, seat, id) / shares
  const price = priceOf(state, id)
  const served = roundsServed(state, id)
  const due = Math.max(0, priceDue(state, id) - borrowable(state, id, served + 1))
  const type = wantedTrain(state, id)
  const wanted = Math.max(due, type === undefined ? 0 : TRAIN[type].price)
  // before the CGR is formed it goes in there with what it owes
  const isUrgent = served < SOON && !(typeOnOffer(state) >= INSURING && mayMerge(state, id))
  const worth = served < 1 ? FORCED : isUrgent ? DUE : own
  const saved = (cash: number): number =>
    worth * Math.min(cash, due) +
    own * (WANTED * Math.max(0, Math.min(cash, wanted) - due) + IDLE * Math.max(0, cash - wanted))
  return bestBy(actionsOf(offers, 'dividend'), ({ choice }) => {
    const paid = choice === 'full' ? revenue : 0
    const moved = priceAfter(state, id, choice === 'full' ? 'right' : 'left')
    const cash = treasuryOf(state, id).cash + revenue - paid + (pool * paid) / shares
    return own * paid + sharesOf(state, seat, id) * (moved - price) + saved(cash)
  })!
}

/** 1856-2.8a, 1856-2.9a, 1856-2.9c: what lies idle goes for privates of the president and for loans; what is needed soon is borrowed. */
export const loanStep: Decide = (state, decision) => {
  const id = decision.as as CorporationId
  return (
    buyOwnPrivate(state, decision) ??
    repayment(state, decision, id) ??
    loanInTime(state, decision, id) ?? { kind: 'end-turn' }
  )
}

/** 1856-2.8a: with what no train needs; but while the CGR may be formed, loans open the way into it for whoever lacks a train that lasts. */
function repayment(
  state: State1856,
  { offers }: Decision<Action1856>,
  id: CorporationId,
): Action1856 | undefined {
  const [repay] = numbersOf(offers, 'repay')
  if (!repay || !(state.bankBroken || typesOwned(state, id).some(lasts))) return undefined
  const type = wantedTrain(state, id)
  const needed = Math.max(priceDue(state, id), type === undefined ? 0 : TRAIN[type].price)
  const count = Math.min(repay.most, Math.floor((treasuryOf(state, id).cash - needed) / LOAN.value))
  return count > 0 ? { kind: 'repay', count } : undefined
}

/** For how many rounds it borrows for a train that is wanted. */
const PATIENCE = 3

/** 1856-2.9c: a loan a round, for a train that is due soon or is wanted, when the money is not there. */
function loanInTime(
  state: State1856,
  { offers }: Decision<Action1856>,
  id: CorporationId,
): Action1856 | undefined {
  if (!isOpen(offers, 'take-loan')) return undefined
  const { cash } = treasuryOf(state, id)
  const roundsTo = (price: number): number => Math.ceil((price - cash) / (LOAN.value - LOAN.interest))
  const due = roundsTo(priceDue(state, id))
  if (due > 0 && typeOnOffer(state) >= INSURING) return { kind: 'take-loan' }
  if (due > 0 && due <= loansOpen(state, id) && roundsServed(state, id) <= due + 1)
    return { kind: 'take-loan' }
  const type = wantedTrain(state, id, 1)
  if (type === undefined) return undefined
  const wanted = roundsTo(TRAIN[type].price)
  return wanted > 0 && wanted <= Math.min(PATIENCE, loansOpen(state, id)) ? { kind: 'take-loan' } : undefined
}
