import { type DeclaredRoute, routeStops } from '@roundhouse/18xx'
import { declaredScenes, dividendParts, placeName, runParts } from '@roundhouse/18xx/view'
import { faceAt, hasBit } from '@roundhouse/board'
import { eventsOf } from '@roundhouse/view'
import { DIVIDENDS } from '../../actions.ts'
import { CERTIFICATES } from '../../components/market.ts'
import { companyOnTurn } from '../../operationStep.ts'
import { openStops } from '../../running/openStops.ts'
import { runPositionOf } from '../../running/runningRules.ts'
import type { State1860 } from '../../state.ts'
import { boardOf, titleOf } from '../../title.ts'
import { runWording } from '../routes.ts'
import { credits, type Wording1860 } from '../wording.ts'
import type { Outcome1860, Parts1860 } from './outcome.ts'

/** Runs and dividends. */
export const runningParts = {
  run: (outcome, action, _seat, wording) => {
    const { before } = outcome
    const position = runPositionOf(before, companyOnTurn(before))
    const inCurrency = runWording(before, wording)
    const parts = runParts(outcome, DIVIDENDS, wording.words.choices.runAnd, inCurrency)
    return {
      ...parts,
      routes: declaredScenes(titleOf(before), position, action.routes, inCurrency),
      notes: [...subsidyNotes(outcome, wording), ...fullNotes(before, action.routes, wording)],
    }
  },
  dividend: (outcome, _action, seat, wording) => dividendParts(outcome, CERTIFICATES.shares, seat, wording),
} satisfies Parts1860

/** 1860-RUN.10: the full city that a train passes. */
function fullNotes(state: State1860, routes: readonly DeclaredRoute[], wording: Wording1860): string[] {
  const isFull = (name: string): boolean => {
    const [hex, stop] = name.split('.') as [string, string]
    const open = openStops(state, companyOnTurn(state), hex, faceAt(state.board, boardOf(state), hex))
    return !hasBit(open, Number(stop))
  }
  return routes
    .flatMap((route) => routeStops(route).slice(1, -1).filter(isFull))
    .map((name) => wording.words.notes.passesFull({ place: placeName(wording, name.split('.')[0]!) }))
}

/** 1860-RUN.12. */
const subsidyNotes = ({ now }: Outcome1860, { words: { notes } }: Wording1860): string[] =>
  eventsOf(now, 'subsidised').map(({ halts: count, amount }) =>
    notes.halts({ count, price: credits(amount) }),
  )
