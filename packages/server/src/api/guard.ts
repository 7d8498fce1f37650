import { OWN_PAGE } from '@roundhouse/wire'
import type { Context, Next } from 'hono'
import { RequestTrouble } from '../trouble.ts'
import { isSecure } from './caller.ts'
import { isSoundJson } from './guardJson.ts'
import type { ApiEnvironment } from './route.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

export const isWriting = ({ req }: Context<ApiEnvironment>): boolean => !READING.includes(req.method)

/** Whoever wants to change something must come from our own pages, with JSON that nobody stumbles over. */
export async function guard(context: Context<ApiEnvironment>, next: Next): Promise<void> {
  if (isWriting(context)) {
    if (!isOwn(context)) throw new RequestTrouble('foreign')
    const text = await context.req.text()
    if (text !== '' && !isSoundJson(text)) throw new RequestTrouble('form')
  }
  await next()
}

/** The browser says where a page comes from; a page elsewhere can neither change that nor send our header. */
function isOwn({ req, var: { services } }: Context<ApiEnvironment>): boolean {
  const site = req.header('Sec-Fetch-Site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = req.header('Origin')
  const secure = isSecure(services, (name) => req.header(name))
  if (origin !== undefined && !isOrigin(origin, req.header('Host') ?? new URL(req.url).host, secure))
    return false
  const [type = ''] = req.header('Content-Type')?.split(';') ?? []
  return (
    req.header('X-Roundhouse') === OWN_PAGE['X-Roundhouse'] &&
    type.trim().toLowerCase() === OWN_PAGE['Content-Type']
  )
}

function isOrigin(origin: string, host: string, secure: boolean): boolean {
  if (!URL.canParse(origin)) return false
  const { host: from, protocol } = new URL(origin)
  return from === host.toLowerCase() && (!secure || protocol === 'https:')
}
