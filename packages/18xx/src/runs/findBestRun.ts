import type { BoardContents, Network } from '@roundhouse/board'
import { type Route, rememberRoutes } from '@roundhouse/routes'
import type { DeclaredRoute, RanRoute } from './declaredRoute.ts'
import { namedLink, stopName } from './routeNames.ts'
import type { RunPosition } from './runPosition.ts'
import type { RunTitle } from './runTitle.ts'
import { trainNetwork } from './trainNetwork.ts'

export interface BestRun {
  readonly routes: readonly RanRoute[]
  readonly revenue: number
}

/** Best runs by board, and for each board by what else decides them. */
const runsByBoard = new WeakMap<BoardContents, Map<string, BestRun>>()

/** A run of the trains than which none earns more, proved; found once for a board, the trains, and what else `decides`. */
export function findBestRun(
  title: Pick<RunTitle, 'board'>,
  position: RunPosition,
  decides: readonly unknown[],
): BestRun {
  const { board, company, trains } = position
  let runs = runsByBoard.get(board)
  if (!runs) {
    runs = new Map()
    runsByBoard.set(board, runs)
  }
  const key = JSON.stringify([company, trains, decides])
  let best = runs.get(key)
  if (!best) {
    best = searchBestRun(title, position)
    runs.set(key, best)
  }
  return best
}

/** A run as it would be declared. */
export const declareRun = ({ routes }: BestRun): DeclaredRoute[] =>
  routes.map(({ revenue: _, ...route }) => route)

/** Kept from one board to the next: track laid elsewhere asks nothing new. */
const bestRoutes = rememberRoutes(500)

function searchBestRun(title: Pick<RunTitle, 'board'>, { board, trains, runningOn }: RunPosition): BestRun {
  const running = runningOn(trainNetwork(title, board))
  const { routes, revenue } = bestRoutes(running)
  return { revenue, routes: routes.map((route) => nameRoute(running.network, trains, route)) }
}

/** A route by the names of train, stops and hexes. */
function nameRoute(network: Network, trains: RunPosition['trains'], route: Route): RanRoute {
  return {
    train: trains[route.train]!.id,
    links: route.links.map((number, index) =>
      namedLink(network, network.links[number]!, route.stops[index]!),
    ),
    counts: route.paid.map((stop) => stopName(network.stops[stop]!)),
    revenue: route.revenue,
  }
}
