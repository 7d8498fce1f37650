import {
  type BoardContents,
  type Components,
  type Edge,
  type Face,
  faceAt,
  type HexName,
} from '@roundhouse/board'
import type { Books } from './books.ts'
import type { SharedEntries } from './ledger.ts'

/** Tiles and tokens. What they cost is the title's. */
export const boardEntries = (board: Components): SharedEntries => ({
  laid({ books }, { hex, tile, rotation }) {
    const old = faceIn(board, books.tile, hex)
    books.tile[hex] = { tile, rotation }
    const fresh = faceIn(board, books.tile, hex)
    // tokens stay in their city
    const becomes = old.stops.map((_, city) => cityAfter(old, city, fresh))
    for (const id of Object.keys(books.tokens))
      books.tokens[id] = books.tokens[id]!.map((place) => {
        const [there, city] = place.split('.') as [HexName, string]
        return there === hex ? `${hex}.${becomes[Number(city)]}` : place
      }).sort()
  },
  'token-placed'({ books }, { company, hex, city }) {
    putEntry(books, company, hex, city)
  },
  'token-removed'({ books }, { company, hex, city }) {
    takeEntry(books, company, hex, city)
  },
})

/** A city without track stays where it is among the others. */
function cityAfter(old: Face, city: number, fresh: Face): number {
  const exits = exitsOf(old, city)
  if (exits.length === 0) return city
  return fresh.stops.findIndex((_, other) => exits.every((edge) => exitsOf(fresh, other).includes(edge)))
}

export function putEntry(
  { tokens }: Pick<Books, 'tokens'>,
  company: string,
  hex: HexName,
  city: number,
): void {
  tokens[company] = [...tokens[company]!, `${hex}.${city}`].sort()
}

/** All tokens of a company in a hex, or that in one city of it. */
export function takeEntry(
  { tokens }: Pick<Books, 'tokens'>,
  company: string,
  hex: HexName,
  city?: number,
): void {
  const isTaken = (place: string) =>
    city === undefined ? place.startsWith(`${hex}.`) : place === `${hex}.${city}`
  tokens[company] = tokens[company]!.filter((place) => !isTaken(place))
}

/** What a hex shows with these tiles. */
export const faceIn = (board: Components, tiles: BoardContents['tiles'], hex: HexName): Face =>
  faceAt({ tiles, tokens: {} }, board, hex)

/** The edges that track leads to, or only that of a stop. */
export const exitsOf = ({ paths }: Face, stop?: number): Edge[] => [
  ...new Set(
    paths
      .filter((path) => stop === undefined || path.includes(`s${stop}`))
      .flat()
      .filter((end) => typeof end === 'number'),
  ),
]
