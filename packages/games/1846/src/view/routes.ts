import type { DeclaredRoute, RunPosition } from '@roundhouse/18xx'
import { declaredScenes, drawingOf, NO_DRAWING, type RouteWords, routeScenes } from '@roundhouse/18xx/view'
import type { Bonus } from '@roundhouse/routes'
import type { Drawing, Fact, RouteScene, Stroke } from '@roundhouse/view'
import { HEX } from '../components/board.ts'
import { type CompanyId, isMinor, MARKER, type MarkerId } from '../components/companies.ts'
import { SHARES } from '../components/market.ts'
import { PORT } from '../components/money.ts'
import { PHASES } from '../components/trains.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { runPositionOf } from '../running/runningRules.ts'
import { type State1846, trainsOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { money, type Wording1846 } from './wording.ts'

/** The run that is drawn on the board: that of the company on turn. */
export function routesNow(state: State1846, { words }: Wording1846): RouteScene[] {
  const { operation, phase } = state
  if (!operation) return []
  // a train bought since may have begun a phase in which the same stops are worth something else
  const before = PHASES[PHASES.indexOf(phase) - 1]
  const positions = [phase, ...(before ? [before] : [])].map((then) =>
    afterRun(state, operation.company, then),
  )
  return routeScenes(TITLE, positions, operation.routes, routeWords(state, operation.company, words))
}

/** A company with all its trains, those that have run too. */
const afterRun = (state: State1846, company: CompanyId, phase: State1846['phase']): RunPosition => ({
  ...runPositionOf({ ...state, phase }, company),
  trains: trainsOf(state, company).map(({ id, side }) => ({ id, name: side })),
})

/** Declared routes with what each earns. */
export const declaredRoutes = (
  state: State1846,
  company: CompanyId,
  declared: readonly DeclaredRoute[],
  { words }: Wording1846,
): RouteScene[] =>
  declaredScenes(TITLE, runPositionOf(state, company), declared, routeWords(state, company, words))

/** A run drawn by hand, after a stroke where there is one. */
export function runDrawing(
  state: State1846,
  filling: unknown,
  stroke: Stroke | undefined,
  { words }: Wording1846,
): Drawing {
  if (!state.operation) return NO_DRAWING
  const { company } = state.operation
  return drawingOf(TITLE, runPositionOf(state, company), bestRunOf(state, company), filling, stroke, {
    ...routeWords(state, company, words),
    shareFacts: (revenue) => shareFacts(company, revenue, words),
  })
}

/** 1846-6.40b, 1846-3.56: what a revenue is for one share, or for the owner of a minor. */
const shareFacts = (company: CompanyId, revenue: number, { facts }: Wording1846['words']): Fact[] =>
  isMinor(company)
    ? [{ label: facts.eachHalf, value: money(revenue / 2) }]
    : [{ label: facts.perShare, value: money(revenue / SHARES) }]

const routeWords = (state: State1846, company: CompanyId, { bonuses }: Wording1846['words']): RouteWords => ({
  money,
  bonus: (bonus, hex) => bonusLabel(state, company, bonus, hex, bonuses),
  // 1846-3.60
  onceBonus: bonuses.mail,
  otherBonus: bonuses.other,
})

function bonusLabel(
  { markers }: State1846,
  company: CompanyId,
  bonus: Bonus,
  hex: string,
  bonuses: Wording1846['words']['bonuses'],
): string {
  if (bonus.with.length > 0) return bonuses.eastWest
  const { placed, port, beneficiary } = markers
  if (port === hex && beneficiary === company && bonus.amount === PORT * HEX.get(hex)!.ports!)
    return bonuses.port
  const marker = (Object.keys(placed) as MarkerId[]).find(
    (id) => placed[id]!.hex === hex && MARKER[id].bonus === bonus.amount,
  )
  return marker ? bonuses.markers[marker] : bonuses.other
}
