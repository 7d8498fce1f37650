import type { Bits } from './bits.ts'
import { EDGES, type Edge } from './hex.ts'
import { type Path, type PathEnd, type StopKind, stopAt } from './track.ts'

/** A colour of tiles, as the game names it. */
export type Color = string

/** What a stop is worth: one figure, or one for each era of the game. */
export type Revenue = number | Readonly<Record<string, number>>

/** What a stop is worth in an era. */
export const revenueIn = (revenue: Revenue, era: string): number =>
  typeof revenue === 'number' ? revenue : revenue[era]!

export interface Stop {
  readonly kind: StopKind
  readonly revenue: Revenue
  /** Places for tokens; none where left out. */
  readonly slots?: number
  readonly name?: string
  readonly groups?: readonly string[]
}

/** What a hex shows: its print on the map, or a tile turned as it lies. */
export interface Face {
  readonly color: Color
  readonly labels: readonly string[]
  readonly stops: readonly Stop[]
  readonly paths: readonly Path[]
}

/** Works something out once for each face. Faces are never changed. */
export function perFace<T>(make: (face: Face) => T): (face: Face) => T {
  const made = new WeakMap<Face, T>()
  return (face) => {
    let value = made.get(face)
    if (value === undefined) {
      value = make(face)
      made.set(face, value)
    }
    return value
  }
}

/** The edges that track leads to. */
export const edgesOf: (face: Face) => Bits = perFace(({ paths }) => {
  let edges = 0
  for (const end of paths.flat()) if (typeof end === 'number') edges |= 1 << end
  return edges
})

/** Refuses a face that contradicts itself; the message begins with the place given. */
export function checkFace(place: string, { stops, paths }: Pick<Face, 'stops' | 'paths'>): void {
  for (const [one, other] of paths) {
    for (const end of [one, other])
      if (!isEnd(end, stops.length)) throw new Error(`${place}: a path leads to ${end}, which is not there`)
    if (one === other) throw new Error(`${place}: a path leads from ${one} to itself`)
  }
}

function isEnd(end: PathEnd, stops: number): boolean {
  if (typeof end === 'number') return EDGES.includes(end as Edge)
  const stop = stopAt(end)
  return stop === undefined ? end === 'j' : Number.isInteger(stop) && stop >= 0 && stop < stops
}
