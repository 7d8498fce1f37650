import { isRefusal } from '@roundhouse/kernel'
import { bestCounts, type RunningTrain } from '@roundhouse/routes'
import type { Stroke } from '@roundhouse/view'
import type { DeclaredRoute } from '../../runs/declaredRoute.ts'
import { readRun } from '../../runs/readRun.ts'
import { stopName } from '../../runs/routeNames.ts'
import { type End, type Ground, onward, stopsDrawn, waysBetween, waysOn } from './ways.ts'

/** The routes after a stroke, in the order of the trains. */
export function drawnOn(
  ground: Ground,
  routes: readonly DeclaredRoute[],
  stroke: Stroke,
): readonly DeclaredRoute[] {
  const trains = ground.position.trains.map(({ id }) => id)
  if (!trains.includes(stroke.train)) return routes
  const others = routes.filter(({ train }) => train !== stroke.train)
  const before = routes.find(({ train }) => train === stroke.train)
  const after = strokeOn(ground, others, before, stroke)
  return [...others, ...(after ? [after] : [])].sort(
    (one, other) => trains.indexOf(one.train) - trains.indexOf(other.train),
  )
}

function strokeOn(
  ground: Ground,
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
      return route && shortened(ground, route, stroke.end)
    case 'turn':
      return route && turned(ground, others, route, stroke.link)
    case 'point': {
      const stop = stopName({ hex: stroke.hex, index: stroke.stop })
      if (!route) return { train: stroke.train, links: [], counts: [stop] }
      return stopsDrawn(route).includes(stop) ? toggled(route, stop) : reaching(ground, others, route, stop)
    }
  }
}

/** Drawn on to a stop; where only a way that breaks a rule leads there, by that one, so that the rule can be told. */
function reaching(
  ground: Ground,
  others: readonly DeclaredRoute[],
  route: DeclaredRoute,
  stop: string,
): DeclaredRoute {
  const legal = onward(ground, others, route).find((way) => way.stop === stop)
  const any = legal ?? [...waysOn(ground, route)].find((way) => way.stop === stop)
  return any ? counted(ground, any.route) : route
}

/** A stop that is visited and counts, or no longer counts. */
function toggled(route: DeclaredRoute, stop: string): DeclaredRoute | undefined {
  if (route.links.length === 0) return undefined
  const counts = route.counts.includes(stop)
    ? route.counts.filter((other) => other !== stop)
    : stopsDrawn(route).filter((other) => other === stop || route.counts.includes(other))
  return { ...route, counts }
}

function shortened(ground: Ground, route: DeclaredRoute, end: End): DeclaredRoute | undefined {
  const { train, links } = route
  if (links.length === 0) return undefined
  const stops = stopsDrawn(route)
  if (links.length === 1) return { train, links: [], counts: [end === 'end' ? stops[0]! : stops[1]!] }
  return counted(ground, { ...route, links: end === 'end' ? links.slice(0, -1) : links.slice(1) })
}

function turned(
  ground: Ground,
  others: readonly DeclaredRoute[],
  route: DeclaredRoute,
  place: number,
): DeclaredRoute {
  const link = route.links[place]
  if (!link) return route
  const ways = waysBetween(ground, others, route, place)
  const now = ways.findIndex(({ links }) => links[place]!.join() === link.join())
  return ways[(now + 1) % ways.length] ?? route
}

/** Counting the stops at which the train is best paid, or on a way that earns nothing yet, those that it comes to first. */
function counted({ title, position }: Ground, way: DeclaredRoute): DeclaredRoute {
  const read = readRun(title, position, [{ ...way, counts: [] }])
  if (isRefusal(read)) return way
  const { running, routes } = read
  const { train: number, stops } = routes[0]!
  const train = running.trains[number]!
  const paid = bestCounts(running, train, stops) ?? stops.slice(0, mostCounted(train))
  const names = stopsDrawn(way)
  return { ...way, counts: names.filter((_, place) => paid.includes(stops[place]!)) }
}

const mostCounted = ({ pays }: RunningTrain): number =>
  pays.reduce((sum, { max }) => sum + (max ?? Number.POSITIVE_INFINITY), 0)
