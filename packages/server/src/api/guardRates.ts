import type { Context, MiddlewareHandler } from 'hono'
import type { Rate } from '../accounts/limits.ts'
import { bucketsOf, isSpent } from '../live/bucket.ts'
import type { Services } from '../services.ts'
import { RequestTrouble } from '../trouble.ts'
import { addressOf } from './caller.ts'
import { isWriting } from './guard.ts'
import type { ApiEnvironment } from './route.ts'

type RateOf = (services: Services) => Rate
type WhoOf = (context: Context<ApiEnvironment>) => string | undefined

/** Lets everybody do only so much in a time; which rate holds, and for whom, if for anybody. */
function limitBy(rateOf: RateOf, whoOf: WhoOf): MiddlewareHandler<ApiEnvironment> {
  const bucketOf = bucketsOf()
  return async (context, next) => {
    const { services } = context.var
    const who = whoOf(context)
    if (who !== undefined) {
      const rate = rateOf(services)
      if (isSpent(bucketOf(who, rate), services.now()))
        throw new RequestTrouble('often', { seconds: Math.ceil(1 / rate.perSecond) })
    }
    await next()
  }
}

/** Lets everybody change only so much in a time. */
export const rateLimit = (rateOf: RateOf, whoOf: WhoOf): MiddlewareHandler<ApiEnvironment> =>
  limitBy(rateOf, (context) => (isWriting(context) ? whoOf(context) : undefined))

export const addressLimit = (): MiddlewareHandler<ApiEnvironment> =>
  rateLimit(({ limits }) => limits.writes.address, addressOf)

export const accountLimit = (): MiddlewareHandler<ApiEnvironment> =>
  rateLimit(
    ({ limits }) => limits.writes.account,
    ({ var: { visitor } }) => visitor?.id,
  )

/** Lets everybody look up only so much in a time of what is dear to look up. */
export const readLimit = (rateOf: RateOf): MiddlewareHandler<ApiEnvironment> =>
  limitBy(rateOf, (context) => (isWriting(context) ? undefined : addressOf(context)))
