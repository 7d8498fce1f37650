import { hasRoute, refuseRun, runOffer, runReader } from '@roundhouse/18xx'
import { isRefusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { loanWouldPayInterest } from '../loans/interest.ts'
import { corporationOnTurn, refuseStep } from '../operationStep.ts'
import type { State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { mayBorrow } from '../trains/borrowing.ts'
import { endStep } from '../turnSteps.ts'
import { bestRunOf } from './bestRun.ts'
import { runPositionOf } from './runningRules.ts'
import { trainsToRun } from './trainsToRun.ts'

/** 1856-2.4a: each train runs one route at most; it need not run, nor for the most (1856-2.4i). */
export const run = step1856('run', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'run'),
  candidates: (state) => [
    hasRouteNow(state)
      ? runOffer(state, (then) => bestRunOf(then, corporationOnTurn(then), trainsToRun(then)), true)
      : { action: { kind: 'run', routes: [] } },
  ],
  refuse(state, { routes }) {
    const read = runs.read(state, routes)
    return isRefusal(read) ? read : refuseRun(TITLE, corporationOnTurn(state), read)
  },
  apply(state, action, _seat, emit) {
    const { routes, revenue } = runs.readAgain(state, action.routes)
    Object.assign(state.operation!, { routes, revenue })
    emit({ kind: 'ran', company: corporationOnTurn(state), routes, revenue })
    endStep(state, emit)
  },
})

const positionOnTurn = (state: State1856) =>
  runPositionOf(state, corporationOnTurn(state), trainsToRun(state))

const runs = runReader<State1856>(TITLE, positionOnTurn)

/** 1856-2.4a: says whether anything can be decided before interest is paid, be it only a loan (1856-2.9c). */
export function beginRun(state: State1856): boolean {
  return canRun(state) || loanWouldPayInterest(state)
}

/** 1856-2.4a, 1856-3p: whether there is a route for a train, or a train to borrow. */
export function canRun(state: State1856): boolean {
  return mayBorrow(state) || hasRouteNow(state)
}

/** 1856-2.4a: of the trains that it has. */
export function hasRouteNow(state: State1856): boolean {
  return hasRoute(TITLE, positionOnTurn(state))
}
