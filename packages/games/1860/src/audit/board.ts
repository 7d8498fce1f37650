import { chargeBuilding } from '@roundhouse/18xx/audit'
import { placeAt } from '@roundhouse/board'
import { mustHold } from '@roundhouse/kernel/audit'
import { HEX } from '../components/board.ts'
import { CORPORATION } from '../components/companies.ts'
import { TERRAIN_COST } from '../components/money.ts'
import { boardOf } from '../title.ts'
import type { Entries1860 } from './books.ts'

/** What tiles and tokens cost, and the home tile. */
export const boardCosts: Entries1860 = {
  laid(ledger, event) {
    const { books } = ledger
    const { company, hex } = event
    // 1860-TR.7
    const isFirst = !(hex in books.tile)
    chargeBuilding(ledger, 'tile', event, isFirst && HEX.get(hex)?.terrain ? TERRAIN_COST : 0)
    // 1860-FLO.3
    const { homeTileOf } = books
    const isDue = homeTileOf === null || (homeTileOf === company && hex === CORPORATION[company].home.hex)
    mustHold(ledger, isDue, `${company} lays a tile before ${homeTileOf} is at home`)
    books.homeTileOf = null
  },
  'token-placed'(ledger, event) {
    const { books } = ledger
    const { company, hex } = event
    const { tokens, home } = CORPORATION[company]
    const placed = tokens.length - books.tokensLeft[company]
    // 1860-TOK.1
    chargeBuilding(ledger, 'token', event, tokens[placed])
    books.tokensLeft[company]--
    if (placed > 0) return
    // 1860-FLO.2
    mustHold(ledger, hex === home.hex, `${company} is not at home in ${hex}`)
    const { printed } = placeAt(boardOf(ledger.before).map, hex)
    // 1860-FLO.3
    if (printed.color === 'plain' && !(hex in books.tile)) books.homeTileOf = company
  },
  'home-tile-skipped'(ledger, { corporation }) {
    const { books } = ledger
    mustHold(ledger, books.homeTileOf === corporation, `${corporation} needs no home tile`)
    books.homeTileOf = null
  },
}
