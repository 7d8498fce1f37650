import { reachOf } from '@roundhouse/board'
import { isRefusal, listOf } from '@roundhouse/kernel'
import type { Drawing, NextStop, Stroke, TrainRouteScene } from '@roundhouse/view'
import { type DeclaredRoute, readRoute } from '../../runs/declaredRoute.ts'
import type { BestRun } from '../../runs/findBestRun.ts'
import { readRun } from '../../runs/readRun.ts'
import { stopName } from '../../runs/routeNames.ts'
import type { RunPosition } from '../../runs/runPosition.ts'
import type { RunTitle } from '../../runs/runTitle.ts'
import { trainNetwork } from '../../runs/trainNetwork.ts'
import { placesReached } from '../../track/tokenSlot.ts'
import type { Wording18xx } from '../wording.ts'
import { type DrawingContext, extensionsOf, linksFrom, waysBetween } from './extendRoute.ts'
import { declaredScenes } from './routeScenes.ts'
import { stopCalled, stopValues } from './stopCalled.ts'
import { applyStroke } from './strokes.ts'

/** What is drawn where nobody is to run. */
export const NO_DRAWING: Drawing = { filling: [], trains: [], next: [], revenue: 0, best: 0, facts: [] }

const readRoutes = listOf(readRoute)

/** A run drawn by hand, after a stroke where there is one; with no filling yet, the best run. What the revenue means is the title's to say. */
export function drawingOf(
  title: RunTitle,
  position: RunPosition,
  best: BestRun,
  filling: unknown,
  stroke: Stroke | undefined,
  wording: Wording18xx,
): Omit<Drawing, 'facts'> {
  const context: DrawingContext = { title, position }
  const before = routesIn(context, filling) ?? best.routes.map(({ revenue: _, ...route }) => route)
  const routes = stroke ? applyStroke(context, before, stroke) : before
  const scenes = scenesOf(context, routes, wording)
  const revenue = [...scenes.values()].reduce((sum, route) => sum + route.revenue, 0)
  const { trains } = runningOf(context)
  return {
    filling: routes,
    trains: position.trains.map(({ id, name }, index) => ({
      id,
      label: name,
      route: scenes.get(id) ?? null,
      ways: id === stroke?.train ? waysOf(context, routes, id) : [],
      skips: trains[index]!.skips.length > 0,
    })),
    next: stroke ? nextStops(context, routes, stroke.train) : [],
    revenue,
    best: best.revenue,
  }
}

/** What was drawn so far, where it can be read at all. */
function routesIn(
  { title, position }: DrawingContext,
  filling: unknown,
): readonly DeclaredRoute[] | undefined {
  const routes = readRoutes(filling)
  if (!routes) return undefined
  const begun = routes.filter(({ links }) => links.length > 0)
  return isRefusal(readRun(title, position, begun)) ? undefined : routes
}

/** The routes by train. */
function scenesOf(
  context: DrawingContext,
  routes: readonly DeclaredRoute[],
  wording: Wording18xx,
): ReadonlyMap<string, TrainRouteScene> {
  const running = routes.filter(({ links }) => links.length > 0)
  const scenes = declaredScenes(context.title, context.position, running, wording)
  const values = stopValues(context.title, context.position)
  return new Map([
    ...running.map(({ train }, index) => [train, scenes[index]!] as const),
    ...routes
      .filter(({ links }) => links.length === 0)
      .map(({ train, counts }) => {
        const stops = counts.map((name) => ({
          ...stopCalled(context.title, name),
          value: values.get(name) ?? 0,
          paid: false,
        }))
        return [train, { label: train, revenue: 0, pieces: [], stops, bonuses: [] }] as const
      }),
  ])
}

const waysOf = (context: DrawingContext, routes: readonly DeclaredRoute[], id: string): number[] => {
  const others = routes.filter(({ train }) => train !== id)
  const route = routes.find(({ train }) => train === id)
  return route ? route.links.map((_, index) => waysBetween(context, others, route, index).length) : []
}

/** Where the train can go on; before it has begun, everything that the company is linked to. */
function nextStops(context: DrawingContext, routes: readonly DeclaredRoute[], train: string): NextStop[] {
  const values = stopValues(context.title, context.position)
  const scene = (name: string, from: NextStop['from']): NextStop => ({
    ...stopCalled(context.title, name),
    value: values.get(name) ?? 0,
    from,
  })
  const route = routes.find((one) => one.train === train)
  if (!route) return firstStops(context).map((name) => scene(name, 'end'))
  const others = routes.filter((one) => one !== route)
  return extensionsOf(context, others, route).map(({ stop, from }) => scene(stop, from))
}

/** The stops that the company is linked to and from which track leads on. */
function firstStops(context: DrawingContext): string[] {
  const { title, position } = context
  const reach = reachOf(position.board, title.board, position.company)
  return [...placesReached(reach)]
    .map(({ hex, city }) => stopName({ hex, index: city }))
    .filter((name) => linksFrom(context).has(name))
}

const runningOf = ({ title, position }: DrawingContext) =>
  position.runningOn(trainNetwork(title, position.board))
