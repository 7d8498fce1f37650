import type { HexScene, StopScene, TrackEnd } from '@roundhouse/view'

/** What of a hex is needed to draw its track. */
export type HexTrack = Pick<HexScene, 'stops' | 'paths'>

export const stopOfEnd = (end: TrackEnd): number | undefined =>
  typeof end === 'string' && end.startsWith('s') ? Number(end.slice(1)) : undefined

export const isSmall = ({ kind }: StopScene): boolean => kind === 'town' || kind === 'halt'

/** The exits out of a stop. */
export interface StopExits {
  readonly edges: readonly number[]
  /** The edges that no other stop uses. */
  readonly own: readonly number[]
  readonly links: readonly number[]
  readonly number: number
}

export function stopExitsOf({ stops, paths }: HexTrack, stop: number): StopExits {
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
