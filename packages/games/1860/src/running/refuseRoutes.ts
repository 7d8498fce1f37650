import type { ReadRun } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import type { Route } from '@roundhouse/routes'
import type { CorporationId } from '../components/companies.ts'
import { inReceivership, type State1860 } from '../state.ts'
import { titleOf } from '../title.ts'
import { bestRunOf, mustEarnMost } from './bestRun.ts'
import { haltsCount, leasedNow } from './runningRules.ts'

/** The title with the rule that says how far trains go now: 1860-RUN.9, 1860-INS.5 or 1860-NAT.4. */
export function runRulesNow(state: State1860) {
  const title = titleOf(state)
  const isLease = leasedNow(state, state.operation!.company) !== null
  const { stops } = title.runRules
  const lengthRule =
    isLease && state.options.insolvency === 'perStop'
      ? '1860-INS.5'
      : state.nationalisation
        ? '1860-NAT.4'
        : stops
  return { ...title, runRules: { ...title.runRules, stops: lengthRule } }
}

/** 1860-SOU.2, 1860-NAT.3: halts do not count any more. */
export function refuseHalt(state: State1860, { running, routes }: ReadRun): Refusal | undefined {
  if (haltsCount(state)) return undefined
  for (const { train, paid } of routes) {
    const halt = paid.find((stop) => running.stops[stop]!.kind === 'halt')
    if (halt === undefined) continue
    const { hex } = running.network.stops[halt]!
    const rule = state.southernInForce ? '1860-SOU.2' : '1860-NAT.3'
    return refusal(rule, 'halts', { train: running.trains[train]!.name, hex })
  }
  return undefined
}

/** Why trains may not run routes that are legal by themselves. */
export const refuseFurther = (state: State1860, company: CorporationId, read: ReadRun): Refusal | undefined =>
  refuseIdle(company, read) ?? refusePassedTown(read) ?? refuseLess(state, company, read)

/** 1860-RUN.1: it is asked only if it has a route. */
const refuseIdle = (company: CorporationId, { routes }: ReadRun): Refusal | undefined =>
  routes.length === 0 ? refusal('1860-RUN.1', 'must-run', { company }) : undefined

/** 1860-RUN.8: with the option `towns: maySkip` the chosen halts come first, and then the best small stations that there is room for. */
function refusePassedTown({ running, routes }: ReadRun): Refusal | undefined {
  for (const route of routes) {
    const town = townLeftOut(running, route)
    if (town === undefined) continue
    const { hex } = running.network.stops[town]!
    return refusal('1860-RUN.8', 'towns', { train: running.trains[route.train]!.name, hex })
  }
  return undefined
}

/** A small station that should be visited, in the place of another or besides. */
function townLeftOut(
  { stops, trains }: ReadRun['running'],
  { train, stops: way, paid }: Route,
): number | undefined {
  const isTown = (stop: number): boolean => stops[stop]!.kind === 'town'
  const visited = paid.filter(isTown)
  const passed = way.filter((stop) => isTown(stop) && !paid.includes(stop))
  const length = trains[train]!.pays.reduce((sum, { max }) => sum + max!, 0)
  const worth = (stop: number): number => stops[stop]!.revenue
  const isLacking = (stop: number): boolean =>
    paid.length < length || visited.some((other) => worth(other) < worth(stop))
  return passed.find(isLacking)
}

/** 1860-REC.2, 1860-NAT.4: halts are no revenue. */
function refuseLess(state: State1860, company: CorporationId, { revenue }: ReadRun): Refusal | undefined {
  if (!mustEarnMost(state, company) || state.options.recordedMoves === 'asRecorded') return undefined
  const { revenue: most } = bestRunOf(state, company)
  if (revenue >= most) return undefined
  return refusal(inReceivership(state, company) ? '1860-REC.2' : '1860-NAT.4', 'most', {
    company,
    revenue,
    most,
  })
}
