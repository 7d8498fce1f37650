import { type Refusal, refusal } from '@roundhouse/kernel'
import { baseRevenue, type Route, type Running } from '@roundhouse/routes'
import type { DeclaredRoute } from '../actions.ts'
import type { CompanyId } from '../components/companies.ts'
import { type State, type Train, trainsOf } from '../state.ts'
import { networkAlong, stopsOf } from './networkAlong.ts'
import { statement, trainsToRun } from './runningRules.ts'

/** A declared run in numbers, each route with what it earns if it is legal. */
export interface ReadRun {
  readonly running: Running
  readonly trains: readonly Train[]
  readonly routes: readonly Route[]
  readonly revenue: number
}

/** Reads a run off the board; refused where there is no such train or no such track. */
export function readRun(
  state: State,
  company: CompanyId,
  declared: readonly DeclaredRoute[],
): ReadRun | Refusal {
  const trains = trainsToRun(state, company)
  for (const { train: id, links } of declared) {
    const train = trainsOf(state, company).find((other) => other.id === id)
    if (!train) return refusal('1846-6.30a', 'no-train', { company, train: id })
    // 1846-3.58
    if (train.ran) return refusal('1846-3.58', 'ran', { train: train.side })
    if (links.length === 0) return refusal('1846-6.30a', 'short', { train: train.side })
  }
  const network = networkAlong(
    state.board,
    declared.flatMap(({ links }) => links),
  )
  if ('missing' in network) return refusal('1846-6.30a', 'track', { link: network.missing })
  const running = statement(state, company, network)
  const { numbers } = network
  const ways: Pick<Route, 'train' | 'stops' | 'paid' | 'links'>[] = []
  let link = 0
  for (const { train: id, links, counts } of declared) {
    const train = trains.findIndex((other) => other.id === id)
    const elsewhere = counts.find((stop) => !numbers.has(stop))
    if (elsewhere !== undefined)
      return refusal('1846-6.33', 'not-visited', { train: trains[train]!.side, stop: elsewhere })
    ways.push({
      train,
      stops: stopsOf({ links }).map((stop) => numbers.get(stop)!),
      paid: counts.map((stop) => numbers.get(stop)!),
      links: links.map(() => link++),
    })
  }
  const routes = valued(running, ways)
  return { running, trains, routes, revenue: routes.reduce((sum, { revenue }) => sum + revenue, 0) }
}

/** 1846-6.36, 1846-3.60: what each route earns, the mail being carried by the train with most stops. */
function valued(
  running: Running,
  ways: readonly Pick<Route, 'train' | 'stops' | 'paid' | 'links'>[],
): Route[] {
  const perVisit = running.onceBonuses.reduce((sum, bonus) => sum + bonus.perVisit, 0)
  const most = ways.reduce((most, { stops }) => Math.max(most, stops.length), 0)
  const carrier = ways.findIndex(({ stops }) => stops.length === most)
  return ways.map((way, place) => {
    const { train, stops, paid, links } = way
    const mail = place === carrier ? perVisit * most : 0
    return { train, stops, paid, links, revenue: baseRevenue(running, way) + mail, subsidy: 0 }
  })
}
