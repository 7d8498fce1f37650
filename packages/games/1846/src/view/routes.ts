import { type Edge, opposite, placeAt } from '@roundhouse/board'
import { isRefusal } from '@roundhouse/kernel'
import type { Bonus, Running } from '@roundhouse/routes'
import type { Fact, RouteScene, TrackEnd, TrackPiece } from '@roundhouse/view'
import type { DeclaredRoute } from '../actions.ts'
import { BOARD, HEX } from '../components/board.ts'
import { type CompanyId, MARKER, type MarkerId } from '../components/companies.ts'
import { PORT } from '../components/money.ts'
import { PHASES } from '../components/trains.ts'
import { readRun } from '../running/declared.ts'
import { type NamedLink, networkAlong, stopName, stopsOf } from '../running/networkAlong.ts'
import { statement } from '../running/runningRules.ts'
import { type RanRoute, type State, trainsOf } from '../state.ts'
import { money, type Wording } from './wording.ts'
import type { Words } from './words.en.ts'

/** The run that is drawn on the board: that of the company on turn. */
export const routesNow = ({ operation, ...rest }: State, wording: Wording): RouteScene[] =>
  operation ? routeScenes({ operation, ...rest }, operation.company, operation.routes, wording) : []

/** Declared routes with what each earns; nothing where one follows no track. */
export function declaredRoutes(
  state: State,
  company: CompanyId,
  declared: readonly DeclaredRoute[],
  wording: Wording,
): RouteScene[] {
  const read = readRun(state, company, declared)
  if (isRefusal(read)) return []
  const ran = declared.map((route, place) => ({ ...route, revenue: read.routes[place]!.revenue }))
  return routeScenes(state, company, ran, wording)
}

function routeScenes(
  state: State,
  company: CompanyId,
  ran: readonly RanRoute[],
  wording: Wording,
): RouteScene[] {
  const run = runAsItWas(state, company, ran)
  return run ? ran.map((route) => routeScene(run, company, route, wording)) : []
}

/** A run on the network of its own links. */
interface Run {
  readonly state: State
  readonly running: Running
  readonly numbers: ReadonlyMap<string, number>
}

/** A train bought since may have begun a phase in which the same stops are worth something else. */
function runAsItWas(state: State, company: CompanyId, ran: readonly RanRoute[]): Run | undefined {
  const network = networkAlong(
    state.board,
    ran.flatMap(({ links }) => links),
  )
  if ('missing' in network) return undefined
  const numbers = new Map(network.stops.map((stop, number) => [stopName(stop), number]))
  const inPhase = (phase: State['phase']): Run => {
    const then = { ...state, phase }
    return { state: then, running: statement(then, company, network), numbers }
  }
  const now = inPhase(state.phase)
  const before = PHASES[PHASES.indexOf(state.phase) - 1]
  return before === undefined || isExplained(now, ran) ? now : inPhase(before)
}

const isExplained = (run: Run, ran: readonly RanRoute[]): boolean =>
  ran.every((route) => [0, mailOf(run, route)].includes(route.revenue - stopsAndBonuses(run, route)))

function routeScene(run: Run, company: CompanyId, route: RanRoute, wording: Wording): RouteScene {
  const { state, running, numbers } = run
  const names = stopsOf(route)
  return {
    train: trainsOf(state, company).find(({ id }) => id === route.train)?.side ?? route.train,
    revenue: route.revenue,
    pieces: route.links.flatMap(piecesOf),
    stops: names.map((name) => {
      const number = numbers.get(name)!
      const { hex, index } = running.network.stops[number]!
      return {
        hex,
        stop: index,
        name: HEX.get(hex)!.name ?? hex,
        value: running.stops[number]!.revenue,
        paid: route.counts.includes(name),
      }
    }),
    bonuses: bonusFacts(run, company, route, wording),
  }
}

/** The pieces of track from one stop to the next. */
function piecesOf(link: NamedLink): TrackPiece[] {
  const hexes = link.map((name) => name.split('.')[0]!)
  const stopEnd = (name: string): TrackEnd => `s${name.split('.')[1]}`
  let from: TrackEnd = stopEnd(link[0]!)
  return hexes.map((hex, place) => {
    const beyond = hexes[place + 1]
    const edge = beyond === undefined ? undefined : (placeAt(BOARD.map, hex).ways.indexOf(beyond) as Edge)
    const piece: TrackPiece = { hex, from, to: edge ?? stopEnd(link.at(-1)!) }
    if (edge !== undefined) from = opposite(edge)
    return piece
  })
}

function bonusFacts(run: Run, company: CompanyId, route: RanRoute, { words }: Wording): Fact[] {
  const fact = (label: string, amount: number): Fact => ({ label, value: `+${money(amount)}` })
  const facts = bonusesOf(run, route).map((bonus) =>
    fact(bonusLabel(run, company, bonus, words), bonus.amount),
  )
  const rest = route.revenue - stopsAndBonuses(run, route)
  if (rest > 0) facts.push(fact(rest === mailOf(run, route) ? words.bonuses.mail : words.bonuses.other, rest))
  return facts
}

function bonusesOf({ running, numbers }: Run, { counts }: RanRoute): Bonus[] {
  const paid = counts.map((name) => numbers.get(name)!)
  return running.bonuses.filter((bonus) =>
    [bonus.at, ...bonus.with].every((list) => list.some((stop) => paid.includes(stop))),
  )
}

function stopsAndBonuses(run: Run, route: RanRoute): number {
  const { running, numbers } = run
  const stops = route.counts.reduce((sum, name) => sum + running.stops[numbers.get(name)!]!.revenue, 0)
  return bonusesOf(run, route).reduce((sum, { amount }) => sum + amount, stops)
}

/** 1846-3.60: what a route that carries the mail earns by it. */
const mailOf = ({ running }: Run, route: RanRoute): number =>
  running.onceBonuses.reduce((sum, { perVisit }) => sum + perVisit, 0) * stopsOf(route).length

function bonusLabel({ state, running }: Run, company: CompanyId, bonus: Bonus, { bonuses }: Words): string {
  if (bonus.with.length > 0) return bonuses.eastWest
  const { hex } = running.network.stops[bonus.at[0]!]!
  const { placed, port, beneficiary } = state.markers
  if (port === hex && beneficiary === company && bonus.amount === PORT * HEX.get(hex)!.ports!)
    return bonuses.port
  const marker = (Object.keys(placed) as MarkerId[]).find(
    (id) => placed[id]!.hex === hex && MARKER[id].bonus === bonus.amount,
  )
  return marker ? bonuses.markers[marker] : bonuses.other
}
