import { declaredScenes, dividendParts, runParts } from '@roundhouse/18xx/view'
import { eventsOf } from '@roundhouse/view'
import { DIVIDENDS } from '../../actions.ts'
import { CERTIFICATES } from '../../components/market.ts'
import { companyOnTurn } from '../../operationStep.ts'
import { runPositionOf } from '../../running/runningRules.ts'
import { titleOf } from '../../title.ts'
import { credits, type Wording1860 } from '../wording.ts'
import type { Outcome1860, Parts1860 } from './outcome.ts'

/** Runs and dividends. */
export const runningParts = {
  run: (outcome, action, _seat, wording) => {
    const { before } = outcome
    const position = runPositionOf(before, companyOnTurn(before))
    const parts = runParts(outcome, DIVIDENDS, wording.words.choices.runAnd, wording)
    return {
      ...parts,
      routes: declaredScenes(titleOf(before), position, action.routes, wording),
      notes: [...subsidyNotes(outcome, wording), ...(parts.notes ?? [])],
    }
  },
  dividend: (outcome, _action, seat, wording) => dividendParts(outcome, CERTIFICATES.shares, seat, wording),
} satisfies Parts1860

/** 1860-RUN.12. */
const subsidyNotes = ({ now }: Outcome1860, { words: { notes } }: Wording1860): string[] =>
  eventsOf(now, 'subsidised').map(({ halts: count, amount }) =>
    notes.halts({ count, price: credits(amount) }),
  )
