import { type BoardMap, type Edge, opposite, placeAt } from '@roundhouse/board'
import { isRefusal } from '@roundhouse/kernel'
import type { Bonus, RunStatement } from '@roundhouse/routes'
import type { Fact, TrackEnd, TrackPiece, TrainRouteScene } from '@roundhouse/view'
import type { DeclaredRoute, RanRoute } from '../../runs/declaredRoute.ts'
import { networkAlong } from '../../runs/networkAlong.ts'
import { readRun } from '../../runs/readRun.ts'
import { hexesOf, type NamedLink, routeStops } from '../../runs/routeNames.ts'
import type { RunPosition } from '../../runs/runPosition.ts'
import type { RunTitle } from '../../runs/runTitle.ts'
import type { Wording18xx } from '../wording.ts'

/** Declared routes with what each earns; nothing where one follows no track. */
export function declaredScenes(
  title: RunTitle,
  position: RunPosition,
  declared: readonly DeclaredRoute[],
  wording: Wording18xx,
): TrainRouteScene[] {
  const read = readRun(title, position, declared)
  if (isRefusal(read)) return []
  const ran = declared.map((route, index) => ({ ...route, revenue: read.routes[index]!.revenue }))
  return routeScenes(title, [position], ran, wording)
}

/** A run as it was made in the first of these positions that explains what it earned, or else in the last. */
export function routeScenes(
  title: Pick<RunTitle, 'board'>,
  positions: readonly RunPosition[],
  ran: readonly RanRoute[],
  wording: Wording18xx,
): TrainRouteScene[] {
  let run: Run | undefined
  for (const position of positions) {
    run = runIn(title, position, ran)
    if (run && isExplained(run, ran)) break
  }
  return run ? ran.map((route) => routeScene(title.board.map, run, route, wording)) : []
}

/** A run on the network of its own links. */
interface Run {
  readonly trains: RunPosition['trains']
  readonly running: RunStatement
  readonly numbers: ReadonlyMap<string, number>
}

function runIn(
  title: Pick<RunTitle, 'board'>,
  { board, trains, runningOn }: RunPosition,
  ran: readonly RanRoute[],
): Run | undefined {
  const network = networkAlong(
    title.board,
    board,
    ran.flatMap(({ links }) => links),
  )
  if ('missing' in network) return undefined
  return { trains, running: runningOn(network), numbers: network.numbers }
}

const isExplained = (run: Run, ran: readonly RanRoute[]): boolean =>
  ran.every((route) => [0, onceBonusOf(run, route)].includes(route.revenue - stopsAndBonuses(run, route)))

function routeScene(map: BoardMap, run: Run, route: RanRoute, wording: Wording18xx): TrainRouteScene {
  const { running, numbers } = run
  return {
    label: trainName(run, route),
    revenue: route.revenue,
    pieces: route.links.flatMap((link) => piecesOf(map, link)),
    stops: routeStops(route).map((name) => {
      const number = numbers.get(name)!
      const { hex, index } = running.network.stops[number]!
      return {
        hex,
        stop: index,
        name: placeAt(map, hex).printed.name ?? hex,
        value: running.stops[number]!.revenue,
        paid: route.counts.includes(name),
      }
    }),
    bonuses: bonusFacts(run, route, wording),
  }
}

const trainName = ({ trains }: Run, route: RanRoute): string =>
  trains.find(({ id }) => id === route.train)?.name ?? route.train

/** The pieces of track from one stop to the next. */
function piecesOf(map: BoardMap, link: NamedLink): TrackPiece[] {
  const hexes = hexesOf(link)
  const stopEnd = (name: string): TrackEnd => `s${name.split('.')[1]}`
  let from: TrackEnd = stopEnd(link[0]!)
  return hexes.map((hex, index) => {
    const beyond = hexes[index + 1]
    const edge = beyond === undefined ? undefined : (placeAt(map, hex).ways.indexOf(beyond) as Edge)
    const piece: TrackPiece = { hex, from, to: edge ?? stopEnd(link.at(-1)!) }
    if (edge !== undefined) from = opposite(edge)
    return piece
  })
}

/** The bonuses by their names, and last what only one train gets. */
function bonusFacts(run: Run, route: RanRoute, { words, names }: Wording18xx): Fact[] {
  const rest = route.revenue - stopsAndBonuses(run, route)
  const once = rest === onceBonusOf(run, route) ? run.running.onceBonuses[0] : undefined
  const bonuses = [...bonusesOf(run, route), ...(rest > 0 ? [{ name: once?.name, amount: rest }] : [])]
  return bonuses.map(({ name = 'other', amount }) => ({
    label: words.bonuses[name]!,
    value: `+${names.money(amount)}`,
  }))
}

function bonusesOf(run: Run, route: RanRoute): Bonus[] {
  const { running, numbers } = run
  const paid = route.counts.map((name) => numbers.get(name)!)
  return running.bonuses.filter(
    ({ at, with: others, trains }) =>
      (trains === null || trains.includes(trainName(run, route))) &&
      [at, ...others].every((list) => list.some((stop) => paid.includes(stop))),
  )
}

function stopsAndBonuses(run: Run, route: RanRoute): number {
  const { running, numbers } = run
  const stops = route.counts.reduce((sum, name) => sum + running.stops[numbers.get(name)!]!.revenue, 0)
  return bonusesOf(run, route).reduce((sum, { amount }) => sum + amount, stops)
}

const onceBonusOf = ({ running }: Run, route: RanRoute): number =>
  running.onceBonuses.reduce((sum, { perVisit }) => sum + perVisit, 0) * routeStops(route).length
