import { mustCost, owe, putEntry, takeEntry } from '@roundhouse/18xx/audit'
import { reachesStop } from '@roundhouse/board'
import { BOARD } from '../components/board.ts'
import { CORPORATION, isMinor } from '../components/companies.ts'
import type { EventOf1846 } from '../events.ts'
import type { Entries1846, Ledger1846 } from './ledger.ts'
import { tileCost } from './tileCost.ts'

/** What tiles and tokens cost, and tokens that cost nothing. */
export const boardCosts: Entries1846 = {
  laid(ledger, event) {
    const { company, hex, cost } = event
    mustCost(ledger, `the tile in ${hex}`, cost, tileCost(ledger.books, event))
    owe(ledger, company, 'bank', cost, 'tile')
  },
  'token-placed'(ledger, event) {
    const { company, hex, cost, by } = event
    mustCost(ledger, `the token in ${hex}`, cost, tokenCost(ledger, event))
    owe(ledger, company, 'bank', cost, 'token')
    if (by === undefined && !isMinor(company)) ledger.books.tokensLeft[company]--
    // 1846-3.57
    else if (by !== undefined && isMinor(by)) takeEntry(ledger.books, by, hex)
  },
  'second-token'(ledger, { corporation, hex }) {
    putEntry(ledger.books, corporation, hex, 0)
  },
  launched(ledger, { corporation }) {
    // 1846-6.24
    putEntry(ledger.books, corporation, CORPORATION[corporation].home, 0)
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
function tokenCost(
  { before }: Ledger1846,
  { company, hex, city, by }: EventOf1846<'token-placed'>,
): number | undefined {
  if (by !== undefined || isMinor(company)) return 0
  const { reserved } = CORPORATION[company]
  if (reserved?.hex !== hex) return 80
  return reachesStop(before.board, BOARD, company, hex, city) ? reserved.linked : reserved.unlinked
}
