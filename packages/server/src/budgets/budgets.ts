import type { Rate } from '../accounts/limits.ts'
import { isEmpty } from '../live/bucket.ts'
import type { Payer } from './payer.ts'
import type { SharedBuckets } from './sharedBuckets.ts'

/** How much of a processor somebody may have for reading, in milliseconds. */
export interface ProcessorRates {
  readonly account: Rate
  /** All who are not logged in, from an address. */
  readonly address: Rate
  /** All accounts together that come from an address. */
  readonly accountsAtAddress: Rate
}

/** What everybody has left to have something worked out with. */
export interface Budgets {
  payerOf(user: string | null, address: string): Payer
}

export function budgetsOf(buckets: SharedBuckets, rates: ProcessorRates, now: () => number): Budgets {
  const bucketsFor = (user: string | null, address: string): (readonly [who: string, rate: Rate])[] =>
    user === null
      ? [[`address ${address}`, rates.address]]
      : [
          [`account ${user}`, rates.account],
          [`accounts at ${address}`, rates.accountsAtAddress],
        ]

  /** In seconds, where so much may be owed. A bucket is filled up to this moment by asking whether it is empty. */
  function waitFor(who: string, rate: Rate, credit = 0): number {
    const bucket = buckets.of(who, rate)
    return isEmpty(bucket, now()) ? Math.max(0, Math.ceil((1 - credit - bucket.left) / rate.perSecond)) : 0
  }

  return {
    payerOf(user, address) {
      const those = bucketsFor(user, address)
      return {
        wait: () => Math.max(...those.map(([who, rate]) => waitFor(who, rate))),
        waitWithCredit: () => Math.max(...those.map(([who, rate]) => waitFor(who, rate, rate.most))),
        charge(ms) {
          for (const [who, rate] of those) {
            waitFor(who, rate)
            buckets.of(who, rate).left -= ms
          }
        },
      }
    },
  }
}
