import { drawingOf, NO_DRAWING, routeScenes } from '@roundhouse/18xx/view'
import type { Drawing, Fact, Stroke, TrainRouteScene } from '@roundhouse/view'
import type { CorporationId } from '../components/companies.ts'
import { interestNow } from '../loans/interest.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { runPositionOf } from '../running/runningRules.ts'
import { trainsToRun } from '../running/trainsToRun.ts'
import { certificatesFor, hasBegun, lacksPermanentTrain, type State1856, trainTypes } from '../state.ts'
import { TITLE } from '../title.ts'
import { money, type Wording1856 } from './wording.ts'

/** The run that is drawn on the board: that of the corporation on turn. */
export function routesNow(state: State1856, wording: Wording1856): TrainRouteScene[] {
  if (!state.operation) return []
  const { company, routes } = state.operation
  const trains = routes.map(({ train }) => ({ id: train }))
  // trains bought since may have begun phases in which the same stops are worth something else
  const phases = trainTypes(state)
    .map(({ type }) => type)
    .filter((type) => hasBegun(state, type))
    .reverse()
  const positions = phases.map((phase) => runPositionOf({ ...state, phase }, company, trains))
  return routeScenes(TITLE, positions, routes, wording)
}

/** A run drawn by hand, after a stroke where there is one. */
export function runDrawing(
  state: State1856,
  filling: unknown,
  stroke: Stroke | undefined,
  wording: Wording1856,
): Drawing {
  if (!state.operation) return NO_DRAWING
  const { company } = state.operation
  const trains = trainsToRun(state)
  const best = bestRunOf(state, company, trains)
  const position = runPositionOf(state, company, trains)
  const drawing = drawingOf(TITLE, position, best, filling, stroke, wording)
  return { ...drawing, facts: runFacts(state, drawing.revenue, wording) }
}

/** 1856-2.5b, 1856-3p: what a revenue is for one share, after the interest that is paid out of it; of some it is all retained. */
function runFacts(state: State1856, revenue: number, wording: Wording1856): Fact[] {
  const { facts, interestPaid, list } = wording.words
  const { company } = state.operation!
  if (lacksPermanentTrain(state, company)) return [{ label: facts.treasury, value: `+${money(revenue)}` }]
  const { interest, fromTreasury } = interestNow(state)
  const fromRun = Math.min(interest - fromTreasury, revenue)
  const president = interest - fromTreasury - fromRun
  const parts = { treasury: fromTreasury, run: fromRun, president }
  const paid = (Object.keys(parts) as (keyof typeof parts)[])
    .filter((from) => parts[from] > 0)
    .map((from) => interestPaid[from]({ price: money(parts[from]) }))
  return [
    shareFact(state, company, revenue - fromRun, wording),
    ...(interest > 0 ? [{ label: facts.interestNow, value: list(paid) }] : []),
  ]
}

/** 1856-2.6b: what a revenue is for one share. */
export const shareFact = (
  state: State1856,
  company: CorporationId,
  revenue: number,
  { words: { facts } }: Wording1856,
): Fact => ({ label: facts.perShare, value: money(revenue / certificatesFor(state, company).shares) })
