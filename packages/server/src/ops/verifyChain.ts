import { type LinkedEntry, linkOf, NO_LINK } from '../store/chain.ts'

/** The first entry that is not the one that was written there, counted from 1; undefined where all are. */
export function brokenLink(log: readonly LinkedEntry[]): number | undefined {
  let link = NO_LINK
  for (const [index, row] of log.entries()) {
    link = linkOf(link, row)
    if (row.seq !== index || (row.chain !== null && row.chain !== link)) return index + 1
  }
  return undefined
}
