/** So many at once, and so many a second in the long run. */
export interface Bucket {
  readonly perSecond: number
  readonly most: number
  left: number
  time: number
}

export const bucket = (perSecond: number, most: number): Bucket => ({ perSecond, most, left: most, time: 0 })

/** Takes one out; true when there was none. */
export function isSpent(bucket: Bucket, now: number): boolean {
  const { perSecond, most, time } = bucket
  bucket.left = Math.min(most, bucket.left + (Math.max(0, now - time) / 1000) * perSecond)
  bucket.time = now
  if (bucket.left < 1) return true
  bucket.left--
  return false
}
