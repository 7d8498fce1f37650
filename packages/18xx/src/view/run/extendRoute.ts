import type { Network } from '@roundhouse/board'
import { isRefusal } from '@roundhouse/kernel'
import { type RouteProblem, routeProblems } from '@roundhouse/routes'
import type { DeclaredRoute } from '../../runs/declaredRoute.ts'
import { readRun } from '../../runs/readRun.ts'
import { type NamedLink, namedLink, routeStops } from '../../runs/routeNames.ts'
import type { RunPosition } from '../../runs/runPosition.ts'
import type { RunTitle } from '../../runs/runTitle.ts'
import { trainNetwork } from '../../runs/trainNetwork.ts'

/** Whose trains are drawn, on which board. */
export interface DrawingContext {
  readonly title: RunTitle
  readonly position: RunPosition
}

/** Where a route is made longer or shorter. */
export type End = 'start' | 'end'

/** A route that is drawn on, and the stop that it reaches by it. */
export interface Extension {
  readonly stop: string
  readonly from: End
  readonly route: DeclaredRoute
}

/** A route that has only begun counts its one stop and has no link yet. */
export const stopsDrawn = (route: DeclaredRoute): string[] =>
  route.links.length > 0 ? routeStops(route) : [...route.counts]

const known = new WeakMap<Network, ReadonlyMap<string, readonly NamedLink[]>>()

/** The links that lead away from each stop, the shortest first. */
export function linksFrom({ title, position }: DrawingContext): ReadonlyMap<string, readonly NamedLink[]> {
  const network = trainNetwork(title, position.board)
  let links = known.get(network)
  if (!links) {
    links = linksByStop(network)
    known.set(network, links)
  }
  return links
}

function linksByStop(network: Network): ReadonlyMap<string, readonly NamedLink[]> {
  const links = new Map<string, NamedLink[]>()
  for (const link of network.links)
    for (const start of [link.from, link.to]) {
      const named = namedLink(network, link, start)
      links.set(named[0]!, [...(links.get(named[0]!) ?? []), named])
    }
  for (const list of links.values()) list.sort((one, other) => one.length - other.length)
  return links
}

/** What is wrong with a route whatever is added to it. */
const HOPELESS: readonly RouteProblem['problem'][] = [
  'stop-again',
  'group-again',
  'hex-again',
  'closed',
  'second-exception',
  'track-again',
  'too-many-visits',
]

/** Whether nothing that is added to these routes makes them a run. */
function isHopeless({ title, position }: DrawingContext, routes: readonly DeclaredRoute[]): boolean {
  const begun = routes.filter(({ links }) => links.length > 0)
  const read = readRun(title, position, begun)
  if (isRefusal(read)) return true
  return routeProblems(read.running, read.routes).some(({ problem }) => HOPELESS.includes(problem))
}

/** Every way to draw a route on by one stop, from its last stop first. */
export function* allExtensions(context: DrawingContext, route: DeclaredRoute): Iterable<Extension> {
  const stops = stopsDrawn(route)
  const links = linksFrom(context)
  for (const link of links.get(stops.at(-1)!) ?? [])
    yield { stop: link.at(-1)!, from: 'end', route: { ...route, links: [...route.links, [...link]] } }
  if (stops.length < 2) return
  for (const link of links.get(stops[0]!) ?? [])
    yield {
      stop: link.at(-1)!,
      from: 'start',
      route: { ...route, links: [link.toReversed(), ...route.links] },
    }
}

/** The stops to which a route can be drawn on beside the others, each by its first way. */
export function extensionsOf(
  context: DrawingContext,
  others: readonly DeclaredRoute[],
  route: DeclaredRoute,
): readonly Extension[] {
  const found = new Map<string, Extension>()
  for (const way of allExtensions(context, route))
    if (!found.has(way.stop) && !isHopeless(context, [...others, way.route])) found.set(way.stop, way)
  return [...found.values()]
}

/** The route by each way between a stop and the next, as far as the others leave them free. */
export function waysBetween(
  context: DrawingContext,
  others: readonly DeclaredRoute[],
  route: DeclaredRoute,
  index: number,
): readonly DeclaredRoute[] {
  const link = route.links[index]!
  return (linksFrom(context).get(link[0]!) ?? [])
    .filter((way) => way.at(-1) === link.at(-1))
    .map((way) => ({ ...route, links: route.links.with(index, [...way]) }))
    .filter((way) => way.links[index]!.join() === link.join() || !isHopeless(context, [...others, way]))
}
