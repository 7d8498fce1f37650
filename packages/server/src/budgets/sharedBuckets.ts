import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Rate } from '../accounts/limits.ts'
import { hashSecret } from '../accounts/tokens.ts'
import { type Bucket, bucketsOf, fillTo, isEmpty, takenFrom } from '../live/bucket.ts'
import type { Database } from '../store/db.ts'

/** Buckets of which all processes take. */
export interface SharedBuckets {
  /** What is left for somebody here, as far as this process knows. */
  of(who: string, rate: Rate): Bucket
  /** Writes down what was taken here, where it was more than a little, and reads what all have taken. */
  share(): Promise<void>
}

/** What is taken flows off with time: with what is added to it only the rest counts. */
const TAKE = `insert into spending (who, ms, time) values (?, ?, ?)
  on conflict (who) do update set time = excluded.time, ms = excluded.ms + case
    when spending.time > excluded.time then spending.ms
    when spending.ms < (excluded.time - spending.time) * cast(? as double precision) then 0
    else spending.ms - (excluded.time - spending.time) * cast(? as double precision) end
  returning ms`

/** Each process keeps so much of what somebody may to itself, so that whoever takes no more costs no query. */
const KEPT = 0.1

/** So many are remembered: a few for everybody. */
const REMEMBERED = 50_000

/** So many are written down in one go: an embedded database lets nobody in meanwhile; and so many looked through. */
const AT_ONCE = 50
const LOOKED_THROUGH = 2000

/** What was taken out of a bucket and is written down nowhere; and how much had been taken when, as far as that goes. */
interface Unshared {
  readonly amount: number
  readonly taken: number
  readonly time: number
}

interface Due {
  readonly who: string
  readonly bucket: Bucket
  readonly unshared: Unshared
}

/** Counted in memory; each process learns only now and then what was taken in others, so that no request waits for it. */
export function sharedBucketsOf(db: Database, now: () => number): SharedBuckets {
  const buckets = bucketsOf(REMEMBERED)
  const known = new WeakMap<Bucket, Unshared>()
  let isSharing = false

  function unsharedOf(bucket: Bucket, time: number): Unshared {
    const before = known.get(bucket) ?? { amount: 0, taken: 0, time }
    const flowed = (Math.max(0, time - before.time) / 1000) * bucket.perSecond * KEPT
    const taken = takenFrom(bucket)
    return { amount: Math.max(0, before.amount - flowed) + taken - before.taken, taken, time }
  }

  /** Those of whose bucket more was taken than may be kept here. */
  async function dueNow(time: number): Promise<Due[]> {
    const due: Due[] = []
    for (const [index, [who, bucket]] of [...buckets.all()].entries()) {
      if (index % LOOKED_THROUGH === 0) await letOthersIn()
      const unshared = unsharedOf(bucket, time)
      known.set(bucket, unshared)
      if (unshared.amount > bucket.most * KEPT) due.push({ who, bucket, unshared })
    }
    // in the same order in all processes, so that none waits for one that waits for it
    return due.sort((one, other) => (one.who < other.who ? -1 : 1))
  }

  async function shareSome(some: readonly Due[], time: number): Promise<void> {
    const levels = await db.transaction(async (all) => {
      const levels: number[] = []
      for (const { who, bucket, unshared } of some) {
        const perMs = bucket.perSecond / 1000
        const row = await all.get<{ ms: number }>(TAKE, hashSecret(who), unshared.amount, time, perMs, perMs)
        levels.push(row!.ms)
      }
      return levels
    })
    for (const [index, { bucket, unshared }] of some.entries()) {
      const since = takenFrom(bucket) - unshared.taken
      isEmpty(bucket, time)
      // of what was taken here, what is kept to oneself counts here all the same
      fillTo(bucket, Math.min(bucket.left, bucket.most - levels[index]! - since), time)
      known.set(bucket, { ...unshared, amount: 0 })
    }
  }

  return {
    of: (who, rate) => buckets.of(who, rate),
    async share() {
      if (isSharing) return
      isSharing = true
      try {
        const time = now()
        const due = await dueNow(time)
        for (let from = 0; from < due.length; from += AT_ONCE) {
          await letOthersIn()
          await shareSome(due.slice(from, from + AT_ONCE), time)
        }
      } finally {
        isSharing = false
      }
    },
  }
}
