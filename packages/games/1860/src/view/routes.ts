import { drawingOf, NO_DRAWING, routeScenes } from '@roundhouse/18xx/view'
import type { Drawing, Fact, Stroke, TrainRouteScene } from '@roundhouse/view'
import { CERTIFICATES } from '../components/market.ts'
import { PHASES } from '../components/trains.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { subsidyFor } from '../running/halts.ts'
import { leasedNow, runPositionOf } from '../running/runningRules.ts'
import { hasBegun, inReceivership, type State1860, typeOf } from '../state.ts'
import { titleOf } from '../title.ts'
import { COMPANY_CREDITS, credits, money, POUNDS, type Wording1860 } from './wording.ts'

/** The run that is drawn on the board: that of the company on turn. */
export function routesNow(state: State1860, wording: Wording1860): TrainRouteScene[] {
  if (!state.operation) return []
  const { company, routes } = state.operation
  const trains = routes.map(({ train: id }) => ({ id, type: typeOf({ id }) }))
  // a train bought since may have begun a phase in which Ryde Pier is worth something else
  const phases = PHASES.filter((phase) => hasBegun(state, phase)).reverse()
  const positions = phases.map((phase) => runPositionOf({ ...state, phase }, company, trains))
  return routeScenes(titleOf(state), positions, routes, runWording(state, wording))
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
  const position = runPositionOf(state, company)
  const drawing = drawingOf(titleOf(state), position, best, filling, stroke, runWording(state, wording))
  const currency = isKept(state) ? COMPANY_CREDITS : POUNDS
  return { ...drawing, currency, facts: runFacts(state, drawing, wording) }
}

/** What a revenue is for one share or, where it is withheld in any case, for the treasury, and what its halts bring (1860-RUN.12). */
function runFacts(
  state: State1860,
  { revenue, trains }: Pick<Drawing, 'revenue' | 'trains'>,
  wording: Wording1860,
): Fact[] {
  const { facts } = wording.words
  const { company } = state.operation!
  const routes = trains.flatMap(({ route }) => (route ? [{ counts: paidStops(route) }] : []))
  const subsidy = subsidyFor(state, company, routes)
  return [
    isKept(state) ? { label: facts.treasury, value: `+${credits(revenue)}` } : shareFact(revenue, wording),
    ...(subsidy > 0 ? [{ label: facts.subsidy, value: `+${credits(subsidy)}` }] : []),
  ]
}

/** 1860-INS.6, 1860-REC.2: the revenue of the company on turn can only be withheld. */
function isKept(state: State1860): boolean {
  const { company } = state.operation!
  return leasedNow(state, company) !== null || inReceivership(state, company)
}

/** A run is told in pounds, which can be paid out, or in credits where they are kept. */
export const runWording = (state: State1860, wording: Wording1860): Wording1860 =>
  isKept(state) ? { ...wording, names: { ...wording.names, money: credits } } : wording

const paidStops = ({ stops }: TrainRouteScene): string[] =>
  stops.filter(({ paid }) => paid).map(({ hex, stop }) => `${hex}.${stop}`)

/** 1860-DIV.2: what a revenue is for one share. */
export const shareFact = (revenue: number, { words: { facts } }: Wording1860): Fact => ({
  label: facts.perShare,
  value: money(revenue / CERTIFICATES.shares),
})
