import { SHARES } from '../../components/market.ts'
import { operating } from '../../operating.ts'
import { money } from '../wording.ts'
import { eventsOf, gainOf } from './outcome.ts'
import { type PreviewOf, previewOf } from './preview.ts'

export const dividend: PreviewOf<'dividend'> = (state, action, seat, wording) => {
  const { choices, notes, facts, dividends } = wording.words
  const company = operating(state)
  return previewOf(state, action, seat, wording, (outcome) => {
    const { revenue, distributed } = eventsOf(outcome.now, 'dividend')[0]!
    const perShare = money(distributed / SHARES)
    const { market } = state.corporations[company].shares
    const labels = {
      full: choices.full({ revenue: money(revenue), perShare }),
      half: choices.half({ distributed: money(distributed), kept: money(revenue - distributed), perShare }),
      withhold: choices.withhold({ revenue: money(revenue) }),
    }
    const isPaid = action.choice !== 'withhold'
    return {
      label: labels[action.choice],
      short: dividends[action.choice],
      gains: [
        { label: facts.perShare, value: perShare },
        { label: facts.toYou, value: `+${money(gainOf(outcome, seat))}` },
        { label: facts.treasury, value: `+${money(gainOf(outcome, company))}` },
      ],
      notes: isPaid && market > 0 ? [notes.marketUnpaid({ count: market })] : [],
    }
  })
}
