import { type Refusal, refusal } from '@roundhouse/kernel'
import { type RouteProblem, routeProblems } from '@roundhouse/routes'
import type { ReadRun } from './readRun.ts'
import type { FurtherRunRule, RunRule, RunTitle } from './runTitle.ts'

/** Whether trains may run so; of all that is wrong, what the rules speak of first. */
export function refuseRun(title: RunTitle, company: string, read: ReadRun): Refusal | undefined {
  const problems = routeProblems(read.running, read.routes)
  if (problems.length === 0) return undefined
  const order = Object.values(title.runRules).flatMap((rule) =>
    typeof rule === 'string' ? [rule] : Object.values(rule),
  )
  return problems
    .map((problem) => problemRefusal(title, company, read, problem))
    .sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule))[0]
}

/** The rule that a problem offends. */
function problemRefusal(
  { runRules }: RunTitle,
  company: string,
  { running, routes }: ReadRun,
  problem: RouteProblem,
): Refusal {
  const route = 'route' in problem ? routes[problem.route]! : routes[0]!
  const train = running.trains[route.train]!
  const figures = {
    train: train.name,
    ...('stop' in problem && { hex: running.network.stops[problem.stop]!.hex }),
  }
  /** By the rule for it, where the title has one. */
  const by = (reason: RunRule | FurtherRunRule, more: Refusal['figures'] = {}): Refusal =>
    runRules[reason] === undefined
      ? refusal(runRules.line, 'line', figures)
      : refusal(runRules[reason], reason, { ...figures, ...more })
  switch (problem.problem) {
    case 'group-again': {
      const rule = runRules['group-again']?.[problem.group]
      return rule === undefined ? by('line') : refusal(rule, 'group-again', figures)
    }
    case 'closed':
      return by(running.stops[problem.stop]!.kind === 'city' ? 'full' : 'end')
    case 'no-token':
      return by(route.stops.some((stop) => running.stops[stop]!.token) ? 'token-unpaid' : 'token', {
        company,
      })
    case 'may-not-skip':
      return by('skipped')
    case 'over-allowance':
    case 'too-many-visits': {
      const counts = train.pays.reduce((sum, { max }) => sum + (max ?? 0), 0)
      return by('stops', { counts, visits: train.visits ?? counts })
    }
    case 'paid-elsewhere':
    case 'paid-again':
      return by('counted')
    case 'train-again':
    case 'stop-again':
    case 'hex-again':
    case 'track-again':
    case 'second-exception':
    case 'no-end':
    case 'unpaid-end':
    case 'apart':
      return by(problem.problem)
    case 'home-missed':
      return by('home-missed', { company })
    default:
      return by('line')
  }
}
