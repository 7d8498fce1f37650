import { trainNetwork } from '@roundhouse/18xx'
import { membersOf, reachOf } from '@roundhouse/board'
import { isRefusal } from '@roundhouse/kernel'
import type { Drawing, Fact, NextStop, RouteScene, Stroke } from '@roundhouse/view'
import { type DeclaredRoute, SHAPES } from '../actions.ts'
import { BOARD, HEX } from '../components/board.ts'
import { isMinor } from '../components/companies.ts'
import { SHARES } from '../components/market.ts'
import { SIDE } from '../components/trains.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { readRun } from '../running/declared.ts'
import { stopName } from '../running/networkAlong.ts'
import { runningOf, trainsToRun } from '../running/runningRules.ts'
import type { State, Train } from '../state.ts'
import { TITLE } from '../title.ts'
import { declaredRoutes } from './routes.ts'
import { drawnOn } from './strokes.ts'
import { type Ground, linksFrom, onward, waysBetween } from './ways.ts'
import { money, type Wording } from './wording.ts'

const NOTHING: Drawing = { filling: [], trains: [], next: [], revenue: 0, best: 0, facts: [] }

/** A run drawn by hand, after a stroke where there is one; with no filling yet, the best run. */
export function drawingOf(
  state: State,
  filling: unknown,
  stroke: Stroke | undefined,
  wording: Wording,
): Drawing {
  if (!state.operation) return NOTHING
  const ground: Ground = { state, company: state.operation.company }
  const best = bestRunOf(state, ground.company)
  const before = routesIn(ground, filling) ?? best.routes.map(({ revenue: _, ...route }) => route)
  const routes = stroke ? drawnOn(ground, before, stroke) : before
  const scenes = scenesOf(ground, routes, wording)
  const revenue = [...scenes.values()].reduce((sum, route) => sum + route.revenue, 0)
  return {
    filling: routes,
    trains: trainsToRun(state, ground.company).map((train) => ({
      id: train.id,
      label: train.side,
      route: scenes.get(train.id) ?? null,
      ways: train.id === stroke?.train ? waysOf(ground, routes, train) : [],
      skips: SIDE[train.side].visits > SIDE[train.side].counts,
    })),
    next: stroke ? nextStops(ground, routes, stroke.train) : [],
    revenue,
    best: best.revenue,
    facts: shareFacts(ground, revenue, wording),
  }
}

/** What was drawn so far, where it can be read at all. */
function routesIn({ state, company }: Ground, filling: unknown): readonly DeclaredRoute[] | undefined {
  const parsed = SHAPES.run.safeParse({ kind: 'run', routes: filling })
  if (!parsed.success) return undefined
  const { routes } = parsed.data
  const begun = routes.filter(({ links }) => links.length > 0)
  return isRefusal(readRun(state, company, begun)) ? undefined : routes
}

/** The routes by train. */
function scenesOf(
  { state, company }: Ground,
  routes: readonly DeclaredRoute[],
  wording: Wording,
): ReadonlyMap<string, RouteScene> {
  const running = routes.filter(({ links }) => links.length > 0)
  const scenes = declaredRoutes(state, company, running, wording)
  const values = stopValues({ state, company })
  return new Map([
    ...running.map(({ train }, place) => [train, scenes[place]!] as const),
    ...routes
      .filter(({ links }) => links.length === 0)
      .map(({ train, counts }) => {
        const stops = counts.map((name) => ({
          ...stopCalled(name),
          value: values.get(name) ?? 0,
          paid: false,
        }))
        return [train, { train, revenue: 0, pieces: [], stops, bonuses: [] }] as const
      }),
  ])
}

const waysOf = (ground: Ground, routes: readonly DeclaredRoute[], { id }: Train): number[] => {
  const others = routes.filter(({ train }) => train !== id)
  const route = routes.find(({ train }) => train === id)
  return route ? route.links.map((_, place) => waysBetween(ground, others, route, place).length) : []
}

/** Where the train can go on; before it has begun, everything that the company is linked to. */
function nextStops(ground: Ground, routes: readonly DeclaredRoute[], train: string): NextStop[] {
  const values = stopValues(ground)
  const scene = (name: string, from: NextStop['from']): NextStop => ({
    ...stopCalled(name),
    value: values.get(name) ?? 0,
    from,
  })
  const route = routes.find((one) => one.train === train)
  if (!route) return firstStops(ground).map((name) => scene(name, 'end'))
  const others = routes.filter((one) => one !== route)
  return onward(ground, others, route).map(({ stop, from }) => scene(stop, from))
}

/** 1846-6.20f: the stops that the company is linked to and from which track leads on. */
const firstStops = ({ state, company }: Ground): string[] =>
  [...reachOf(state.board, BOARD, company)]
    .flatMap(([hex, { stops }]) => membersOf(stops).map((index) => stopName({ hex, index })))
    .filter((name) => linksFrom(state).has(name))

function stopCalled(name: string): Pick<NextStop, 'hex' | 'stop' | 'name'> {
  const [hex, stop] = name.split('.') as [string, string]
  return { hex, stop: Number(stop), name: HEX.get(hex)?.name ?? hex }
}

/** What each stop is worth now. */
function stopValues({ state, company }: Ground): ReadonlyMap<string, number> {
  const { stops } = trainNetwork(TITLE, state.board)
  const running = runningOf(state, company)
  return new Map(stops.map((stop, number) => [stopName(stop), running.stops[number]!.revenue]))
}

/** 1846-6.40b, 1846-3.56: what a revenue is for one share, or for the owner of a minor. */
const shareFacts = ({ company }: Ground, revenue: number, { words }: Wording): Fact[] =>
  isMinor(company)
    ? [{ label: words.facts.eachHalf, value: money(revenue / 2) }]
    : [{ label: words.facts.perShare, value: money(revenue / SHARES) }]
