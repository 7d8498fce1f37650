import { type DeclaredRoute, routeStops, trainTypeOf } from '@roundhouse/18xx'
import { ourTrain, routeLinks, type TrainNames, Unreadable } from '@roundhouse/18xx/recorded'
import { faceAt, type Stop } from '@roundhouse/board'
import { TRAIN, TYPES, type Type } from '../components/trains.ts'
import { haltsCount, trainsToRun } from '../running/runningRules.ts'
import type { State1860 } from '../state.ts'
import { boardOf } from '../title.ts'
import type { FieldsOf } from './fields.ts'

type RecordedRoute = FieldsOf<'run_routes'>['routes'][number]

/** A recorded route as we declare it. Of what counts only the number of halts is recorded. */
export function declaredRoute(state: State1860, names: TrainNames, recorded: RecordedRoute): DeclaredRoute {
  const { company, leased } = state.operation!
  const board = boardOf(state)
  const missing = recorded.connections.flat().find((hex) => !board.map.places.has(hex.split(' ')[0]!))
  // the small map has not all of them
  if (missing !== undefined) throw new Unreadable(`${missing} is not on this map`)
  const links = routeLinks(board, state.board, company, recorded)
  const train = leased ? trainsToRun(state, company)[0]!.id : ourTrain(names, recorded.train)
  const type = leased ?? trainTypeOf<Type>(train)
  if (!TYPES.includes(type)) throw new Unreadable(`no train is called ${type}`)
  return { train, links, counts: countedStops(state, type, routeStops({ links }), recorded.halts ?? 0) }
}

/**
 * The stops of a route that count there: all large stations; the recorded
 * halts, of which one is worth as much as another; then the best small ones as
 * far as they go. A leased train takes small stations before halts (1860-INS.5).
 */
function countedStops(
  state: State1860,
  type: Type,
  stops: readonly string[],
  recordedHalts: number,
): string[] {
  const { large: n, small: m } = TRAIN[type]
  const isLeased = state.operation!.leased !== null && state.options.insolvency !== 'halfRevenue'
  const ofKind = (...kinds: Stop['kind'][]) =>
    stops.filter((name) => kinds.some((kind) => stopNamed(state, name)?.kind === kind))
  const large = ofKind('city', 'offboard')
  const small = ofKind('town').toSorted((one, other) => worth(state, other) - worth(state, one))
  const halts = haltsCount(state) ? ofKind('halt') : []
  const room = (isLeased || state.nationalisation ? n : n + m) - large.length
  const taken = isLeased
    ? [...small, ...halts].slice(0, room)
    : [...halts.slice(0, recordedHalts), ...small].slice(0, room)
  return stops.filter((name) => large.includes(name) || taken.includes(name))
}

/** `D6.2` is stop 2 of D6; a file may name what is not there. */
export function stopNamed(state: State1860, name: string): Stop | undefined {
  const [hex, index] = name.split('.') as [string, string]
  return faceAt(state.board, boardOf(state), hex).stops[Number(index)]
}

function worth(state: State1860, name: string): number {
  const revenue = stopNamed(state, name)?.revenue
  return typeof revenue === 'number' ? revenue : 0
}
