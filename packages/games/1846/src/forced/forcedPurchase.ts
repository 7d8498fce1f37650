import { blockOffers, fundsBeforeLast } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1846 } from '../actions.ts'
import type { Emit1846 } from '../events.ts'
import {
  cashOnTurn,
  corporationOnTurn,
  giveUpPendingPowers,
  refuseCorporationStep,
} from '../operationStep.ts'
import { sellShares } from '../shares/selling.ts'
import type { State1846 } from '../state.ts'
import { dearestInBank } from '../trains/trainsForSale.ts'
import { reorder } from '../turn.ts'
import { emergencyIssues, issueInEmergency, refuseEmergencyIssue } from './emergency.ts'
import { blockForTrain, blocksForTrain, funds, refuseForcedSale } from './raiseFunds.ts'
import { mustBuyTrain, refuseAid } from './trainObligation.ts'

/** 1846-6.0: the corporation comes to its trains; without one it must buy (1846-6.60). */
export function enterTrainStep(state: State1846, emit: Emit1846): void {
  state.operation!.step = 'trains'
  announceObligation(state, emit)
}

export function announceObligation(state: State1846, emit: Emit1846): void {
  const corporation = corporationOnTurn(state)
  if (mustBuyTrain(state))
    emit({ kind: 'forced-purchase', corporation, seat: state.corporations[corporation].president })
}

/** 1846-6.62: also after an issue or a redemption in this turn (1846-6.10a, 1846-G.5). */
export const emergencyIssue = step1846('emergency-issue', {
  refuseNow(state, seat) {
    const refused = refuseCorporationStep(state, seat, 'trains')
    if (refused) return refused
    const corporation = corporationOnTurn(state)
    const treasury = cashOnTurn(state)
    if (!mustBuyTrain(state)) return refusal('1846-6.62', 'no-obligation', { corporation })
    if (state.operation!.emergencyIssued) return refusal('1846-6.62', 'once', { corporation })
    const dearest = dearestInBank(state)
    return treasury < dearest
      ? undefined
      : refusal('1846-6.62', 'treasury', { corporation, treasury, dearest })
  },
  candidates: (state) =>
    emergencyIssues(state).map(({ count }) => ({ action: { kind: 'emergency-issue', count } })),
  refuse: (state, { count }) => refuseEmergencyIssue(state, count),
  apply(state, { count }, _seat, emit) {
    giveUpPendingPowers(state)
    issueInEmergency(state, emergencyIssues(state).find((issue) => issue.count === count)!, emit)
  },
})

/** 1846-6.66: the president sells shares when his cash is short. */
export const sellForTrain = step1846('sell-for-train', {
  refuseNow: (state, seat) => refuseCorporationStep(state, seat, 'trains') ?? refuseSelling(state, seat),
  candidates: (state, seat) => blockOffers('sell-for-train', blocksForTrain(state, seat)),
  refuse: refuseForcedSale,
  apply(state, sale, seat, emit) {
    const { corporation, count } = sale
    const operation = state.operation!
    giveUpPendingPowers(state)
    operation.trainAbove = fundsBeforeLast(funds(state, seat), blockForTrain(state, seat, corporation), count)
    operation.sold.push(corporation)
    // 1846-6.67, 1846-4.5
    sellShares(state, sale, seat, emit)
    reorder(state)
  },
})

function refuseSelling(state: State1846, seat: Seat): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  if (!mustBuyTrain(state)) return refusal('1846-6.66', 'no-obligation', { corporation })
  const refused = refuseAid(state)
  if (refused) return refused
  const [all, dearest] = [funds(state, seat), dearestInBank(state)]
  return all < dearest ? undefined : refusal('1846-6.66', 'enough', { funds: all, dearest })
}
