import { declaredScenes, dividendParts, ranRevenue, runParts, unpaidNote } from '@roundhouse/18xx/view'
import { eventsOf, ownerName } from '@roundhouse/view'
import { DIVIDENDS } from '../../actions.ts'
import { isMinor } from '../../components/companies.ts'
import { SHARES } from '../../components/market.ts'
import { corporationOnTurn } from '../../operationStep.ts'
import { runPositionOf } from '../../running/runningRules.ts'
import { controllerOf } from '../../state.ts'
import { TITLE } from '../../title.ts'
import { money, type Wording1846 } from '../wording.ts'
import type { Outcome1846, Parts1846 } from './outcome.ts'

/** Runs and dividends. */
export const runningParts = {
  run: (outcome, action, _, wording) => {
    const { company } = outcome.before.operation!
    return {
      ...runParts(outcome, DIVIDENDS, wording.words.choices.runAnd, wording),
      notes: ranRevenue(outcome) > 0 && isMinor(company) ? splitOf(outcome, wording) : [],
      routes: declaredScenes(TITLE, runPositionOf(outcome.before, company), action.routes, wording),
    }
  },
  dividend: (outcome, { choice }, seat, wording) => {
    const { choices, dividends } = wording.words
    const { revenue, distributed } = eventsOf(outcome.now, 'dividend')[0]!
    const { market } = outcome.before.corporations[corporationOnTurn(outcome.before)].shares
    const kept = money(revenue - distributed)
    const figures = { distributed: money(distributed), kept, perShare: money(distributed / SHARES) }
    return {
      ...dividendParts(outcome, SHARES, seat, wording),
      ...(choice === 'half' && { label: choices.half(figures), short: dividends.half }),
      notes: choice === 'withhold' ? [] : unpaidNote(market, wording),
    }
  },
} satisfies Parts1846

/** 1846-3.56. */
function splitOf({ before, now }: Outcome1846, wording: Wording1846): string[] {
  const { company } = before.operation!
  const owner = ownerName(wording, controllerOf(before, company)!)
  return eventsOf(now, 'dividend').map(({ distributed }) =>
    wording.words.notes.minorSplit({ half: money(distributed), owner, company }),
  )
}
