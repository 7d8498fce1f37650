import { type BestRun, findBestRun, type RunPosition } from '@roundhouse/18xx'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { inReceivership, type State1860 } from '../state.ts'
import { titleOf } from '../title.ts'
import { haltsCount, leasedNow, type RunsNow, runPositionOf } from './runningRules.ts'

/** A run of the company's trains, or of these, than which none brings it more; where it must earn the most, none earns more revenue. */
export function bestRunOf(state: State1860, company: CorporationId, trains?: readonly RunsNow[]): BestRun {
  const isForRevenue = mustEarnMost(state, company)
  const position = runPositionOf(state, company, trains)
  return findBestRun(titleOf(state), isForRevenue ? withoutSubsidies(position) : position, [
    isForRevenue,
    PHASE[state.phase].era,
    haltsCount(state),
    leasedNow(state, company),
    inReceivership(state, company),
    state.nationalisation !== null,
    CORPORATIONS.filter((id) => state.corporations[id].bankrupt),
  ])
}

/** 1860-REC.2, 1860-NAT.4: whether a company may run only for the highest revenue. */
export const mustEarnMost = (state: State1860, company: CorporationId): boolean =>
  state.nationalisation !== null || inReceivership(state, company)

/** 1860-RUN.12: what halts bring is no revenue. */
const withoutSubsidies = (position: RunPosition): RunPosition => ({
  ...position,
  runningOn(network) {
    const running = position.runningOn(network)
    return { ...running, stops: running.stops.map(({ subsidy: _, ...stop }) => stop) }
  },
})
