import { moveEntry, mustHold } from '@roundhouse/kernel/audit'
import type { SharedEntries } from './ledger.ts'

/** Shares and presidents. What is paid for shares, and to whom, is the title's. */
export const shareEntries: SharedEntries = {
  sold(ledger, { seat, corporation, count, into }) {
    moveEntry(ledger.books.shares[corporation]!, seat, into, count)
  },
  bought(ledger, { seat, corporation, from }) {
    moveEntry(ledger.books.shares[corporation]!, from, seat, 1)
  },
  launched(ledger, { seat, corporation, from, count }) {
    moveEntry(ledger.books.shares[corporation]!, from, seat, count)
  },
  president(ledger, { corporation, before, after }) {
    const { president } = ledger.books
    mustHold(ledger, president[corporation] === before, `${before} was not the president of ${corporation}`)
    president[corporation] = after
  },
}
