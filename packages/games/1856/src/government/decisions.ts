import { transfer } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { plainStep1856 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { LOAN } from '../components/money.ts'
import type { Emit1856 } from '../events.ts'
import { controllerOf, type State1856 } from '../state.ts'
import { goOn } from '../turn.ts'
import { noteMerger, settleFormation } from './beginFormation.ts'
import { formCgr } from './formCgr.ts'

/** 1856-3c: the president pays what the treasury cannot, all of it and at once. */
export const rescue = plainStep1856('rescue', {
  refuseNow: (state) => refuseWithoutDecision(state) ?? refuseRescue(state),
  apply(state, _action, seat, emit) {
    const corporation = state.formation!.toDecide[0]!
    const charter = state.corporations[corporation]
    const { loans: count } = charter
    const paid = rescueCost(state, corporation)
    transfer(state, corporation, 'bank', charter.treasury.cash, 'repayment', emit)
    transfer(state, seat, 'bank', paid, 'repayment', emit)
    charter.loans = 0
    state.formation!.rescued.push(corporation)
    emit({ kind: 'rescued', corporation, seat })
    emit({ kind: 'loans-repaid', corporation, count, loans: 0 })
    nextDecision(state, emit)
  },
})

/** 1856-3c: nobody has to pay. */
export const merge = plainStep1856('merge', {
  refuseNow: refuseWithoutDecision,
  apply(state, _action, _seat, emit) {
    noteMerger(state, state.formation!.toDecide[0]!, emit)
    nextDecision(state, emit)
  },
})

/** 1856-3c, 1856-3d: after the last decision the CGR is formed of those that merge, if there are any. */
function nextDecision(state: State1856, emit: Emit1856): void {
  const { toDecide, merged } = state.formation!
  toDecide.shift()
  if (toDecide.length > 0) return
  if (merged.length > 0) formCgr(state, emit)
  else settleFormation(state, emit)
  goOn(state, emit)
}

/** 1856-3c: what the president pays to rescue a corporation. */
export const rescueCost = ({ corporations }: State1856, id: CorporationId): number =>
  corporations[id].loans * LOAN.value - corporations[id].treasury.cash

function refuseWithoutDecision({ formation }: State1856): Refusal | undefined {
  return formation?.step === 'decide' ? undefined : refusal('1856-3c', 'no-decision')
}

/** 1856-3c: no shares are sold for it. */
function refuseRescue(state: State1856): Refusal | undefined {
  const corporation = state.formation!.toDecide[0]!
  const cost = rescueCost(state, corporation)
  const { cash } = state.players[controllerOf(state, corporation)!]!
  return cost > cash ? refusal('1856-3c', 'cash', { corporation, cost, cash }) : undefined
}
