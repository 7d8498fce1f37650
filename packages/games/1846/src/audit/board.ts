import { type HexName, reachesStop } from '@roundhouse/board'
import { BOARD } from '../components/board.ts'
import { COMPANIES, CORPORATION, type CompanyId, isMinor } from '../components/companies.ts'
import { type Entries, type Ledger, must, owe, type Told } from './ledger.ts'
import { exitsOf, faceOf, tileCost } from './tileCost.ts'

/** Tiles and tokens, and what they cost. */
export const board: Entries = {
  laid(ledger, event) {
    const { company, hex, tile, rotation, cost } = event
    const { books } = ledger
    const right = tileCost(books, event)
    must(ledger, cost === right, `the tile in ${hex} is told to cost ${cost}, not ${right}`)
    owe(ledger, company, 'bank', cost, 'tile')
    const old = faceOf(books.tile, hex)
    books.tile = { ...books.tile, [hex]: { tile, rotation } }
    const fresh = faceOf(books.tile, hex)
    // 1846-6.20d: tokens stay in their city
    const becomes = old.stops.map((_, city) =>
      fresh.stops.findIndex((_, other) =>
        exitsOf(old, city).every((edge) => exitsOf(fresh, other).includes(edge)),
      ),
    )
    for (const id of COMPANIES)
      books.tokens[id] = books.tokens[id]
        .map((place) => {
          const [there, city] = place.split('.') as [HexName, string]
          return there === hex ? `${hex}.${becomes[Number(city)]}` : place
        })
        .sort()
  },
  'token-placed'(ledger, event) {
    const { company, hex, city, cost, by } = event
    const right = tokenCost(ledger, event)
    must(ledger, cost === right, `the token in ${hex} is told to cost ${cost}, not ${right}`)
    owe(ledger, company, 'bank', cost, 'token')
    put(ledger, company, hex, city)
    if (by === undefined && !isMinor(company)) ledger.books.tokensLeft[company]--
    // 1846-3.57
    else if (by !== undefined && isMinor(by)) take(ledger, by, hex)
  },
  'second-token'(ledger, { corporation, hex }) {
    put(ledger, corporation, hex, 0)
  },
  'token-removed'(ledger, { company, hex }) {
    take(ledger, company, hex)
  },
  launched(ledger, { corporation, hex }) {
    put(ledger, corporation, hex, 0)
  },
  closed({ books }, { corporation }) {
    books.tokens[corporation] = []
    books.tokensLeft[corporation] = 0
  },
  'private-closed'({ books }, { private: id }) {
    if (isMinor(id)) books.tokens[id] = []
  },
}

/** 1846-6.24a, 1846-6.24c; those of privates are free (1846-3.51, 1846-3.57). */
function tokenCost({ before }: Ledger, { company, hex, city, by }: Told<'token-placed'>): number | undefined {
  if (by !== undefined || isMinor(company)) return 0
  const { reserved } = CORPORATION[company]
  if (reserved?.hex !== hex) return 80
  return reachesStop(before.board, BOARD, company, hex, city) ? reserved.linked : reserved.unlinked
}

function put({ books }: Ledger, company: CompanyId, hex: HexName, city: number): void {
  books.tokens[company] = [...books.tokens[company], `${hex}.${city}`].sort()
}

function take({ books }: Ledger, company: CompanyId, hex: HexName): void {
  books.tokens[company] = books.tokens[company].filter((place) => !place.startsWith(`${hex}.`))
}
