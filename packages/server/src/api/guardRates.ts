import type { Context, MiddlewareHandler } from 'hono'
import type { Rate } from '../accounts/limits.ts'
import { isSpent } from '../live/bucket.ts'
import type { Services } from '../services.ts'
import { RequestTrouble } from '../trouble.ts'
import { addressOf } from './caller.ts'
import { isWriting } from './guard.ts'
import type { ApiEnvironment } from './route.ts'

type RateOf = (services: Services) => Rate
type WhoOf = (context: Context<ApiEnvironment>) => string | undefined

/** Lets everybody do only so much of something in a time, in all processes together; which rate holds, and for whom, if for anybody. */
const limitBy =
  (what: string, rateOf: RateOf, whoOf: WhoOf): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const { services } = context.var
    const who = whoOf(context)
    if (who !== undefined) {
      const rate = rateOf(services)
      const bucket = services.buckets.of(`${what} ${who}`, rate)
      if (isSpent(bucket, services.now()))
        throw new RequestTrouble('often', { seconds: Math.ceil((1 - bucket.left) / rate.perSecond) })
    }
    await next()
  }

/** Lets everybody change only so much in a time. */
export const rateLimit = (what: string, rateOf: RateOf, whoOf: WhoOf): MiddlewareHandler<ApiEnvironment> =>
  limitBy(what, rateOf, (context) => (isWriting(context) ? whoOf(context) : undefined))

export const addressLimit = (): MiddlewareHandler<ApiEnvironment> =>
  rateLimit('changes from', ({ limits }) => limits.writes.address, addressOf)

export const accountLimit = (): MiddlewareHandler<ApiEnvironment> =>
  rateLimit(
    'changes by',
    ({ limits }) => limits.writes.account,
    ({ var: { visitor } }) => visitor?.id,
  )

/** Lets everybody look up only so much in a time of what is dear to look up; whoever is logged in, apart from others at their address. */
export const readLimit = (what: string, rateOf: RateOf): MiddlewareHandler<ApiEnvironment> =>
  limitBy(what, rateOf, (context) => (isWriting(context) ? undefined : readerOf(context)))

const readerOf = (context: Context<ApiEnvironment>): string =>
  context.var.visitor ? `account ${context.var.visitor.id}` : `address ${addressOf(context)}`
