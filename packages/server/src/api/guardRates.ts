import type { Context, MiddlewareHandler } from 'hono'
import type { Rate } from '../accounts/limits.ts'
import { bucketsOf, isSpent } from '../live/bucket.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { addressOf } from './caller.ts'
import { isWriting } from './guard.ts'
import type { Surroundings } from './route.ts'

type RateOf = (world: World) => Rate
type WhoOf = (context: Context<Surroundings>) => string | undefined

/** Lets everybody do only so much in a time; which rate holds, and for whom, if for anybody. */
function limited(rateOf: RateOf, whoOf: WhoOf): MiddlewareHandler<Surroundings> {
  const bucketOf = bucketsOf()
  return async (context, next) => {
    const { world } = context.var
    const who = whoOf(context)
    if (who !== undefined) {
      const rate = rateOf(world)
      if (isSpent(bucketOf(who, rate), world.now()))
        throw new Trouble('often', { seconds: Math.ceil(1 / rate.perSecond) })
    }
    await next()
  }
}

/** Lets everybody change only so much in a time. */
export const rateLimit = (rateOf: RateOf, whoOf: WhoOf): MiddlewareHandler<Surroundings> =>
  limited(rateOf, (context) => (isWriting(context) ? whoOf(context) : undefined))

export const addressLimit = (): MiddlewareHandler<Surroundings> =>
  rateLimit(({ limits }) => limits.writes.address, addressOf)

export const accountLimit = (): MiddlewareHandler<Surroundings> =>
  rateLimit(
    ({ limits }) => limits.writes.account,
    ({ var: { visitor } }) => visitor?.id,
  )

/** Lets everybody look up only so much in a time of what is dear to look up. */
export const readLimit = (rateOf: RateOf): MiddlewareHandler<Surroundings> =>
  limited(rateOf, (context) => (isWriting(context) ? undefined : addressOf(context)))
