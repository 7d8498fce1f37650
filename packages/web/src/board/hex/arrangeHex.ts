import type { HexScene, StopScene, TrackEnd } from '@roundhouse/view'
import {
  type Curve,
  curveBetween,
  cutCurve,
  direction,
  distance,
  edgeAngle,
  edgeMiddle,
  type HexLayout,
  headingOn,
  linePath,
  minus,
  ORIGIN,
  type Point,
  plus,
  pointOn,
  polar,
  reverseCurve,
  times,
} from '../geometry.ts'

/** Where a stop is drawn. */
export interface StopPlace {
  readonly at: Point
  /** The direction of the track that passes through it, if it has just two ways out. */
  readonly along: number | undefined
  /** The radius of a slot, and the centres of the slots. */
  readonly slot: number
  readonly slots: readonly Point[]
}

export interface Arrangement {
  readonly stops: readonly StopPlace[]
  /** The track, in the order of the paths. */
  readonly tracks: readonly Curve[]
}

type Drawn = Pick<HexScene, 'stops' | 'paths'>

/** The distance of a stop from the centre where several share a hex. */
const OFF_CENTRE = 57
/** How near the centre the track to an off-board place comes. */
const ARROW_TIP = 46

export const stopOfEnd = (end: TrackEnd): number | undefined =>
  typeof end === 'string' && end.startsWith('s') ? Number(end.slice(1)) : undefined

/** The ways out of a stop. */
interface Ways {
  readonly edges: readonly number[]
  /** The edges that no other stop uses. */
  readonly own: readonly number[]
  readonly links: readonly number[]
  readonly number: number
}

/** Stops on a curve from edge to edge, and where on it each of them is. */
interface Chain {
  readonly curve: Curve
  readonly from: number
  readonly at: ReadonlyMap<number, number>
}

/** Places the stops of a hex and draws its track between them. */
export function arrangeHex(layout: HexLayout, scene: Drawn): Arrangement {
  const ways = scene.stops.map((_, stop) => waysOf(scene, stop))
  const chains = chainsOf(layout, scene, ways)
  const places = placesOf(layout, scene, ways, chains)
  return {
    stops: scene.stops.map((stop, index) => ({
      at: places[index]!,
      along: alongOf(layout, ways[index]!, index, chains, places),
      ...slotsOf(stop, scene.stops.length > 1, places[index]!),
    })),
    tracks: scene.paths.map(([one, other]) => trackOf(layout, scene, ways, chains, places, one, other)),
  }
}

function waysOf({ stops, paths }: Drawn, stop: number): Ways {
  const endsAt = (index: number) =>
    paths.flatMap(([one, other]) =>
      stopOfEnd(one) === index ? [other] : stopOfEnd(other) === index ? [one] : [],
    )
  const edgesAt = (index: number) => endsAt(index).filter((end) => typeof end === 'number')
  const elsewhere = stops.flatMap((_, other) => (other === stop ? [] : edgesAt(other)))
  const edges = edgesAt(stop)
  const ends = endsAt(stop)
  return {
    edges,
    own: edges.filter((edge) => !elsewhere.includes(edge)),
    links: ends.flatMap((end) => stopOfEnd(end) ?? []),
    number: ends.length,
  }
}

/** Several stops in a row share a curve; one alone does if it is a bar on the track, or not alone in its hex. */
function chainsOf(layout: HexLayout, { stops }: Drawn, ways: readonly Ways[]): readonly Chain[] {
  const onCurve = (stop: number) =>
    ways[stop]!.number === 2 && (stops.length > 1 || isSmall(stops[stop]!)) && hasNoSharedEdge(ways[stop]!)
  const rows: number[][] = []
  const seen = new Set<number>()
  for (const [stop, { own }] of ways.entries()) {
    if (seen.has(stop) || !onCurve(stop) || own.length === 0) continue
    const row = [stop]
    for (let next = nextIn(ways, row); next !== undefined; next = nextIn(ways, row)) row.push(next)
    const last = ways[row.at(-1)!]!
    const whole = row.every(onCurve) && (row.length === 1 ? own.length === 2 : last.own.length === 1)
    for (const one of row) seen.add(one)
    if (whole) rows.push(row)
  }
  const loose = rows.map((row): readonly Chain[] => {
    const [from, to] = [ways[row[0]!]!.own[0]!, ways[row.at(-1)!]!.own.at(-1)!]
    const curve = curveBetween(layout, from, to)
    return slides(row.length).map((places) => ({
      curve,
      from,
      at: new Map(row.map((stop, index) => [stop, places[index]!])),
    }))
  })
  return clearest(loose)
}

const isSmall = ({ kind }: StopScene): boolean => kind === 'town' || kind === 'halt'
const hasNoSharedEdge = ({ edges, own }: Ways): boolean => edges.length === own.length
const nextIn = (ways: readonly Ways[], row: readonly number[]): number | undefined =>
  ways[row.at(-1)!]!.links.find((stop) => !row.includes(stop))

/** Places along a curve, the best first. */
function slides(stops: number): readonly (readonly number[])[] {
  if (stops === 1) return [0.5, 0.4, 0.6, 0.32, 0.68, 0.26, 0.74].map((t) => [t])
  return [Array.from({ length: stops }, (_, index) => 0.5 + (index - (stops - 1) / 2) * (0.8 / stops))]
}

/** How far apart the centres of two stops should be, and a stop and the track of another. */
const APART = 58
const BESIDE = 34

/** Of each chain one place, so that no stop lies on another or on its track. */
function clearest(loose: readonly (readonly Chain[])[]): readonly Chain[] {
  let choices: readonly (readonly Chain[])[] = [[]]
  for (const chain of loose) choices = choices.flatMap((chosen) => chain.map((one) => [...chosen, one]))
  let best = choices[0]!
  let least = Number.POSITIVE_INFINITY
  for (const chosen of choices) {
    const crowding = crowdingOf(chosen)
    if (crowding < least - 0.01) {
      least = crowding
      best = chosen
    }
  }
  return best
}

function crowdingOf(chains: readonly Chain[]): number {
  let sum = 0
  for (const [index, { curve, at }] of chains.entries())
    for (const t of at.values()) {
      const place = pointOn(curve, t)
      sum += Math.abs(t - 0.5)
      for (const [other, foreign] of chains.entries()) {
        if (other === index) continue
        for (const u of foreign.at.values()) sum += lack(APART, distance(place, pointOn(foreign.curve, u)))
        sum += lack(BESIDE, Math.min(...SAMPLES.map((u) => distance(place, pointOn(foreign.curve, u)))))
      }
    }
  return sum
}

const lack = (wanted: number, there: number): number => Math.max(0, wanted - there)
const SAMPLES = Array.from({ length: 21 }, (_, step) => step / 20)

function placesOf(
  layout: HexLayout,
  { stops }: Drawn,
  ways: readonly Ways[],
  chains: readonly Chain[],
): readonly Point[] {
  const places = new Map<number, Point>()
  for (const { curve, at } of chains) for (const [stop, t] of at) places.set(stop, pointOn(curve, t))
  if (stops.length === 1) return [places.get(0) ?? ORIGIN]
  for (const [stop, { own }] of ways.entries())
    if (!places.has(stop) && own.length > 0) places.set(stop, towards(layout, own))
  placeLinked(stops, ways, places)
  placeLoose(stops, places)
  return stops.map((_, stop) => places.get(stop)!)
}

/** Towards the edges that only this stop uses, nearer the centre the more they are. */
function towards(layout: HexLayout, own: readonly number[]): Point {
  const sum = own.map((edge) => polar(edgeAngle(layout, edge), 1)).reduce(plus)
  const length = Math.hypot(sum.x, sum.y)
  if (length < 0.1) return ORIGIN
  const radius = own.length === 1 ? OFF_CENTRE : own.length === 2 ? 30 * length : 24
  return times(sum, Math.min(radius, OFF_CENTRE) / length)
}

/** Behind the stop that it hangs on, seen from the edge. */
function placeLinked(stops: readonly StopScene[], ways: readonly Ways[], places: Map<number, Point>): void {
  for (let round = 0; round < stops.length; round++)
    for (const [stop, { links }] of ways.entries()) {
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

function alongOf(
  layout: HexLayout,
  { number, edges, links }: Ways,
  stop: number,
  chains: readonly Chain[],
  places: readonly Point[],
): number | undefined {
  const chain = chains.find(({ at }) => at.has(stop))
  if (chain) return headingOn(chain.curve, chain.at.get(stop)!)
  const ends = [...edges.map((edge) => edgeMiddle(layout, edge)), ...links.map((link) => places[link]!)]
  return number === 2 && ends.length === 2 ? direction(minus(ends[1]!, ends[0]!)) : undefined
}

/** The centres of slots for a radius of 1. */
const SLOTS: readonly (readonly Point[])[] = [
  [],
  [ORIGIN],
  [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
  ],
  [
    { x: -1, y: 0.6 },
    { x: 1, y: 0.6 },
    { x: 0, y: -1.11 },
  ],
  [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: -1, y: 1 },
    { x: 1, y: 1 },
  ],
]

const inRows = (slots: number): readonly Point[] =>
  Array.from({ length: slots }, (_, slot) => ({
    x: 2 * (slot % 3) - 2,
    y: 2 * Math.floor(slot / 3) + 1 - Math.ceil(slots / 3),
  }))

function slotsOf({ slots }: StopScene, shared: boolean, at: Point): Pick<StopPlace, 'slot' | 'slots'> {
  const slot = shared ? 24 : 27
  const places = (SLOTS[slots.length] ?? inRows(slots.length)).map((place) => times(place, slot))
  const aside = shared && slots.length === 2 && Math.hypot(at.x, at.y) > 1
  const across = direction(at) + 90
  const upright = Math.abs((((across % 180) + 180) % 180) - 180) < 90 ? across + 180 : across
  return {
    slot,
    slots: aside
      ? [-slot, slot].map((by) => plus(at, polar(upright, by)))
      : places.map((one) => plus(at, one)),
  }
}

function trackOf(
  layout: HexLayout,
  { stops }: Drawn,
  ways: readonly Ways[],
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
    return reverseCurve(trackOf(layout, { stops, paths: [] }, ways, chains, places, other, one))
  }
  if (typeof one === 'number') return toStop(layout, stops, ways, chains, places, one, to)
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
  ways: readonly Ways[],
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
  const { own } = ways[stop]!
  if (!own.includes(edge)) return { from, c1: times(from, 0.45), c2: times(to, 1 - 34 / off), to }
  if (own.length === 1) return linePath(from, to)
  return { from, c1: times(from, 0.66), c2: plus(to, times(minus(from, to), 0.3)), to }
}
