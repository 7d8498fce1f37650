import { type Refusal, refusal } from '@roundhouse/kernel'
import type { RouteProblem } from '@roundhouse/routes'
import type { CompanyId } from '../components/companies.ts'
import { SIDE } from '../components/trains.ts'
import type { ReadRun } from './declared.ts'

/** The rule that a run offends. */
export function runRefusal(
  company: CompanyId,
  { running, trains, routes }: ReadRun,
  problem: RouteProblem,
): Refusal {
  const route = 'route' in problem ? routes[problem.route]! : routes[0]!
  const { side } = trains[route.train]!
  const { counts, visits } = SIDE[side]
  const figures = {
    train: side,
    ...('stop' in problem && { hex: running.network.stops[problem.stop]!.hex }),
  }
  switch (problem.problem) {
    case 'train-again':
      return refusal('1846-6.30a', 'train-again', figures)
    case 'stop-again':
      return refusal('1846-6.30b', 'stop-again', figures)
    case 'group-again':
      return problem.group === 'Chicago'
        ? refusal('1846-6.31', 'chicago', figures)
        : refusal('1846-6.32', 'east', figures)
    case 'closed':
      return refusal('1846-6.30b', running.stops[problem.stop]!.kind === 'city' ? 'full' : 'end', figures)
    case 'track-again':
      return refusal('1846-6.34d', 'track', figures)
    case 'no-token':
      return route.stops.some((stop) => running.stops[stop]!.token)
        ? refusal('1846-6.33', 'token', { ...figures, company })
        : refusal('1846-6.30a', 'token', { ...figures, company })
    case 'may-not-skip':
      return refusal('1846-6.33', 'skipped', figures)
    case 'over-allowance':
    case 'too-many-visits':
      return refusal('1846-6.33', 'stops', { ...figures, counts, visits })
    case 'paid-elsewhere':
    case 'paid-again':
      return refusal('1846-6.33', 'counted', figures)
    default:
      return refusal('1846-6.30a', 'line', figures)
  }
}
