import type { Network } from '@roundhouse/board'
import type { Bonus, RunStatement } from './runStatement.ts'

/** The part of a running that the company's trains can reach, and what its stops and links are called in the whole. */
export interface ReachablePart {
  readonly running: RunStatement
  readonly stops: readonly number[]
  readonly links: readonly number[]
}

/** Leaves out what no train comes to, so that track laid elsewhere changes nothing of the question. */
export function reachablePart(running: RunStatement): ReachablePart {
  const { network } = running
  const { stops, links } = reachedFromTokens(running)
  const numbers = new Map(stops.map((stop, number) => [stop, number]))
  const units = new Map<number, number>()
  const unitNumber = (unit: number): number => {
    if (!units.has(unit)) units.set(unit, units.size)
    return units.get(unit)!
  }
  const part: Network = {
    stops: stops.map((stop) => network.stops[stop]!),
    links: links.map((link) => {
      const { from, to, hexes, track } = network.links[link]!
      return { from: numbers.get(from)!, to: numbers.get(to)!, hexes, track: track.map(unitNumber) }
    }),
    units: units.size,
  }
  const reached = (list: readonly number[]): number[] => list.flatMap((stop) => numbers.get(stop) ?? [])
  const bonuses = running.bonuses.map(
    (bonus): Bonus => ({ ...bonus, at: reached(bonus.at), with: bonus.with.map(reached) }),
  )
  return {
    stops,
    links,
    running: {
      ...running,
      network: part,
      stops: stops.map((stop) => running.stops[stop]!),
      bonuses: bonuses.filter((bonus) => [bonus.at, ...bonus.with].every((list) => list.length > 0)),
    },
  }
}

/** The stops and links that can be come to from a token, in their order. */
function reachedFromTokens({ network: { stops, links }, stops: runStops }: RunStatement) {
  const linksAt: number[][] = stops.map(() => [])
  for (const [link, { from, to }] of links.entries()) {
    linksAt[from]!.push(link)
    linksAt[to]!.push(link)
  }
  const reachedLinks = new Set<number>()
  const reached = new Set<number>()
  for (const [stop, { token }] of runStops.entries()) if (token) reached.add(stop)
  for (const stop of reached) {
    if (runStops[stop]!.through === 'never' && !runStops[stop]!.token) continue
    for (const link of linksAt[stop]!) {
      reachedLinks.add(link)
      reached.add(links[link]!.from)
      reached.add(links[link]!.to)
    }
  }
  const inOrder = (numbers: ReadonlySet<number>): number[] => [...numbers].sort((a, b) => a - b)
  return { stops: inOrder(reached), links: inOrder(reachedLinks) }
}
