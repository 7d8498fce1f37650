import type { SingleAction } from '@roundhouse/18xx/recorded'
import { hasOffer, type Seat } from '@roundhouse/kernel'
import { corporationPrices, PRIVATES } from '../components/companies.ts'
import { LOAN } from '../components/money.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import { repay } from '../loans/repay.ts'
import { mayTakeLoan } from '../loans/takeLoan.ts'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { mayBuyPrivates } from '../privates/buyPrivate.ts'
import { canRun } from '../running/run.ts'
import { controllerOf, isOwnedByPlayer, privatesOf, type State1856 } from '../state.ts'
import { mayPlaceOwnToken } from '../track/tokens.ts'
import { mayBuyTrain } from '../trains/trainStep.ts'
import type { Memory1856 } from './memory.ts'

/** Whether 18xx.games waits in our step, too, for what comes next: a pass, or an action that belongs to no step. */
export function isWaiting(state: State1856, { type }: SingleAction, memory: Memory1856): boolean {
  const { step } = state.operation!
  if (step === 'loans') return isWaitingAtEnd(state, memory)
  // nobody is asked there before interest for a loan alone
  if (step === 'run') return canRun(state)
  if (type !== 'pass') return true
  // nor for the token of Waterloo & Saugeen alone
  if (step === 'token') return mayPlaceOwnToken(state)
  if (step === 'trains') return mustBuyTrain(state) || mayBuyTrain(state)
  return true
}

/** Our last step is two there: loans, then buying privates or using their powers (1856-2.9a). */
function isWaitingAtEnd(state: State1856, memory: Memory1856): boolean {
  if (memory.passed === 0) {
    if (mayTakeLoan(state) || hasOffer(state, seatOnTurn(state), repay)) return true
    memory.passed = 1
  }
  return memory.passed === 1 && mayBuyOrUsePrivate(state)
}

const seatOnTurn = (state: State1856): Seat => controllerOf(state, corporationOnTurn(state))!

function mayBuyOrUsePrivate(state: State1856): boolean {
  if (!mayBuyPrivates(state)) return false
  if (privatesOf(state, corporationOnTurn(state)).some((id) => state.privates[id].uses > 0)) return true
  const cash = cashOnTurn(state) + (mayTakeLoan(state) ? LOAN.value - LOAN.interest : 0)
  return PRIVATES.some((id) => isOwnedByPlayer(state, id) && corporationPrices(id).min <= cash)
}
