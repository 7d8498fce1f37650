import type { HexScene, RouteScene, TrackPiece } from '@roundhouse/view'
import {
  type Curve,
  continuePath,
  direction,
  distance,
  linePath,
  minus,
  moveCurve,
  type Point,
  pathOf,
  plus,
  polar,
  reverseCurve,
} from '../geometry.ts'
import type { Arrangement } from '../hex/arrangeHex.ts'
import { stopOfEnd } from '../hex/stopExits.ts'

/** A hex with what is needed to run over it. */
export interface RunHex {
  readonly scene: HexScene
  readonly centre: Point
  readonly arrangement: Arrangement
}

/** Where a run to an off-board place ends, at its figures. */
const INTO = 40

/** A train's whole way as one path, so that its dashes run on through hexes and stops. */
export function runPath(
  pieces: readonly TrackPiece[],
  groundOf: (hex: string) => RunHex | undefined,
): string {
  const curves = pieces.flatMap((piece) => {
    const ground = groundOf(piece.hex)
    return ground ? pieceCurves(ground, piece) : []
  })
  let path = ''
  let end: Point | undefined
  for (const [index, curve] of curves.entries()) {
    const way = end
      ? meets(end, curve.to)
        ? reverseCurve(curve)
        : curve
      : startingWay(curve, curves[index + 1])
    path += end && meets(end, way.from) ? continuePath(way) : pathOf(way)
    end = way.to
  }
  return path
}

const meets = (one: Point, other: Point): boolean => distance(one, other) < 2

/** The first curve is run towards the second. */
const startingWay = (curve: Curve, next: Curve | undefined): Curve =>
  next && (meets(curve.from, next.from) || meets(curve.from, next.to)) && !meets(curve.to, next.from)
    ? reverseCurve(curve)
    : curve

/** A piece of track as it is drawn. */
export function pieceCurves({ scene, centre, arrangement }: RunHex, { from, to }: TrackPiece): Curve[] {
  const number = scene.paths.findIndex(
    ([one, other]) => (one === from && other === to) || (one === to && other === from),
  )
  const track = arrangement.tracks[number]
  if (!track) return []
  const forward = scene.paths[number]![0] === from
  const stop = stopOfEnd(from) ?? stopOfEnd(to)
  const curve = moveCurve(track, centre)
  if (stop === undefined || scene.stops[stop]?.kind !== 'offboard')
    return [forward ? curve : reverseCurve(curve)]
  const inwards = typeof scene.paths[number]![0] === 'number' ? curve : reverseCurve(curve)
  const end = plus(centre, polar(direction(minus(inwards.to, centre)), INTO))
  const whole = linePath(inwards.from, end)
  return [typeof from === 'number' ? whole : reverseCurve(whole)]
}

/** The runs that count a stop, by place in the list; a stop in a hex that another speaks for is marked there. */
export function runsByStop(
  routes: readonly RouteScene[],
  speakers: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly number[]> {
  const counting = new Map<string, number[]>()
  for (const [run, { stops }] of routes.entries())
    for (const { hex, stop, paid } of stops) {
      const key = stopKey(speakers.get(hex) ?? hex, stop)
      const runs = counting.get(key) ?? []
      if (paid && !runs.includes(run)) counting.set(key, [...runs, run])
    }
  return counting
}

export const stopKey = (hex: string, stop: number): string => `${hex} ${stop}`
