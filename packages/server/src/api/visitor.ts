import type { Context } from 'hono'
import { RequestTrouble } from '../trouble.ts'
import type { ApiEnvironment, Visitor } from './route.ts'

/** Whoever is logged in. */
export function requireVisitor(context: Context<ApiEnvironment>): Visitor {
  const { visitor } = context.var
  if (!visitor) throw new RequestTrouble('login')
  return visitor
}
