/** So many at once, and so many a second in the long run. */
export interface Bucket {
  readonly perSecond: number
  readonly most: number
  left: number
  time: number
  /** How much has come in since it was made, all in all. */
  filled: number
}

export const bucket = (perSecond: number, most: number): Bucket => ({
  ...{ perSecond, most },
  ...{ left: most, time: 0, filled: 0 },
})

/** How much was taken out of it, all in all. */
export const takenFrom = ({ most, filled, left }: Bucket): number => most + filled - left

/** So much is in it now, without anything having been taken. */
export function fillTo(bucket: Bucket, left: number, now: number): void {
  bucket.filled += left - bucket.left
  bucket.left = left
  bucket.time = now
}

/** Whether there is nothing to be taken out just now. */
export function isEmpty(bucket: Bucket, now: number): boolean {
  const { perSecond, most, left, time } = bucket
  fillTo(bucket, Math.min(most, left + (Math.max(0, now - time) / 1000) * perSecond), now)
  return bucket.left < 1
}

/** Takes one out; true when there was none. */
export function isSpent(bucket: Bucket, now: number): boolean {
  if (isEmpty(bucket, now)) return true
  bucket.left--
  return false
}

/** Buckets by whose they are, which outlive whatever those have open. */
export interface Buckets {
  /** Another one where the rate is not what it was. */
  of(who: string, rate: Pick<Bucket, 'perSecond' | 'most'>): Bucket
  all(): Iterable<readonly [who: string, bucket: Bucket]>
}

/** So many are remembered; then those that have not been seen for longest are forgotten. */
export function bucketsOf(remembered: number): Buckets {
  const buckets = new Map<string, Bucket>()
  return {
    of(who, { perSecond, most }) {
      const known = buckets.get(who)
      const own = known?.perSecond === perSecond && known.most === most ? known : bucket(perSecond, most)
      buckets.delete(who)
      buckets.set(who, own)
      if (buckets.size > remembered) buckets.delete(buckets.keys().next().value!)
      return own
    },
    all: () => buckets,
  }
}
