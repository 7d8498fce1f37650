import type { Paint } from '@roundhouse/view'

/** How the tokens of a company look: colour, letters, and a rim by its place in the list of companies. */
export interface TokenLook {
  readonly id: string
  readonly paint: Paint
  readonly index: number
}

export type TokenLooks = ReadonlyMap<string, TokenLook>

export const looksOf = (companies: readonly { readonly id: string; readonly paint: Paint }[]): TokenLooks =>
  new Map(companies.map(({ id, paint }, index) => [id, { id, paint, index }]))

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

export function rimOf(index: number): Rim {
  const number = index % RIMS.length
  return { dash: RIMS[number]!, double: number === DOUBLE }
}

/** The size of the letters, as a part of the radius. */
export const lettersSize = (letters: string): number =>
  [0.9, 0.9, 0.78, 0.62, 0.52, 0.43][letters.length] ?? 0.36

/** How wide letters are, of their size. */
const WIDE = 0.7
/** How narrow letters may become before they are left out. */
const NARROWEST = 0.57

/** How letters on something of a radius become so high as they must be to be read: taller, and no wider than there is room for. */
export function stretchLetters(letters: string, r: number, least: number): string {
  const size = r * lettersSize(letters)
  const tall = Math.max(1, least / size)
  const wide = Math.max(1, Math.min(tall, (1.6 * r) / (letters.length * WIDE * size)))
  return wide / tall < NARROWEST ? 'scale(0)' : `scale(${wide.toFixed(2)},${tall.toFixed(2)})`
}

/** Letters by how near the board is; the styles of hexes say which. */
export const lettersByDistance = (
  letters: string,
  r: number,
  drawn = 1,
): Readonly<Record<string, string>> => ({
  '--near': stretchLetters(letters, r, LEAST_LETTERS.near / drawn),
  '--far': stretchLetters(letters, r, LEAST_LETTERS.far / drawn),
})

/** The least size of letters, in units of a hex, that is nine pixels where everything is shown, and where ids and numbers are not. */
const LEAST_LETTERS = { near: 15, far: 25 }

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
