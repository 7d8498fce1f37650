import { type DeclaredRoute, stopName } from '@roundhouse/18xx'
import { Unreadable } from '@roundhouse/18xx/recorded'
import { edgeBetween, faceAt, type HexName, stopAt } from '@roundhouse/board'
import { bestCounts } from '@roundhouse/routes'
import { BOARD } from '../components/board.ts'
import type { CompanyId } from '../components/companies.ts'
import { RUNNING, runningOn } from '../running/runningRules.ts'
import { type State, trainsOf } from '../state.ts'
import type { FieldsOf } from './fields.ts'

type RecordedRoute = FieldsOf<'run_routes'>['routes'][number]

/** A recorded route as we declare it. Of the stops that a train may leave out, the best are meant to count. */
export function declaredRoute(state: State, company: CompanyId, recorded: RecordedRoute): DeclaredRoute {
  const stretches = inOrder(recorded.connections)
  const stops = stopsAlong(state, company, stretches, recorded.nodes ?? [])
  const links = stretches.map((hexes, place) => [stops[place]!, ...hexes.slice(1, -1), stops[place + 1]!])
  const train = trainsOf(state, company).find(({ id }) => id === recorded.train)
  if (!train) throw new Unreadable(`${company} does not own the train ${recorded.train}`)
  const running = runningOn(state, company, [...new Set(stretches.flat())])
  const { network } = running
  const numbers = stops.map((name) => network.stops.findIndex((stop) => stopName(stop) === name))
  const counts = bestCounts(running, RUNNING[train.side], numbers) ?? numbers
  return { train: train.id, links, counts: counts.map((number) => stops[numbers.indexOf(number)]!) }
}

/** Stretches follow each other, but each may be written in either direction. */
function inOrder(connections: RecordedRoute['connections']): HexName[][] {
  const ends = (hexes: readonly HexName[]) => [hexes[0]!, hexes.at(-1)!]
  let stretches = connections.map((hexes) => [...hexes])
  const [first, second] = stretches
  if (first && second && !ends(second).includes(first.at(-1)!)) first.reverse()
  // a first stretch whose both ends touch the second is settled by the third
  const joins = (list: HexName[][]) => {
    let at = list[0]?.at(-1)
    for (const hexes of list.slice(1)) {
      if (hexes[0] !== at) hexes.reverse()
      if (hexes[0] !== at) return false
      at = hexes.at(-1)
    }
    return true
  }
  if (!joins(stretches)) {
    stretches = connections.map((hexes) => [...hexes])
    stretches[0]?.reverse()
    joins(stretches)
  }
  return stretches
}

/** The stops between stretches, told by the track that leads to them. */
function stopsAlong(
  state: State,
  company: CompanyId,
  stretches: readonly (readonly HexName[])[],
  nodes: readonly string[],
): string[] {
  const places = [stretches[0]![0]!, ...stretches.map((hexes) => hexes.at(-1)!)]
  return places.map((hex, place) => {
    const beside = [stretches[place - 1]?.at(-2), stretches[place]?.[1]].filter(
      (other) => other !== undefined,
    )
    const face = faceAt(state.board, BOARD, hex)
    const possible = face.stops
      .map((_, stop) => stop)
      .filter((stop) =>
        beside.every((other) => {
          const edge = edgeBetween(BOARD.map.grid, hex, other)
          return face.paths.some((path) => path.includes(edge!) && path.some((end) => stopAt(end) === stop))
        }),
      )
    const named = possible.find((stop) => nodes.includes(`${hex}-${stop}`))
    const own = possible.find((stop) => state.board.tokens[hex]?.[stop]?.includes(company))
    return stopName({ hex, index: named ?? own ?? possible[0] ?? 0 })
  })
}
