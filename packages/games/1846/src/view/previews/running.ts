import type { Seat } from '@roundhouse/kernel'
import { ownerName, type Preview } from '@roundhouse/view'
import type { ActionOf } from '../../actions.ts'
import { isMinor } from '../../components/companies.ts'
import { controllerOf, type State } from '../../state.ts'
import { declaredRoutes } from '../routes.ts'
import { money, type Wording } from '../wording.ts'
import { dividend } from './dividend.ts'
import { eventsOf, type Outcome } from './outcome.ts'
import { type PreviewOf, previewOf } from './preview.ts'

export const run: PreviewOf<'run'> = (state, action, seat, wording) => {
  const { words } = wording
  const { company } = state.operation!
  return previewOf(state, action, seat, wording, (outcome) => {
    const revenue = eventsOf(outcome.now, 'ran')[0]?.revenue ?? 0
    const next = dividendsAfter(outcome, revenue, seat, wording)
    return {
      label: revenue > 0 ? words.choices.run({ price: money(revenue) }) : words.choices.runNothing,
      notes: revenue > 0 && isMinor(company) ? splitOf(state, outcome, wording) : [],
      routes: declaredRoutes(state, company, action.routes, wording),
      ...(next.length > 0 && { next }),
    }
  })
}

/** 1846-3.56. */
function splitOf(state: State, { now }: Outcome, wording: Wording): string[] {
  const { company } = state.operation!
  const owner = ownerName(wording, controllerOf(state, company)!)
  return eventsOf(now, 'dividend').map(({ distributed }) =>
    wording.words.notes.minorSplit({ half: money(distributed), owner, company }),
  )
}

const DIVIDENDS = ['full', 'half', 'withhold'] as const satisfies ActionOf<'dividend'>['choice'][]

/** 1846-6.40a: where a dividend is decided next, each with what is done by both. */
function dividendsAfter(
  { after }: Outcome,
  revenue: number,
  seat: Seat,
  wording: Wording,
): NonNullable<Preview['next']> {
  if (after.operation?.step !== 'dividend') return []
  return DIVIDENDS.map((choice) => {
    const action = { kind: 'dividend', choice } as const
    const label = wording.words.choices.runAnd[choice]({ price: money(revenue) })
    return { action, preview: { ...dividend(after, action, seat, wording), label } }
  })
}
