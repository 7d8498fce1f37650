import type { Edge, HexName } from './hex.ts'

export const STOP_KINDS = ['city', 'town', 'halt', 'offboard'] as const
export type StopKind = (typeof STOP_KINDS)[number]

/** Where a piece of track ends: at an edge, at a stop of the hex, or at a junction that is no stop. */
export type PathEnd = Edge | `s${number}` | 'j'

/** One piece of track inside a hex. */
export type Path = readonly [PathEnd, PathEnd]

/** The track in a hex as it lies, turned as it lies. */
export interface TrackHex {
  readonly hex: HexName
  readonly stops: readonly { readonly kind: StopKind }[]
  readonly paths: readonly Path[]
  /** The hex beyond each edge, where track may lead. */
  readonly neighbours: readonly (HexName | undefined)[]
}

/** The place of a stop in its hex, of a path end that is one. */
export const stopAt = (end: PathEnd): number | undefined =>
  typeof end === 'string' && end.startsWith('s') ? Number(end.slice(1)) : undefined
