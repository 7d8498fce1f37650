import { reachOf } from '@roundhouse/board'
import { isRefusal } from '@roundhouse/kernel'
import type { Drawing, Fact, NextStop, RouteScene, Stroke } from '@roundhouse/view'
import * as z from 'zod/mini'
import { type DeclaredRoute, routeShape } from '../../runs/declaredRoute.ts'
import type { BestRun } from '../../runs/findBestRun.ts'
import { readRun } from '../../runs/readRun.ts'
import { stopName } from '../../runs/routeNames.ts'
import type { RunPosition } from '../../runs/runPosition.ts'
import type { RunTitle } from '../../runs/runTitle.ts'
import { trainNetwork } from '../../runs/trainNetwork.ts'
import { placesReached } from '../../track/tokenSlot.ts'
import { declaredScenes, type RouteWords } from './routeScenes.ts'
import { drawnOn } from './strokes.ts'
import { type Ground, linksFrom, onward, waysBetween } from './ways.ts'

/** What is said of a run that is drawn. */
export interface DrawingWords extends RouteWords {
  /** What a revenue is for those who share it. */
  readonly shareFacts: (revenue: number) => readonly Fact[]
}

/** What is drawn where nobody is to run. */
export const NO_DRAWING: Drawing = { filling: [], trains: [], next: [], revenue: 0, best: 0, facts: [] }

const routesShape = z.array(routeShape)

/** A run drawn by hand, after a stroke where there is one; with no filling yet, the best run. */
export function drawingOf(
  title: RunTitle,
  position: RunPosition,
  best: BestRun,
  filling: unknown,
  stroke: Stroke | undefined,
  words: DrawingWords,
): Drawing {
  const ground: Ground = { title, position }
  const before = routesIn(ground, filling) ?? best.routes.map(({ revenue: _, ...route }) => route)
  const routes = stroke ? drawnOn(ground, before, stroke) : before
  const scenes = scenesOf(ground, routes, words)
  const revenue = [...scenes.values()].reduce((sum, route) => sum + route.revenue, 0)
  const { trains } = runningOf(ground)
  return {
    filling: routes,
    trains: position.trains.map(({ id, name }, place) => ({
      id,
      label: name,
      route: scenes.get(id) ?? null,
      ways: id === stroke?.train ? waysOf(ground, routes, id) : [],
      skips: trains[place]!.skips.length > 0,
    })),
    next: stroke ? nextStops(ground, routes, stroke.train) : [],
    revenue,
    best: best.revenue,
    facts: words.shareFacts(revenue),
  }
}

/** What was drawn so far, where it can be read at all. */
function routesIn({ title, position }: Ground, filling: unknown): readonly DeclaredRoute[] | undefined {
  const parsed = routesShape.safeParse(filling)
  if (!parsed.success) return undefined
  const begun = parsed.data.filter(({ links }) => links.length > 0)
  return isRefusal(readRun(title, position, begun)) ? undefined : parsed.data
}

/** The routes by train. */
function scenesOf(
  ground: Ground,
  routes: readonly DeclaredRoute[],
  words: RouteWords,
): ReadonlyMap<string, RouteScene> {
  const running = routes.filter(({ links }) => links.length > 0)
  const scenes = declaredScenes(ground.title, ground.position, running, words)
  const values = stopValues(ground)
  return new Map([
    ...running.map(({ train }, place) => [train, scenes[place]!] as const),
    ...routes
      .filter(({ links }) => links.length === 0)
      .map(({ train, counts }) => {
        const stops = counts.map((name) => ({
          ...stopCalled(ground, name),
          value: values.get(name) ?? 0,
          paid: false,
        }))
        return [train, { train, revenue: 0, pieces: [], stops, bonuses: [] }] as const
      }),
  ])
}

const waysOf = (ground: Ground, routes: readonly DeclaredRoute[], id: string): number[] => {
  const others = routes.filter(({ train }) => train !== id)
  const route = routes.find(({ train }) => train === id)
  return route ? route.links.map((_, place) => waysBetween(ground, others, route, place).length) : []
}

/** Where the train can go on; before it has begun, everything that the company is linked to. */
function nextStops(ground: Ground, routes: readonly DeclaredRoute[], train: string): NextStop[] {
  const values = stopValues(ground)
  const scene = (name: string, from: NextStop['from']): NextStop => ({
    ...stopCalled(ground, name),
    value: values.get(name) ?? 0,
    from,
  })
  const route = routes.find((one) => one.train === train)
  if (!route) return firstStops(ground).map((name) => scene(name, 'end'))
  const others = routes.filter((one) => one !== route)
  return onward(ground, others, route).map(({ stop, from }) => scene(stop, from))
}

/** The stops that the company is linked to and from which track leads on. */
function firstStops(ground: Ground): string[] {
  const { title, position } = ground
  const reach = reachOf(position.board, title.board, position.company)
  return [...placesReached(reach)]
    .map(({ hex, city }) => stopName({ hex, index: city }))
    .filter((name) => linksFrom(ground).has(name))
}

function stopCalled({ title }: Ground, name: string): Pick<NextStop, 'hex' | 'stop' | 'name'> {
  const [hex, stop] = name.split('.') as [string, string]
  return { hex, stop: Number(stop), name: title.board.map.places.get(hex)?.printed.name ?? hex }
}

const runningOf = ({ title, position }: Ground) => position.runningOn(trainNetwork(title, position.board))

/** What each stop is worth now. */
function stopValues(ground: Ground): ReadonlyMap<string, number> {
  const { network, stops } = runningOf(ground)
  return new Map(network.stops.map((stop, number) => [stopName(stop), stops[number]!.revenue]))
}
