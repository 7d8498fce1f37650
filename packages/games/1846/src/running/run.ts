import { type DeclaredRoute, type ReadRun, refuseRun, runOffer, runReader } from '@roundhouse/18xx'
import { isRefusal, type Refusal, refusal } from '@roundhouse/kernel'
import { step1846 } from '../actions.ts'
import { type CompanyId, isMinor } from '../components/companies.ts'
import { giveUpPendingPowers, refuseStep } from '../operationStep.ts'
import { type State1846, trainsOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { nextOperation } from '../turn.ts'
import { bestRunOf } from './bestRun.ts'
import { settleDividend } from './dividend.ts'
import { splitMinor } from './payout.ts'
import { runPositionOf } from './runningRules.ts'

/** 1846-6.30a: each train runs one route at most; an empty run leaves all of them at home. */
export const run = step1846('run', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'build'),
  candidates: (state) => [
    runOffer(state, (then) => bestRunOf(then, then.operation!.company), state.options.bestRun === 'declared'),
  ],
  refuse(state, { routes }) {
    const { company } = state.operation!
    const read = refuseAgain(state, company, routes) ?? runs.read(state, routes)
    if (isRefusal(read)) return read
    return refuseRun(TITLE, company, read) ?? refuseFewer(read) ?? refuseLess(state, company, read.revenue)
  },
  apply(state, action, _seat, emit) {
    const operation = state.operation!
    const { company } = operation
    const { routes, revenue } = runs.readAgain(state, action.routes)
    giveUpPendingPowers(state)
    // 1846-6.30a, 1846-3.58: for this round, those that stayed at home too
    for (const train of trainsOf(state, company)) train.ran = true
    emit({ kind: 'ran', company, routes, revenue })
    if (isMinor(company)) {
      // 1846-3.56
      splitMinor(state, company, revenue, emit)
      emit({ kind: 'turn-ended', company })
      nextOperation(state, emit)
      return
    }
    Object.assign(operation, { routes, revenue })
    // 1846-6.40d: there is nothing to choose
    if (revenue === 0) settleDividend(state, 'withhold', 0, emit)
    else operation.step = 'dividend'
  },
})

const runs = runReader<State1846>(TITLE, (state) => runPositionOf(state, state.operation!.company))

/** 1846-3.58: a train that has run in this round, for a minor before it was bought. */
function refuseAgain(
  state: State1846,
  company: CompanyId,
  routes: readonly DeclaredRoute[],
): Refusal | undefined {
  const again = trainsOf(state, company).find(
    ({ id, ran }) => ran && routes.some(({ train }) => train === id),
  )
  return again && refusal('1846-3.58', 'ran', { train: again.side })
}

/** 1846-6.33: as many stops count as the train can, or all that it visits. */
function refuseFewer({ running, routes }: ReadRun): Refusal | undefined {
  for (const { train, stops, paid } of routes) {
    const { name, pays } = running.trains[train]!
    const counts = Math.min(pays[0]!.max!, stops.length)
    if (paid.length < counts) return refusal('1846-6.33', 'fewer', { train: name, counts })
  }
  return undefined
}

/** 1846-6.35: with `forced` only a run that earns the most. */
function refuseLess(state: State1846, company: CompanyId, revenue: number): Refusal | undefined {
  if (state.options.bestRun === 'declared') return undefined
  const { revenue: best } = bestRunOf(state, company)
  return revenue < best ? refusal('1846-6.35', 'better', { company, revenue, best }) : undefined
}
