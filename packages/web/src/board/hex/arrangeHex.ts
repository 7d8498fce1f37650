import type { StopScene, TrackEnd } from '@roundhouse/view'
import {
  type Curve,
  curveBetween,
  cutCurve,
  direction,
  edgeAngle,
  edgeMiddle,
  type HexLayout,
  headingOn,
  linePath,
  minus,
  ORIGIN,
  type Point,
  plus,
  polar,
  reverseCurve,
  times,
} from '../geometry.ts'
import { type SlotPlaces, slotPlacesOf } from './slotPlaces.ts'
import { type Chain, chainsOf } from './stopChains.ts'
import { type HexTrack, type StopExits, stopExitsOf, stopOfEnd } from './stopExits.ts'
import { placesOf } from './stopPlaces.ts'

/** Where a stop is drawn. */
export interface StopPlace extends SlotPlaces {
  readonly at: Point
  /** The direction of the track that passes through it, if it has just two exits out. */
  readonly along: number | undefined
}

export interface Arrangement {
  readonly stops: readonly StopPlace[]
  /** The track, in the order of the paths. */
  readonly tracks: readonly Curve[]
}

/** How near the centre the track to an off-board place comes. */
const ARROW_TIP = 46

/** Places the stops of a hex and draws its track between them. */
export function arrangeHex(layout: HexLayout, scene: HexTrack): Arrangement {
  const exits = scene.stops.map((_, stop) => stopExitsOf(scene, stop))
  const chains = chainsOf(layout, scene, exits)
  const places = placesOf(layout, scene, exits, chains)
  return {
    stops: scene.stops.map((stop, index) => ({
      at: places[index]!,
      along: alongOf(layout, exits[index]!, index, chains, places),
      ...slotPlacesOf(stop, scene.stops, places[index]!),
    })),
    tracks: scene.paths.map(([one, other]) => trackOf(layout, scene, exits, chains, places, one, other)),
  }
}

function alongOf(
  layout: HexLayout,
  { number, edges, links }: StopExits,
  stop: number,
  chains: readonly Chain[],
  places: readonly Point[],
): number | undefined {
  const chain = chains.find(({ at }) => at.has(stop))
  if (chain) return headingOn(chain.curve, chain.at.get(stop)!)
  const ends = [...edges.map((edge) => edgeMiddle(layout, edge)), ...links.map((link) => places[link]!)]
  return number === 2 && ends.length === 2 ? direction(minus(ends[1]!, ends[0]!)) : undefined
}

function trackOf(
  layout: HexLayout,
  { stops }: HexTrack,
  exits: readonly StopExits[],
  chains: readonly Chain[],
  places: readonly Point[],
  one: TrackEnd,
  other: TrackEnd,
): Curve {
  if (typeof one === 'number' && typeof other === 'number') return curveBetween(layout, one, other)
  const [from, to] = [stopOfEnd(one), stopOfEnd(other)]
  if (from !== undefined && to !== undefined) {
    const chain = chains.find(({ at }) => at.has(from) && at.has(to))
    return chain ? partOf(chain, from, to) : linePath(places[from]!, places[to]!)
  }
  if (typeof other === 'number') {
    return reverseCurve(trackOf(layout, { stops, paths: [] }, exits, chains, places, other, one))
  }
  if (typeof one === 'number') return toStop(layout, stops, exits, chains, places, one, to)
  return linePath(from === undefined ? ORIGIN : places[from]!, to === undefined ? ORIGIN : places[to]!)
}

function partOf({ curve, at }: Chain, from: number, to: number): Curve {
  const [start, end] = [at.get(from)!, at.get(to)!]
  return start < end ? cutCurve(curve, start, end) : reverseCurve(cutCurve(curve, end, start))
}

/** From an edge to a stop, or to the junction in the middle. */
function toStop(
  layout: HexLayout,
  stops: readonly StopScene[],
  exits: readonly StopExits[],
  chains: readonly Chain[],
  places: readonly Point[],
  edge: number,
  stop: number | undefined,
): Curve {
  const from = edgeMiddle(layout, edge)
  if (stop === undefined) return linePath(from, ORIGIN)
  const to = places[stop]!
  if (stops[stop]!.kind === 'offboard') return linePath(from, polar(edgeAngle(layout, edge), ARROW_TIP))
  const chain = chains.find(({ at }) => at.has(stop))
  if (chain) {
    const t = chain.at.get(stop)!
    return chain.from === edge ? cutCurve(chain.curve, 0, t) : reverseCurve(cutCurve(chain.curve, t, 1))
  }
  const off = Math.hypot(to.x, to.y)
  if (off < 1) return linePath(from, to)
  const { own } = exits[stop]!
  if (!own.includes(edge)) return { from, c1: times(from, 0.45), c2: times(to, 1 - 34 / off), to }
  if (own.length === 1) return linePath(from, to)
  return { from, c1: times(from, 0.66), c2: plus(to, times(minus(from, to), 0.3)), to }
}
