import { type DeclaredRoute, hexesOf, routeStops, stopName } from '@roundhouse/18xx'
import { routeLinks, Unreadable } from '@roundhouse/18xx/recorded'
import { bestCounts } from '@roundhouse/routes'
import { BOARD } from '../components/board.ts'
import type { CompanyId } from '../components/companies.ts'
import { RUNNING_TRAINS, runningOn } from '../running/runningRules.ts'
import { type State1846, trainsOf } from '../state.ts'
import type { FieldsOf } from './fields.ts'

type RecordedRoute = FieldsOf<'run_routes'>['routes'][number]

/** A recorded route as we declare it. Of the stops that a train may leave out, the best are meant to count. */
export function declaredRoute(state: State1846, company: CompanyId, recorded: RecordedRoute): DeclaredRoute {
  const links = routeLinks(BOARD, state.board, company, recorded)
  const stops = routeStops({ links })
  const train = trainsOf(state, company).find(({ id }) => id === recorded.train)
  if (!train) throw new Unreadable(`${company} does not own the train ${recorded.train}`)
  const running = runningOn(state, company, [...new Set(links.flatMap(hexesOf))])
  const { network } = running
  const numbers = stops.map((name) => network.stops.findIndex((stop) => stopName(stop) === name))
  const counts = bestCounts(running, RUNNING_TRAINS[train.side], numbers) ?? numbers
  return { train: train.id, links, counts: counts.map((number) => stops[numbers.indexOf(number)]!) }
}
