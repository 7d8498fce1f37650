import { must, owe, putEntry, takeEntry } from '@roundhouse/18xx/audit'
import { reachesStop } from '@roundhouse/board'
import { BOARD } from '../components/board.ts'
import { CORPORATION, isMinor } from '../components/companies.ts'
import type { EventOf1846 } from '../events.ts'
import type { Entries1846, Ledger1846 } from './ledger.ts'
import { tileCost } from './tileCost.ts'

/** What tiles and tokens cost, and tokens that cost nothing. */
export const boardPriced: Entries1846 = {
  laid(ledger, event) {
    const { company, hex, cost } = event
    const right = tileCost(ledger.books, event)
    must(ledger, cost === right, `the tile in ${hex} is told to cost ${cost}, not ${right}`)
    owe(ledger, company, 'bank', cost, 'tile')
  },
  'token-placed'(ledger, event) {
    const { company, hex, cost, by } = event
    const right = tokenCost(ledger, event)
    must(ledger, cost === right, `the token in ${hex} is told to cost ${cost}, not ${right}`)
    owe(ledger, company, 'bank', cost, 'token')
    if (by === undefined && !isMinor(company)) ledger.books.tokensLeft[company]--
    // 1846-3.57
    else if (by !== undefined && isMinor(by)) takeEntry(ledger.books, by, hex)
  },
  'second-token'(ledger, { corporation, hex }) {
    putEntry(ledger.books, corporation, hex, 0)
  },
  launched(ledger, { corporation, hex }) {
    putEntry(ledger.books, corporation, hex, 0)
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
