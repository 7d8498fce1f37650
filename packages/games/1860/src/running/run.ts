import {
  type DeclaredRoute,
  type RunReader,
  refuseRun,
  runOffer,
  runReader,
  transfer,
} from '@roundhouse/18xx'
import { byId, isRefusal } from '@roundhouse/kernel'
import { step1860 } from '../actions.ts'
import type { Emit1860 } from '../events.ts'
import { fixedLease, takeLease } from '../insolvency/lease.ts'
import { companyOnTurn, refuseStep } from '../operationStep.ts'
import type { State1860 } from '../state.ts'
import { titleOf } from '../title.ts'
import { endStep } from '../turnSteps.ts'
import { bestRunOf } from './bestRun.ts'
import { haltsServed, subsidyFor } from './halts.ts'
import { refuseFurther, refuseHalt, runRulesNow } from './refuseRoutes.ts'
import { leaseShare, runPositionOf } from './runningRules.ts'

/** 1860-RUN.1: each train runs one route at most. */
export const run = step1860('run', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'run'),
  candidates: (state) => [runOffer(state, (then) => bestRunOf(then, companyOnTurn(then)), false)],
  refuse(state, { routes }) {
    const read = readerFor(state).read(state, routes)
    if (isRefusal(read)) return read
    const company = companyOnTurn(state)
    return (
      refuseHalt(state, read) ??
      refuseRun(runRulesNow(state), company, read) ??
      refuseFurther(state, company, read)
    )
  },
  apply(state, action, _seat, emit) {
    const { routes, revenue } = readerFor(state).readAgain(state, action.routes)
    Object.assign(state.operation!, { routes, revenue })
    emit({ kind: 'ran', company: companyOnTurn(state), routes, revenue })
    paySubsidy(state, routes, emit)
    endStep(state, emit)
  },
})

/** A reader for each map. */
const READERS: Readonly<Record<State1860['options']['map'], RunReader<State1860>>> = byId(
  ['standard', 'small'],
  (map) =>
    runReader<State1860>(titleOf({ options: { map } }), (state) =>
      runPositionOf(state, companyOnTurn(state)),
    ),
)

const readerFor = ({ options }: State1860): RunReader<State1860> => READERS[options.map]

/** 1860-RUN.12: whatever is done with the revenue. */
function paySubsidy(state: State1860, routes: readonly DeclaredRoute[], emit: Emit1860): void {
  const corporation = companyOnTurn(state)
  const amount = subsidyFor(state, corporation, routes)
  if (amount === 0) return
  emit({ kind: 'subsidised', corporation, halts: haltsServed(state, routes), amount })
  transfer(state, 'bank', corporation, amount, 'subsidy', emit)
}

/** 1860-RUN.1, 1860-INS.4: says whether there is a route to be run; a lease of fixed revenue has none, and earns at once. */
export function beginRun(state: State1860, emit: Emit1860): boolean {
  const company = companyOnTurn(state)
  takeLease(state, emit)
  const operation = state.operation!
  if (operation.leased === null || state.options.insolvency !== 'fixed')
    return bestRunOf(state, company).routes.length > 0
  operation.revenue = fixedLease(state) * leaseShare(state, company)
  return false
}
