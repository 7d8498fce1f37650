import { declaredScenes, dividendParts, runParts } from '@roundhouse/18xx/view'
import { eventsOf, type Fact } from '@roundhouse/view'
import { DIVIDENDS } from '../../actions.ts'
import { LOAN } from '../../components/money.ts'
import { corporationOnTurn } from '../../operationStep.ts'
import { bestRunOf } from '../../running/bestRun.ts'
import { runPositionOf } from '../../running/runningRules.ts'
import { trainsToRun } from '../../running/trainsToRun.ts'
import { certificatesFor, lastType } from '../../state.ts'
import { TITLE } from '../../title.ts'
import { money, type Wording1856 } from '../wording.ts'
import type { Outcome1856, Parts1856 } from './outcome.ts'

/** Runs and dividends; interest is paid in between (1856-2.5a). */
export const runningParts = {
  'borrow-train': ({ before, after }, _action, _seat, { words: { choices, notes, facts, kinds } }) => {
    const { revenue } = bestRunOf(after, corporationOnTurn(after), trainsToRun(after))
    return {
      label: choices.borrow({ name: lastType(before) }),
      short: kinds['borrow-train'],
      gains: [{ label: facts.bestRun, value: money(revenue) }],
      notes: [notes.borrowed],
    }
  },
  run: (outcome, action, _seat, wording) => {
    const { before } = outcome
    const position = runPositionOf(before, corporationOnTurn(before), trainsToRun(before))
    return {
      ...runParts(outcome, DIVIDENDS, runAnd(outcome, wording), wording),
      routes: declaredScenes(TITLE, position, action.routes, wording),
    }
  },
  dividend: (outcome, _action, seat, wording) => {
    const { shares } = certificatesFor(outcome.before, corporationOnTurn(outcome.before))
    const { gains = [], ...parts } = dividendParts(outcome, shares, seat, wording)
    return { ...parts, gains: [...gains, ...repaidGains(outcome, wording)] }
  },
} satisfies Parts1856

/** 1856-2.8b: where nothing is decided before the loans, those above the limit are repaid with the dividend, from the treasury first. */
const repaidGains = ({ now }: Outcome1856, { words: { company } }: Wording1856): Fact[] =>
  eventsOf(now, 'loans-repaid').map(({ count }) => ({
    label: company.repays({ count }),
    value: money(-count * LOAN.value),
  }))

/** 1856-2.5b: of what the run earns, interest may have been paid before the dividend. */
function runAnd(
  { after }: Outcome1856,
  { words: { choices } }: Wording1856,
): Wording1856['words']['choices']['runAnd'] {
  const left = { price: money(after.operation?.revenue ?? 0) }
  return { full: () => choices.runAnd.full(left), withhold: () => choices.runAnd.withhold(left) }
}
