import { SHARES } from '../../components/market.ts'
import { operating } from '../../rounds/operating.ts'
import { money } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'
import { told } from './outcome.ts'

export const dividend: Putting<'dividend'> = (state, action, seat, telling) => {
  const { choices, notes } = telling.words
  return choiceOf(state, action, seat, telling, ({ now }) => {
    const { revenue, distributed } = told(now, 'dividend')[0]!
    const perShare = money(distributed / SHARES)
    const { market } = state.corporations[operating(state)].shares
    const labels = {
      full: choices.full({ revenue: money(revenue), perShare }),
      half: choices.half({ distributed: money(distributed), kept: money(revenue - distributed), perShare }),
      withhold: choices.withhold({ revenue: money(revenue) }),
    }
    const isPaid = action.choice !== 'withhold'
    return {
      label: labels[action.choice],
      notes: isPaid && market > 0 ? [notes.marketUnpaid({ count: market })] : [],
    }
  })
}
