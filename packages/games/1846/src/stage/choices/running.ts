import type { Seat } from '@roundhouse/kernel'
import type { Choice } from '@roundhouse/view'
import type { ActionOf } from '../../actions.ts'
import { isMinor } from '../../components/companies.ts'
import { controllerOf, type State } from '../../state.ts'
import { declaredRoutes } from '../routes.ts'
import { money, ownerName, type Telling } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'
import { dividend } from './dividend.ts'
import { type Outcome, told } from './outcome.ts'

export const run: Putting<'run'> = (state, action, seat, telling) => {
  const { words } = telling
  const { company } = state.operation!
  return choiceOf(state, action, seat, telling, (outcome) => {
    const revenue = told(outcome.now, 'ran')[0]?.revenue ?? 0
    const next = dividendsAfter(outcome, revenue, seat, telling)
    return {
      label: revenue > 0 ? words.choices.run({ price: money(revenue) }) : words.choices.runNothing,
      notes: revenue > 0 && isMinor(company) ? splitOf(state, outcome, telling) : [],
      routes: declaredRoutes(state, company, action.routes, telling),
      ...(next.length > 0 && { next }),
    }
  })
}

/** 1846-3.56. */
function splitOf(state: State, { now }: Outcome, telling: Telling): string[] {
  const { company } = state.operation!
  const owner = ownerName(telling, controllerOf(state, company)!)
  return told(now, 'dividend').map(({ distributed }) =>
    telling.words.notes.minorSplit({ half: money(distributed), owner, company }),
  )
}

const DIVIDENDS = ['full', 'half', 'withhold'] as const satisfies ActionOf<'dividend'>['choice'][]

/** 1846-6.40a: where a dividend is decided next, each with what is done by both. */
function dividendsAfter(
  { after }: Outcome,
  revenue: number,
  seat: Seat,
  telling: Telling,
): NonNullable<Choice['next']> {
  if (after.operation?.step !== 'dividend') return []
  return DIVIDENDS.map((choice) => {
    const action = { kind: 'dividend', choice } as const
    const label = telling.words.choices.runAnd[choice]({ price: money(revenue) })
    return { action, choice: { ...dividend(after, action, seat, telling), label } }
  })
}
