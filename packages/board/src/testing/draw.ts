import type { Face, Stop } from '../face.ts'
import type { Edge } from '../hex.ts'
import type { Path, PathEnd } from '../track.ts'

export const CITY: Stop = { kind: 'city', revenue: 20, slots: 1 }
export const TOWN: Stop = { kind: 'town', revenue: 10 }
export const HALT: Stop = { kind: 'halt', revenue: 0 }
export const OFFBOARD: Stop = { kind: 'offboard', revenue: { early: 20, late: 40 } }

/** Track written as `0-s0 s0-3`. */
export const track = (text: string): Path[] =>
  text
    .split(' ')
    .filter((piece) => piece !== '')
    .map((piece) => piece.split('-').map(end) as [PathEnd, PathEnd])

const end = (text: string): PathEnd => (/^\d$/.test(text) ? (Number(text) as Edge) : (text as PathEnd))

/** A face with that track and those stops. */
export const draw = (text: string, stops: readonly Stop[] = [], more: Partial<Face> = {}): Face => ({
  color: 'yellow',
  labels: [],
  stops,
  paths: track(text),
  ...more,
})
