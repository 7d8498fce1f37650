/** So many at once, and so many a second in the long run. */
export interface Bucket {
  readonly perSecond: number
  readonly most: number
  left: number
  time: number
}

export const bucket = (perSecond: number, most: number): Bucket => ({ perSecond, most, left: most, time: 0 })

/** Whether there is nothing to be taken out just now. */
export function isEmpty(bucket: Bucket, now: number): boolean {
  const { perSecond, most, time } = bucket
  bucket.left = Math.min(most, bucket.left + (Math.max(0, now - time) / 1000) * perSecond)
  bucket.time = now
  return bucket.left < 1
}

/** Takes one out; true when there was none. */
export function isSpent(bucket: Bucket, now: number): boolean {
  if (isEmpty(bucket, now)) return true
  bucket.left--
  return false
}

/** So many are remembered; then those that have not been seen for longest are forgotten. */
const REMEMBERED = 10_000

/** A bucket for each of them, which outlives whatever they have open. */
export function bucketsOf(): (who: string, rate: Pick<Bucket, 'perSecond' | 'most'>) => Bucket {
  const buckets = new Map<string, Bucket>()
  return (who, { perSecond, most }) => {
    const own = buckets.get(who) ?? bucket(perSecond, most)
    buckets.delete(who)
    buckets.set(who, own)
    if (buckets.size > REMEMBERED) buckets.delete(buckets.keys().next().value!)
    return own
  }
}
