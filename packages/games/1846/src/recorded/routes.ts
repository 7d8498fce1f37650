import { type DeclaredRoute, networkAlong, routeStops } from '@roundhouse/18xx'
import { routeLinks, Unreadable } from '@roundhouse/18xx/recorded'
import { bestCounts } from '@roundhouse/routes'
import { BOARD } from '../components/board.ts'
import type { CompanyId } from '../components/companies.ts'
import { SIDE } from '../components/trains.ts'
import { RUNNING_TRAINS, runPositionOf } from '../running/runningRules.ts'
import { type State1846, type Train, trainsOf } from '../state.ts'
import type { FieldsOf } from './fields.ts'

type RecordedRoute = FieldsOf<'run_routes'>['routes'][number]

/** A recorded route as we declare it. */
export function declaredRoute(state: State1846, company: CompanyId, recorded: RecordedRoute): DeclaredRoute {
  const links = routeLinks(BOARD, state.board, company, recorded)
  const train = trainsOf(state, company).find(({ id }) => id === recorded.train)
  if (!train) throw new Unreadable(`${company} does not own the train ${recorded.train}`)
  return { train: train.id, links, counts: countedStops(state, company, train, links) }
}

/** Of the stops that a train may leave out, the best are meant to count. */
function countedStops(
  state: State1846,
  company: CompanyId,
  { side }: Train,
  links: DeclaredRoute['links'],
): string[] {
  const stops = routeStops({ links })
  const train = RUNNING_TRAINS[side]
  // 1846-6.33: all of them count, as far as the train can
  if (stops.length <= SIDE[side].counts || train.skips.length === 0) return stops
  const network = networkAlong(BOARD, state.board, links)
  // there is no such track, and the run will be refused
  if ('missing' in network) return stops
  const numbers = stops.map((name) => network.numbers.get(name)!)
  const counts = bestCounts(runPositionOf(state, company).runningOn(network), train, numbers) ?? numbers
  return counts.map((number) => stops[numbers.indexOf(number)]!)
}
