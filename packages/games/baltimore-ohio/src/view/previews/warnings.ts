import type { Seat } from '@roundhouse/kernel'
import { eventsOf, playerName } from '@roundhouse/view'
import { COMPANIES, COMPANY_CARDS } from '../../components/companies.ts'
import { endReasons } from '../../end.ts'
import { maintenanceOf, outlook } from '../outlook.ts'
import { type BnoWording, money } from '../wording.ts'
import { companyBuilding } from './changes.ts'
import type { BnoOutcome } from './outcome.ts'

/** Why to think twice before this. */
export const warningsOf = (outcome: BnoOutcome, seat: Seat, wording: BnoWording): string[] => [
  ...technologyWarnings(outcome, wording),
  ...lossWarnings(outcome, wording),
  ...presidencyWarnings(outcome, seat, wording),
  ...endWarnings(outcome, wording),
]

/** BO-6.3: what a new level does to everyone. */
function technologyWarnings({ before, after }: BnoOutcome, { words }: BnoWording): string[] {
  const { warnings, list, fromTo } = words
  const { technology: level } = after
  if (level === before.technology) return []
  const costs = COMPANIES.filter((id) => id !== before.operation?.company).flatMap((what) => {
    const [now, then] = [before, after].map((state) => maintenanceOf(state, state.companies[what]))
    return now === then ? [] : [fromTo({ what, before: money(now!), after: money(then!) })]
  })
  const fresh = COMPANIES.filter((id) => {
    const { from } = COMPANY_CARDS[id]
    return from > before.technology && from <= level
  })
  return [
    warnings.technology({ level, cubes: level, companies: level }),
    ...(costs.length > 0 ? [warnings.maintenance({ costs: list(costs) })] : []),
    ...(fresh.length > 0 ? [warnings.newCompanies({ companies: list(fresh) })] : []),
  ]
}

/** BO-9: a loss, or an income that would come to one. */
function lossWarnings(outcome: BnoOutcome, wording: BnoWording): string[] {
  const { warnings } = wording.words
  const { before, after } = outcome
  const building = companyBuilding(before, after)
  const now = building && outlook(before, before.companies[building]).net
  const then = building && outlook(after, after.companies[building]).net
  return [
    ...eventsOf(outcome.now, 'loss').map(({ company, president }) =>
      warnings.loss({ company, who: playerName(wording, president) }),
    ),
    ...eventsOf(outcome.now, 'receivership').map(({ company }) => warnings.receivership({ company })),
    ...(now && then !== undefined && now > 0 && then <= 0
      ? [warnings.lossAhead({ company: building, net: money(then) })]
      : []),
  ]
}

const presidencyWarnings = (outcome: BnoOutcome, seat: Seat, wording: BnoWording): string[] =>
  eventsOf(outcome.now, 'president')
    .filter(({ before }) => before === seat)
    .map(({ company, after }) =>
      wording.words.warnings.presidency({ who: playerName(wording, after), company }),
    )

/** BO-13.1. */
function endWarnings(outcome: BnoOutcome, { words: { warnings } }: BnoWording): string[] {
  if (eventsOf(outcome.now, 'game-end').length > 0) return [warnings.endsGame]
  const already = endReasons(outcome.before)
  return endReasons(outcome.after)
    .filter((reason) => !already.includes(reason))
    .map((reason) => warnings.endAhead[reason])
}
