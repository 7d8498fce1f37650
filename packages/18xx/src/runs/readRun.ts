import { type Refusal, refusal } from '@roundhouse/kernel'
import type { Claim, RunStatement } from '@roundhouse/routes'
import type { DeclaredRoute } from './declaredRoute.ts'
import { networkAlong } from './networkAlong.ts'
import type { RunPosition } from './runPosition.ts'
import type { RunTitle } from './runTitle.ts'
import { type UnvaluedRoute, valueRoutes } from './valueRoutes.ts'

/** A declared run in numbers, each route with what it earns if it is legal. */
export interface ReadRun extends Claim {
  readonly running: RunStatement
}

/** Reads a run off the board; refused where there is no such train or no such track. */
export function readRun(
  { board, runRules }: RunTitle,
  { board: laid, company, trains, runningOn }: RunPosition,
  declared: readonly DeclaredRoute[],
): ReadRun | Refusal {
  for (const { train: id, links } of declared) {
    const train = trains.find((other) => other.id === id)
    if (!train) return refusal(runRules['no-train'], 'no-train', { company, train: id })
    if (links.length === 0) return refusal(runRules.short, 'short', { train: train.name })
  }
  const network = networkAlong(
    board,
    laid,
    declared.flatMap(({ links }) => links),
  )
  if ('missing' in network) return refusal(runRules.track, 'track', { link: network.missing })
  const { numbers } = network
  const ways: UnvaluedRoute[] = []
  let first = 0
  for (const { train: id, links, counts } of declared) {
    const train = trains.findIndex((other) => other.id === id)
    const elsewhere = counts.find((stop) => !numbers.has(stop))
    if (elsewhere !== undefined)
      return refusal(runRules['not-visited'], 'not-visited', { train: trains[train]!.name, stop: elsewhere })
    const stops = [network.links[first]!.from]
    for (let link = first; link < first + links.length; link++) stops.push(network.links[link]!.to)
    ways.push({
      train,
      stops,
      paid: counts.map((stop) => numbers.get(stop)!),
      links: links.map((_, index) => first + index),
    })
    first += links.length
  }
  const running = runningOn(network)
  const routes = valueRoutes(running, ways)
  return {
    running,
    routes,
    revenue: routes.reduce((sum, { revenue }) => sum + revenue, 0),
    subsidy: routes.reduce((sum, { subsidy }) => sum + subsidy, 0),
  }
}
