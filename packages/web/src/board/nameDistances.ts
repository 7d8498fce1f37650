/** From which circumradius of a hex on the screen names are written, and how much larger than life: as large as they should be, and as they are at least, so that none is smaller than nine pixels; and how large figures and costs are then, if they are seen. */
interface NameDistance {
  readonly from: number
  readonly sizes: readonly number[]
  readonly figure: number
  readonly cost: number
}

/** From the farthest to the nearest; nearer still, names are as large as the other letters. The styles of hexes have as many. */
export const NAME_DISTANCES: readonly NameDistance[] = [
  { from: 0, sizes: [4.5], figure: 0, cost: 0 },
  { from: 12, sizes: [3], figure: 0, cost: 0 },
  { from: 15, sizes: [2.93, 2.4], figure: 2.31, cost: 0 },
  { from: 18, sizes: [2.44, 2], figure: 1.93, cost: 0 },
  { from: 21, sizes: [2.1, 1.72], figure: 1.93, cost: 1.75 },
  { from: 24, sizes: [1.84, 1.5], figure: 1.45, cost: 1.52 },
  { from: 30, sizes: [1.47, 1.2], figure: 1.45, cost: 1.25 },
  { from: 36, sizes: [1.24, 1.12, 1], figure: 1, cost: 1 },
  { from: 46, sizes: [1], figure: 1, cost: 1 },
]

/** From here on places beyond the board have their names and notes. */
export const BEYOND_NAMES = 5

/** From here on all names are written, and much else. */
export const ALL_NAMES = 7

/** From where names are as large as the other letters. */
const NEAR = 60

/** Which of the distances it is; one more than there are where names are as large as the other letters. */
export const nameDistanceOf = (r: number): number =>
  r >= NEAR ? NAME_DISTANCES.length : NAME_DISTANCES.findLastIndex(({ from }) => r >= from)
