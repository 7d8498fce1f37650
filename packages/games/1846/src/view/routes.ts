import { drawingOf, NO_DRAWING, routeScenes } from '@roundhouse/18xx/view'
import type { Drawing, Fact, Stroke, TrainRouteScene } from '@roundhouse/view'
import { type CompanyId, isMinor } from '../components/companies.ts'
import { SHARES } from '../components/market.ts'
import { PHASES } from '../components/trains.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { runPositionOf } from '../running/runningRules.ts'
import { type State1846, trainsOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { money, type Wording1846 } from './wording.ts'

/** The run that is drawn on the board: that of the company on turn. */
export function routesNow(state: State1846, wording: Wording1846): TrainRouteScene[] {
  if (!state.operation) return []
  const { company, routes } = state.operation
  const trains = trainsOf(state, company).map(({ id, side }) => ({ id, name: side }))
  // a train bought since may have begun a phase in which the same stops are worth something else
  const before = PHASES[PHASES.indexOf(state.phase) - 1] ?? state.phase
  const positions = [state.phase, before].map((phase) => ({
    ...runPositionOf({ ...state, phase }, company),
    trains,
  }))
  return routeScenes(TITLE, positions, routes, wording)
}

/** A run drawn by hand, after a stroke where there is one. */
export function runDrawing(
  state: State1846,
  filling: unknown,
  stroke: Stroke | undefined,
  wording: Wording1846,
): Drawing {
  if (!state.operation) return NO_DRAWING
  const { company } = state.operation
  const best = bestRunOf(state, company)
  const drawing = drawingOf(TITLE, runPositionOf(state, company), best, filling, stroke, wording)
  return { ...drawing, facts: [shareFact(company, drawing.revenue, wording)] }
}

/** 1846-6.40b, 1846-3.56: what a revenue is for one share, or for the owner of a minor. */
export const shareFact = (company: CompanyId, revenue: number, { words: { facts } }: Wording1846): Fact =>
  isMinor(company)
    ? { label: facts.eachHalf, value: money(revenue / 2) }
    : { label: facts.perShare, value: money(revenue / SHARES) }
