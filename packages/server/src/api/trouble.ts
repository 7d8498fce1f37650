import type { WireTrouble } from '@roundhouse/wire'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DatabaseUnreachable } from '../store/db.ts'
import { RequestTrouble } from '../trouble.ts'
import type { ApiEnvironment } from './route.ts'

export const STATUS: Readonly<Record<WireTrouble, ContentfulStatusCode>> = {
  form: 400,
  weak: 400,
  login: 401,
  password: 401,
  code: 401,
  passkey: 401,
  forbidden: 403,
  foreign: 403,
  guest: 403,
  barred: 403,
  banned: 403,
  missing: 404,
  closed: 404,
  overtaken: 409,
  taken: 409,
  state: 409,
  early: 409,
  declined: 409,
  many: 409,
  unconfirmed: 409,
  version: 409,
  large: 413,
  refused: 422,
  often: 429,
  busy: 503,
  unreachable: 503,
  broken: 500,
}

/** What an error comes to for whoever asked. What is our fault is logged, and told to nobody. */
export function answerTrouble(error: Error, context: Context<ApiEnvironment>): Response {
  if (error instanceof RequestTrouble) {
    if ('seconds' in error.more) context.header('Retry-After', String(error.more.seconds))
    return context.json({ trouble: error.code, ...error.more }, STATUS[error.code])
  }
  if (error instanceof DatabaseUnreachable) {
    context.var.services.log('warn', 'a request was not answered', {
      path: context.req.routePath,
      error: error.message,
    })
    context.header('Retry-After', '1')
    return context.json({ trouble: 'unreachable' }, STATUS.unreachable)
  }
  // nobody is left who would read the answer
  if (hasHungUp(error)) return context.json({ trouble: 'form' }, STATUS.form)
  if (error instanceof HTTPException && error.status === 413) return context.json({ trouble: 'large' }, 413)
  if (error instanceof HTTPException && error.status < 500) return context.json({ trouble: 'form' }, 400)
  context.var.services.log('error', 'a request failed', {
    method: context.req.method,
    path: context.req.routePath,
    error: error.stack ?? String(error),
  })
  return context.json({ trouble: 'broken' }, 500)
}

/** Whoever asked has hung up before everything was sent. */
const hasHungUp = (error: Error): boolean =>
  error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET'
