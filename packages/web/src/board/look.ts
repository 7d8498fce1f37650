import type { Paint } from '@roundhouse/kernel'

/** How the tokens of a company look: colour, letters, and a rim by its place in the list of companies. */
export interface Look {
  readonly id: string
  readonly paint: Paint
  readonly place: number
}

export type Looks = ReadonlyMap<string, Look>

export const looksOf = (companies: readonly { readonly id: string; readonly paint: Paint }[]): Looks =>
  new Map(companies.map(({ id, paint }, place) => [id, { id, paint, place }]))

/** The dash of each rim, of 24 parts of the circle; null where there is no ring. */
const RIMS: readonly (string | null)[] = [
  '24 0',
  '12 12',
  '3 3',
  '1 1',
  '5 1',
  '1.4 2.6',
  '6 2',
  '2 2',
  '3 1 1 1',
  '24 0',
  null,
  '8 4',
]
const DOUBLE = 9

interface Rim {
  readonly dash: string | null
  readonly double: boolean
}

export function rimOf(place: number): Rim {
  const number = place % RIMS.length
  return { dash: RIMS[number]!, double: number === DOUBLE }
}

/** The size of the letters, as a part of the radius. */
export const lettersSize = (letters: string): number =>
  [0.9, 0.9, 0.78, 0.62, 0.52, 0.43][letters.length] ?? 0.36

/** Lines of trains: colour and dash. */
const RUNS: readonly { readonly color: string; readonly dash: string }[] = [
  { color: 'var(--route-1)', dash: 'none' },
  { color: 'var(--route-2)', dash: '26 14' },
  { color: 'var(--route-3)', dash: '8 10' },
  { color: 'var(--route-4)', dash: '40 10 8 10' },
  { color: 'var(--route-5)', dash: '14 8' },
]

export const runLook = (run: number): { readonly color: string; readonly dash: string } =>
  RUNS[run % RUNS.length]!
