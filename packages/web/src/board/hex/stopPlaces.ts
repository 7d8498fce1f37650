import type { StopScene } from '@roundhouse/view'
import {
  direction,
  edgeAngle,
  type HexLayout,
  minus,
  ORIGIN,
  type Point,
  plus,
  pointOn,
  polar,
  times,
} from '../geometry.ts'
import { areMany } from './slotPlaces.ts'
import type { Chain } from './stopChains.ts'
import { type HexTrack, isSmall, type StopExits } from './stopExits.ts'

/** The distance of a stop from the centre where several share a hex. */
const OFF_CENTRE = 57
/** Nearer where they are many and small, so that the track to each of them is seen. */
const OFF_CENTRE_OF_MANY = 49
/** Where the stops of a hex are: on their chains, towards their edges, behind others, or where there is room. */
export function placesOf(
  layout: HexLayout,
  { stops }: HexTrack,
  exits: readonly StopExits[],
  chains: readonly Chain[],
): readonly Point[] {
  const places = new Map<number, Point>()
  for (const { curve, at } of chains) for (const [stop, t] of at) places.set(stop, pointOn(curve, t))
  if (stops.length === 1) return [places.get(0) ?? ORIGIN]
  for (const [stop, { own }] of exits.entries())
    if (!places.has(stop) && own.length > 0) places.set(stop, towards(layout, own, areMany(stops)))
  placeLinked(stops, exits, places)
  placeLoose(stops, places)
  return stops.map((_, stop) => places.get(stop)!)
}

/** Towards the edges that only this stop uses, nearer the centre the more they are. */
function towards(layout: HexLayout, own: readonly number[], many: boolean): Point {
  const sum = own.map((edge) => polar(edgeAngle(layout, edge), 1)).reduce(plus)
  const length = Math.hypot(sum.x, sum.y)
  if (length < 0.1) return ORIGIN
  const farthest = many ? OFF_CENTRE_OF_MANY : OFF_CENTRE
  const radius = own.length === 1 ? farthest : own.length === 2 ? 30 * length : 24
  return times(sum, Math.min(radius, farthest) / length)
}

/** Behind the stop that it hangs on, seen from the edge. */
function placeLinked(
  stops: readonly StopScene[],
  exits: readonly StopExits[],
  places: Map<number, Point>,
): void {
  for (let round = 0; round < stops.length; round++)
    for (const [stop, { links }] of exits.entries()) {
      const before = links.find((link) => places.has(link))
      if (places.has(stop) || before === undefined) continue
      const root = [...places.values()].reduce((one, other) =>
        Math.hypot(one.x, one.y) > Math.hypot(other.x, other.y) ? one : other,
      )
      const step = polar(direction(root), isSmall(stops[stop]!) ? 42 : 52)
      places.set(stop, minus(places.get(before)!, step))
    }
}

/** Stops that no track reaches yet: side by side, or opposite to the others. */
function placeLoose(stops: readonly StopScene[], places: Map<number, Point>): void {
  const loose = stops.flatMap((_, stop) => (places.has(stop) ? [] : [stop]))
  const others = [...places.values()]
  const against = others.length > 0 ? direction(others.reduce(plus)) + 180 : undefined
  for (const [index, stop] of loose.entries()) {
    const turn = (360 / loose.length) * index
    const angle =
      against === undefined
        ? (loose.length === 2 ? 180 : 210) + turn
        : against + 50 * (index - (loose.length - 1) / 2)
    places.set(stop, polar(angle, 40))
  }
}
