import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Services } from '../services.ts'

/** Counts and logs each request by its route: what stands in an address may be a secret. */
export const watchRequests =
  ({ log, metrics }: Pick<Services, 'log' | 'metrics'>): MiddlewareHandler =>
  async (context, next) => {
    const began = performance.now()
    await next()
    const ms = performance.now() - began
    const { method } = context.req
    const route = routePath(context)
    const { status } = context.res
    metrics.requests.observe({ method, route, status }, ms / 1000)
    log('info', 'request', { method, route, status, ms: Math.round(ms * 10) / 10 })
  }
