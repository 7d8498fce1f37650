import type { SharedEntries } from './ledger.ts'
import { demandSpace } from './marketEntries.ts'
import { owe } from './payments.ts'
import { leaveGame } from './trainEntries.ts'

/** A corporation leaves the game with all that it has (1846 5.25, 1856 1.2t); its privates are told by themselves. */
export const closingEntries: SharedEntries = {
  closed(ledger, { corporation }) {
    const { books } = ledger
    const shares = books.shares[corporation]!
    owe(ledger, corporation, 'bank', books.cash[corporation]!, 'closing')
    leaveGame(ledger, ({ at }) => at === corporation)
    demandSpace(ledger, corporation, null)
    books.president[corporation] = null
    books.tokens[corporation] = []
    books.tokensLeft[corporation] = 0
    for (const place of Object.keys(shares)) shares[place] = 0
  },
}
