import { blockOffers } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import type { Emit1856 } from '../events.ts'
import { hasLastAction } from '../loans/loanStep.ts'
import { payDue } from '../loans/presidentPays.ts'
import { repayExcess } from '../loans/repay.ts'
import { corporationOnTurn, refuseOutOfTurn, refuseStep } from '../operationStep.ts'
import { type Sale, sellShares } from '../shares/selling.ts'
import type { State1856 } from '../state.ts'
import { goOn, reorder } from '../turn.ts'
import { endStep } from '../turnSteps.ts'
import { blocksToRaise, needOf, refuseForcedSale } from './raiseFunds.ts'
import { mustBuyTrain, refuseAid } from './trainObligation.ts'

/** 1856-2.7k: the president sells shares for a train when his cash is short. */
export const sellForTrain = step1856('sell-for-train', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'trains') ?? refuseWithoutNeed(state, seat),
  candidates: (state, seat) => blockOffers('sell-for-train', blocksToRaise(state, seat)),
  refuse: refuseForcedSale,
  apply(state, sale, seat, emit) {
    sellToRaise(state, sale, seat, emit)
    goOn(state, emit)
  },
})

/** 1856-2.5c, 1856-2.8b: for interest and for loans that must be repaid; what he gets is paid at once. */
export const sellForDebt = step1856('sell-for-debt', {
  refuseNow: (state, seat) => refuseOutOfTurn(state, seat) ?? refuseWithoutDebt(state),
  candidates: (state, seat) => blockOffers('sell-for-debt', blocksToRaise(state, seat)),
  refuse: refuseForcedSale,
  apply(state, sale, seat, emit) {
    const operation = state.operation!
    sellToRaise(state, sale, seat, emit)
    // 1856-1.2t: the corporation itself may be gone
    if (state.operation !== operation) return goOn(state, emit)
    // 1856-2.8b: a share less may leave more loans to be repaid
    if (operation.step === 'loans') repayExcess(state, emit)
    payDue(state, emit)
    if (operation.due === 0 && !(operation.step === 'loans' && hasLastAction(state))) endStep(state, emit)
  },
})

function sellToRaise(state: State1856, sale: Sale, seat: Seat, emit: Emit1856): void {
  state.operation!.sold.push(sale.corporation)
  sellShares(state, sale, seat, emit)
  // 1856-2c
  reorder(state)
}

/** 1856-2.7i, 1856-2.7k: shares are sold only for a train that must be bought, when all there is does not pay for it. */
function refuseWithoutNeed(state: State1856, seat: Seat): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  if (!mustBuyTrain(state)) return refusal('1856-2.7k', 'no-obligation', { corporation })
  const refused = refuseAid(state)
  if (refused) return refused
  const { funds, amount } = needOf(state, seat)
  return funds < amount ? undefined : refusal('1856-2.7k', 'enough', { funds, amount })
}

const refuseWithoutDebt = (state: State1856): Refusal | undefined =>
  state.operation!.due > 0
    ? undefined
    : refusal('1856-2.5c', 'no-debt', { corporation: corporationOnTurn(state) })
