import type { Context, MiddlewareHandler } from 'hono'
import { atCostOf, type Payer } from '../budgets/payer.ts'
import { workShareOf } from '../budgets/workShare.ts'
import { RequestTrouble } from '../trouble.ts'
import { addressOf } from './caller.ts'
import { isWriting } from './guard.ts'
import type { ApiEnvironment } from './route.ts'

/** Of every thread there is one, however many servers it runs. */
const share = workShareOf()

/** Whoever asks pays for what it costs; what every page needs may be owed. */
export const chargeCost = (): MiddlewareHandler<ApiEnvironment> => async (context, next) => {
  const payer = payerOf(context)
  if (isReading(context)) holdUp(payer.waitWithCredit())
  const end = share.begin()
  try {
    await atCostOf(payer, next)
  } finally {
    payer.charge(end())
  }
}

/** Nothing is left: what is dear is not read; what somebody does at a table is done all the same. */
export const costLimit = (): MiddlewareHandler<ApiEnvironment> => async (context, next) => {
  if (isReading(context)) holdUp(payerOf(context).wait())
  await next()
}

const payerOf = (context: Context<ApiEnvironment>): Payer =>
  context.var.services.budgets.payerOf(context.var.visitor?.id ?? null, addressOf(context))

function holdUp(seconds: number): void {
  if (seconds > 0) throw new RequestTrouble('often', { seconds })
}

const isReading = (context: Context<ApiEnvironment>): boolean =>
  !isWriting(context) || context.req.path.endsWith('/why-not')
