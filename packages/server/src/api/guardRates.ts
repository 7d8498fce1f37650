import type { Context, MiddlewareHandler } from 'hono'
import type { Rate } from '../accounts/limits.ts'
import { type Bucket, bucket, isSpent } from '../live/bucket.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { addressOf } from './caller.ts'
import { isWriting } from './guard.ts'
import type { Surroundings } from './route.ts'

/** So many are remembered; then those that have not been seen for longest are forgotten. */
const REMEMBERED = 10_000

/** Lets everybody change only so much in a time; who it is about, and which rate holds for them. */
export function rateLimit(
  rateOf: (world: World) => Rate,
  whoOf: (context: Context<Surroundings>) => string | undefined,
): MiddlewareHandler<Surroundings> {
  const buckets = new Map<string, Bucket>()
  return async (context, next) => {
    const { world } = context.var
    const who = isWriting(context) ? whoOf(context) : undefined
    if (who !== undefined) {
      const { perSecond, most } = rateOf(world)
      const own = buckets.get(who) ?? bucket(perSecond, most)
      buckets.delete(who)
      buckets.set(who, own)
      if (buckets.size > REMEMBERED) buckets.delete(buckets.keys().next().value!)
      if (isSpent(own, world.now())) throw new Trouble('often', { seconds: Math.ceil(1 / perSecond) })
    }
    await next()
  }
}

export const addressLimit = (): MiddlewareHandler<Surroundings> =>
  rateLimit(({ limits }) => limits.writes.address, addressOf)

export const accountLimit = (): MiddlewareHandler<Surroundings> =>
  rateLimit(
    ({ limits }) => limits.writes.account,
    ({ var: { visitor } }) => visitor?.id,
  )
