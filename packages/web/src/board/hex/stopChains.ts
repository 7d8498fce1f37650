import { type Curve, curveBetween, distance, type HexLayout, pointOn } from '../geometry.ts'
import { type HexTrack, isSmall, type StopExits } from './stopExits.ts'

/** Stops on a curve from edge to edge, and where on it each of them is. */
export interface Chain {
  readonly curve: Curve
  readonly from: number
  readonly at: ReadonlyMap<number, number>
}

/** Several stops in a row share a curve; one alone does if it is a bar on the track, or not alone in its hex. */
export function chainsOf(
  layout: HexLayout,
  { stops }: HexTrack,
  exits: readonly StopExits[],
): readonly Chain[] {
  const onCurve = (stop: number) =>
    exits[stop]!.number === 2 && (stops.length > 1 || isSmall(stops[stop]!)) && hasNoSharedEdge(exits[stop]!)
  const rows: number[][] = []
  const seen = new Set<number>()
  for (const [stop, { own }] of exits.entries()) {
    if (seen.has(stop) || !onCurve(stop) || own.length === 0) continue
    const row = [stop]
    for (let next = nextIn(exits, row); next !== undefined; next = nextIn(exits, row)) row.push(next)
    const last = exits[row.at(-1)!]!
    const whole = row.every(onCurve) && (row.length === 1 ? own.length === 2 : last.own.length === 1)
    for (const one of row) seen.add(one)
    if (whole) rows.push(row)
  }
  const loose = rows.map((row): readonly Chain[] => {
    const [from, to] = [exits[row[0]!]!.own[0]!, exits[row.at(-1)!]!.own.at(-1)!]
    const curve = curveBetween(layout, from, to)
    return slides(row.length).map((places) => ({
      curve,
      from,
      at: new Map(row.map((stop, index) => [stop, places[index]!])),
    }))
  })
  return clearest(loose)
}

const hasNoSharedEdge = ({ edges, own }: StopExits): boolean => edges.length === own.length
const nextIn = (exits: readonly StopExits[], row: readonly number[]): number | undefined =>
  exits[row.at(-1)!]!.links.find((stop) => !row.includes(stop))

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
