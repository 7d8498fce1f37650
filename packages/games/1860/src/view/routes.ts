import { drawingOf, NO_DRAWING, routeScenes } from '@roundhouse/18xx/view'
import type { Drawing, Fact, Stroke, TrainRouteScene } from '@roundhouse/view'
import { CERTIFICATES } from '../components/market.ts'
import { PHASES } from '../components/trains.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { subsidyFor } from '../running/halts.ts'
import { leasedNow, runPositionOf } from '../running/runningRules.ts'
import { hasBegun, inReceivership, type State1860, typeOf } from '../state.ts'
import { titleOf } from '../title.ts'
import { credits, money, type Wording1860 } from './wording.ts'

/** The run that is drawn on the board: that of the company on turn. */
export function routesNow(state: State1860, wording: Wording1860): TrainRouteScene[] {
  if (!state.operation) return []
  const { company, routes } = state.operation
  const trains = routes.map(({ train: id }) => ({ id, type: typeOf({ id }) }))
  // a train bought since may have begun a phase in which Ryde Pier is worth something else
  const phases = PHASES.filter((phase) => hasBegun(state, phase)).reverse()
  const positions = phases.map((phase) => runPositionOf({ ...state, phase }, company, trains))
  return routeScenes(titleOf(state), positions, routes, wording)
}

/** A run drawn by hand, after a stroke where there is one. */
export function runDrawing(
  state: State1860,
  filling: unknown,
  stroke: Stroke | undefined,
  wording: Wording1860,
): Drawing {
  if (!state.operation) return NO_DRAWING
  const { company } = state.operation
  const best = bestRunOf(state, company)
  const drawing = drawingOf(titleOf(state), runPositionOf(state, company), best, filling, stroke, wording)
  return { ...drawing, facts: runFacts(state, drawing, wording) }
}

/** What a revenue is for one share or, where it is withheld in any case, for the treasury, and what its halts bring (1860-RUN.12). */
function runFacts(
  state: State1860,
  { revenue, trains }: Pick<Drawing, 'revenue' | 'trains'>,
  wording: Wording1860,
): Fact[] {
  const { facts } = wording.words
  const { company } = state.operation!
  const isKept = leasedNow(state, company) !== null || inReceivership(state, company)
  const routes = trains.flatMap(({ route }) => (route ? [{ counts: paidStops(route) }] : []))
  const subsidy = subsidyFor(state, company, routes)
  return [
    isKept ? { label: facts.treasury, value: `+${credits(revenue)}` } : shareFact(revenue, wording),
    ...(subsidy > 0 ? [{ label: facts.subsidy, value: `+${credits(subsidy)}` }] : []),
  ]
}

const paidStops = ({ stops }: TrainRouteScene): string[] =>
  stops.filter(({ paid }) => paid).map(({ hex, stop }) => `${hex}.${stop}`)

/** 1860-DIV.2: what a revenue is for one share. */
export const shareFact = (revenue: number, { words: { facts } }: Wording1860): Fact => ({
  label: facts.perShare,
  value: money(revenue / CERTIFICATES.shares),
})
