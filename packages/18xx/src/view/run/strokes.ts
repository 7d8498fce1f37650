import { isRefusal } from '@roundhouse/kernel'
import { bestCounts, type RunningTrain } from '@roundhouse/routes'
import type { Stroke } from '@roundhouse/view'
import type { DeclaredRoute } from '../../runs/declaredRoute.ts'
import { readRun } from '../../runs/readRun.ts'
import { stopName } from '../../runs/routeNames.ts'
import {
  allExtensions,
  type DrawingContext,
  type End,
  extensionsOf,
  stopsDrawn,
  waysBetween,
} from './extendRoute.ts'

/** The routes after a stroke, in the order of the trains. */
export function applyStroke(
  context: DrawingContext,
  routes: readonly DeclaredRoute[],
  stroke: Stroke,
): readonly DeclaredRoute[] {
  const trains = context.position.trains.map(({ id }) => id)
  if (!trains.includes(stroke.train)) return routes
  const others = routes.filter(({ train }) => train !== stroke.train)
  const before = routes.find(({ train }) => train === stroke.train)
  const after = strokeRoute(context, others, before, stroke)
  return [...others, ...(after ? [after] : [])].sort(
    (one, other) => trains.indexOf(one.train) - trains.indexOf(other.train),
  )
}

function strokeRoute(
  context: DrawingContext,
  others: readonly DeclaredRoute[],
  route: DeclaredRoute | undefined,
  stroke: Stroke,
): DeclaredRoute | undefined {
  switch (stroke.stroke) {
    case 'look':
      return route
    case 'clear':
      return undefined
    case 'cut':
      return route && cutRoute(context, route, stroke.end)
    case 'turn':
      return route && turnLink(context, others, route, stroke.link)
    case 'point': {
      const stop = stopName({ hex: stroke.hex, index: stroke.stop })
      if (!route) return { train: stroke.train, links: [], counts: [stop] }
      return stopsDrawn(route).includes(stop) ? toggleStop(route, stop) : drawTo(context, others, route, stop)
    }
  }
}

/** Drawn on to a stop; where only a way that breaks a rule leads there, by that one, so that the rule can be told. */
function drawTo(
  context: DrawingContext,
  others: readonly DeclaredRoute[],
  route: DeclaredRoute,
  stop: string,
): DeclaredRoute {
  const legal = extensionsOf(context, others, route).find((way) => way.stop === stop)
  const any = legal ?? [...allExtensions(context, route)].find((way) => way.stop === stop)
  return any ? countBestStops(context, any.route) : route
}

/** A stop that is visited and counts, or no longer counts. */
function toggleStop(route: DeclaredRoute, stop: string): DeclaredRoute | undefined {
  if (route.links.length === 0) return undefined
  const counts = route.counts.includes(stop)
    ? route.counts.filter((other) => other !== stop)
    : stopsDrawn(route).filter((other) => other === stop || route.counts.includes(other))
  return { ...route, counts }
}

function cutRoute(context: DrawingContext, route: DeclaredRoute, end: End): DeclaredRoute | undefined {
  const { train, links } = route
  if (links.length === 0) return undefined
  const stops = stopsDrawn(route)
  if (links.length === 1) return { train, links: [], counts: [end === 'end' ? stops[0]! : stops[1]!] }
  return countBestStops(context, { ...route, links: end === 'end' ? links.slice(0, -1) : links.slice(1) })
}

function turnLink(
  context: DrawingContext,
  others: readonly DeclaredRoute[],
  route: DeclaredRoute,
  index: number,
): DeclaredRoute {
  const link = route.links[index]
  if (!link) return route
  const ways = waysBetween(context, others, route, index)
  const now = ways.findIndex(({ links }) => links[index]!.join() === link.join())
  return ways[(now + 1) % ways.length] ?? route
}

/** Counting the stops at which the train is best paid, or on a way that earns nothing yet, those that it comes to first. */
function countBestStops({ title, position }: DrawingContext, way: DeclaredRoute): DeclaredRoute {
  const read = readRun(title, position, [{ ...way, counts: [] }])
  if (isRefusal(read)) return way
  const { running, routes } = read
  const { train: number, stops } = routes[0]!
  const train = running.trains[number]!
  const paid = bestCounts(running, train, stops) ?? stops.slice(0, mostCounted(train))
  const names = stopsDrawn(way)
  return { ...way, counts: names.filter((_, index) => paid.includes(stops[index]!)) }
}

const mostCounted = ({ pays }: RunningTrain): number =>
  pays.reduce((sum, { max }) => sum + (max ?? Number.POSITIVE_INFINITY), 0)
