import { chargeBuilding, putEntry } from '@roundhouse/18xx/audit'
import type { HexName } from '@roundhouse/board'
import { mustHold } from '@roundhouse/kernel/audit'
import { HEX, WAITING_HEXES, type WaitingHex } from '../components/board.ts'
import { CORPORATION, type CorporationId, isPublicCompany, PUBLIC_COMPANY } from '../components/companies.ts'
import type { EventOf1856 } from '../events.ts'
import type { Books1856, Entries1856, Ledger1856 } from './books.ts'

/** What tiles and tokens cost, and tokens without a city. */
export const boardCosts: Entries1856 = {
  laid(ledger, event) {
    chargeBuilding(ledger, 'tile', event, tileCost(ledger.books, event))
    // 1856-2.2a, 1856-5.1c, 1856-5.1d
    if (event.by !== 'TCC') ledger.books.turn.tileLaid = true
  },
  'token-placed'(ledger, event) {
    chargeBuilding(ledger, 'token', event, tokenCost(ledger.books, event))
    useToken(ledger, event.company, event.hex)
  },
  'token-waiting'(ledger, { corporation, hex }) {
    const { waiting, tile } = ledger.books
    mustHold(ledger, waiting[hex] === null && !(hex in tile), `no token can wait in ${hex}`)
    waiting[hex] = corporation
    useToken(ledger, corporation, hex)
  },
  'city-chosen'(ledger, { corporation, hex, city }) {
    const { books } = ledger
    mustHold(ledger, books.waiting[hex] === corporation, `no token of ${corporation} waits in ${hex}`)
    books.waiting[hex] = null
    putEntry(books, corporation, hex, city)
  },
  'token-removed'({ books }, { company, hex }) {
    // 1856-3j: one that waits
    if (books.waiting[hex as WaitingHex] === company) books.waiting[hex as WaitingHex] = null
  },
  closed({ books }, { corporation }) {
    for (const hex of WAITING_HEXES) if (books.waiting[hex] === corporation) books.waiting[hex] = null
  },
}

/** 1856-2.1a, 1856-2.3a, 1856-5.1c. */
function useToken(ledger: Ledger1856, id: CorporationId, hex: HexName): void {
  const { books } = ledger
  if (isPublicCompany(id) && isAtHome(books, id))
    mustHold(ledger, hex === PUBLIC_COMPANY[id].home.hex, `${id} is not at home in ${hex}`)
  else books.turn.tokenPlaced = true
  books.tokensLeft[id]--
}

/** Its next token is that of its home. */
const isAtHome = ({ tokensLeft }: Books1856, id: CorporationId): boolean =>
  isPublicCompany(id) && tokensLeft[id] === CORPORATION[id].tokens.length

/** 1856-2.3a, 1856-3j; those at home and of Waterloo & Saugeen are free (1856-2.1a, 1856-5.1c). */
function tokenCost(books: Books1856, { company, by }: EventOf1856<'token-placed'>): number {
  if (by !== undefined || isAtHome(books, company)) return 0
  if (company === 'CGR') return 100
  return books.tokensLeft[company] === CORPORATION[company].tokens.length - 1 ? 40 : 100
}

/** 1856-2.2i; those of privates are free (1856-5.1c, 1856-5.1d). */
function tileCost({ tile }: Books1856, { hex, by }: EventOf1856<'laid'>): number {
  if (by !== undefined || hex in tile) return 0
  return HEX.get(hex)?.terrain ? 40 : 0
}
