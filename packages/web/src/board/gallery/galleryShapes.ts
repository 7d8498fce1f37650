import type { HexScene, StopScene } from '@roundhouse/view'

type Shape = Pick<HexScene, 'ground' | 'stops' | 'paths'>

const stop = (kind: StopScene['kind'], worth: number, slots = 0): StopScene => ({
  kind,
  revenue: { values: [worth], now: worth },
  slots: Array<null>(slots).fill(null),
  reservedFor: Array<null>(slots).fill(null),
})

export const STRAIGHT: Shape = { ground: 'yellow', stops: [], paths: [[1, 4]] }
export const GENTLE: Shape = { ground: 'yellow', stops: [], paths: [[1, 3]] }
export const TIGHT: Shape = { ground: 'yellow', stops: [], paths: [[1, 2]] }

/** Shapes that try the drawing hardest. */
export const GALLERY_SHAPES: readonly Shape[] = [
  STRAIGHT,
  GENTLE,
  TIGHT,
  {
    ground: 'yellow',
    stops: [stop('town', 10)],
    paths: [
      [0, 's0'],
      ['s0', 1],
    ],
  },
  {
    ground: 'yellow',
    stops: [stop('town', 10)],
    paths: [
      [0, 's0'],
      ['s0', 2],
    ],
  },
  {
    ground: 'yellow',
    stops: [stop('town', 10), stop('town', 10)],
    paths: [
      [0, 's0'],
      ['s0', 3],
      [2, 's1'],
      ['s1', 4],
    ],
  },
  {
    ground: 'green',
    stops: [stop('town', 10)],
    paths: [
      [0, 's0'],
      [2, 's0'],
      [4, 's0'],
    ],
  },
  {
    ground: 'green',
    stops: [stop('halt', 0)],
    paths: [
      [0, 's0'],
      ['s0', 2],
    ],
  },
  {
    ground: 'yellow',
    stops: [stop('halt', 0), stop('halt', 0)],
    paths: [
      [0, 's0'],
      ['s0', 's1'],
      ['s1', 2],
    ],
  },
  {
    ground: 'brown',
    stops: [stop('city', 50, 1), stop('city', 50, 1)],
    paths: [
      [0, 's0'],
      ['s0', 3],
      [2, 's1'],
      ['s1', 4],
    ],
  },
  {
    ground: 'brown',
    stops: [stop('city', 80, 2), stop('city', 80, 2)],
    paths: [
      [0, 's0'],
      ['s0', 1],
      [2, 's1'],
      ['s1', 3],
    ],
  },
  {
    ground: 'brown',
    stops: [stop('city', 60, 1), stop('town', 20), stop('halt', 0)],
    paths: [
      [0, 's2'],
      [1, 's2'],
      ['s2', 's1'],
      ['s1', 's0'],
    ],
  },
  {
    ground: 'gray',
    stops: [stop('city', 100, 4)],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  {
    ground: 'gray',
    stops: [],
    paths: [
      [0, 'j'],
      ['j', 2],
      ['j', 4],
    ],
  },
]
