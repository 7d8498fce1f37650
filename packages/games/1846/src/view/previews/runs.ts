import { dividendGains, runLabel, unpaidNote } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { eventsOf, ownerName, type Preview } from '@roundhouse/view'
import type { ActionOf } from '../../actions.ts'
import { isMinor } from '../../components/companies.ts'
import { SHARES } from '../../components/market.ts'
import { operating } from '../../operating.ts'
import { controllerOf } from '../../state.ts'
import { declaredRoutes } from '../routes.ts'
import { money, type Wording1846 } from '../wording.ts'
import type { Outcome1846 } from './outcome.ts'
import { type Previews1846, previewFrom } from './preview.ts'

export const runPreviews: Previews1846<'run' | 'dividend'> = {
  run: previewFrom((outcome, action, seat, wording) => {
    const { company } = outcome.before.operation!
    const revenue = eventsOf(outcome.now, 'ran')[0]?.revenue ?? 0
    const next = dividendsAfter(outcome, revenue, seat, wording)
    return {
      label: runLabel(revenue, wording),
      notes: revenue > 0 && isMinor(company) ? splitOf(outcome, wording) : [],
      routes: declaredRoutes(outcome.before, company, action.routes, wording),
      ...(next.length > 0 && { next }),
    }
  }),
  dividend: previewFrom((outcome, { choice }, seat, wording) => {
    const { choices, dividends } = wording.words
    const company = operating(outcome.before)
    const { revenue, distributed } = eventsOf(outcome.now, 'dividend')[0]!
    const each = distributed / SHARES
    const perShare = money(each)
    const labels = {
      full: choices.full({ revenue: money(revenue), perShare }),
      half: choices.half({ distributed: money(distributed), kept: money(revenue - distributed), perShare }),
      withhold: choices.withhold({ revenue: money(revenue) }),
    }
    const { market } = outcome.before.corporations[company].shares
    return {
      label: labels[choice],
      short: dividends[choice],
      gains: dividendGains(outcome, { perShare: each, seat, company }, wording),
      notes: choice === 'withhold' ? [] : unpaidNote(market, wording),
    }
  }),
}

/** 1846-3.56. */
function splitOf({ before, now }: Outcome1846, wording: Wording1846): string[] {
  const { company } = before.operation!
  const owner = ownerName(wording, controllerOf(before, company)!)
  return eventsOf(now, 'dividend').map(({ distributed }) =>
    wording.words.notes.minorSplit({ half: money(distributed), owner, company }),
  )
}

const DIVIDENDS = ['full', 'half', 'withhold'] as const satisfies ActionOf<'dividend'>['choice'][]

/** 1846-6.40a: where a dividend is decided next, each with what is done by both. */
function dividendsAfter(
  { after }: Outcome1846,
  revenue: number,
  seat: Seat,
  wording: Wording1846,
): NonNullable<Preview['next']> {
  if (after.operation?.step !== 'dividend') return []
  return DIVIDENDS.map((choice) => {
    const action = { kind: 'dividend', choice } as const
    const label = wording.words.choices.runAnd[choice]({ price: money(revenue) })
    return { action, preview: { ...runPreviews.dividend(after, action, seat, wording), label } }
  })
}
