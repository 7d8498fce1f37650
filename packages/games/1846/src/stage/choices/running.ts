import { bestRunOf } from '../../bestRun.ts'
import { isMinor } from '../../components/companies.ts'
import { controllerOf } from '../../state.ts'
import { declaredRoutes } from '../routes.ts'
import { money, ownerName } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'
import { told } from './outcome.ts'

export const run: Putting<'run'> = (state, action, seat, telling) => {
  const { words } = telling
  const { company } = state.operation!
  return choiceOf(state, action, seat, telling, ({ now }) => {
    const revenue = told(now, 'ran')[0]?.revenue ?? 0
    const short = bestRunOf(state, company).revenue - revenue
    const split = isMinor(company)
      ? told(now, 'dividend').map(({ distributed }) =>
          words.notes.minorSplit({
            half: money(distributed),
            owner: ownerName(telling, controllerOf(state, company)!),
            company,
          }),
        )
      : []
    return {
      label: revenue > 0 ? words.choices.run({ price: money(revenue) }) : words.choices.runNothing,
      notes: [
        ...(short > 0
          ? [words.notes.belowBest({ short: money(short) })]
          : revenue > 0
            ? [words.notes.best]
            : []),
        ...(revenue > 0 ? split : []),
      ],
      routes: declaredRoutes(state, company, action.routes, telling),
    }
  })
}
