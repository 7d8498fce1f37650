import { fork, type Laid, type Network } from '@roundhouse/board'
import { type Route, rememberRoutes } from '@roundhouse/routes'
import type { CompanyId } from '../components/companies.ts'
import { ownsPrivate, type RanRoute, type State, type Train } from '../state.ts'
import { namedLink, stopName } from './networkAlong.ts'
import { runningOf, trainsToRun } from './runningRules.ts'

export interface BestRun {
  readonly routes: readonly RanRoute[]
  readonly revenue: number
}

/** Best runs by board, and for each board by what else decides them. */
const known = new WeakMap<Laid, Map<string, BestRun>>()

/** 1846-6.35: a run of the company's trains than which none earns more, proved. */
export function bestRunOf(state: State, company: CompanyId): BestRun {
  let runs = known.get(state.board)
  if (!runs) {
    runs = new Map()
    known.set(state.board, runs)
  }
  const trains = trainsToRun(state, company)
  const key = JSON.stringify([
    company,
    state.phase,
    trains.map(({ id, side }) => [id, side]),
    state.markers,
    ownsPrivate(state, company, 'MAIL'),
  ])
  let best = runs.get(key)
  if (!best) {
    best = findBest(state, company, trains)
    runs.set(key, best)
  }
  return best
}

/** The best run of the position as it is now, found when it is asked for, whatever has been done by then. */
export function bestRunLater(state: State, company: CompanyId): () => BestRun {
  const then = fork(state)
  return () => bestRunOf(then, company)
}

/** Kept from one board to the next: track laid elsewhere asks nothing new. */
const bestRoutes = rememberRoutes(500)

function findBest(state: State, company: CompanyId, trains: readonly Train[]): BestRun {
  const running = runningOf(state, company)
  const { routes, revenue } = bestRoutes(running)
  return { revenue, routes: routes.map((route) => named(running.network, trains, route)) }
}

/** A route by the names of train, stops and hexes. */
function named(network: Network, trains: readonly Train[], route: Route): RanRoute {
  return {
    train: trains[route.train]!.id,
    links: route.links.map((number, place) =>
      namedLink(network, network.links[number]!, route.stops[place]!),
    ),
    counts: route.paid.map((stop) => stopName(network.stops[stop]!)),
    revenue: route.revenue,
  }
}
