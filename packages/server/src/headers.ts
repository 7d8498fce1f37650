import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { isSecure } from './api/caller.ts'
import type { Services } from './services.ts'

const NOBODY = ["'none'"]
const OURSELVES = ["'self'"]

/** What can be the name of a host, and nothing that would be a policy of its own. */
const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i

/** How long a browser remembers that we are reached by an encrypted line alone, in seconds. */
const REMEMBERED = 365 * 24 * 60 * 60

/** Nothing comes from elsewhere, no script or style stands in a page, and nobody frames us. */
export function securityHeaders(services: Pick<Services, 'trustProxy'>): MiddlewareHandler {
  const secure = ({ req }: Context) => isSecure(services, (name) => req.header(name))
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: NOBODY,
      scriptSrc: OURSELVES,
      workerSrc: OURSELVES,
      styleSrc: OURSELVES,
      imgSrc: [...OURSELVES, 'data:', 'blob:'],
      fontSrc: OURSELVES,
      connectSrc: [...OURSELVES, (context) => liveLines(context, secure(context))],
      manifestSrc: OURSELVES,
      baseUri: NOBODY,
      formAction: NOBODY,
      frameAncestors: NOBODY,
    },
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
  })
  return async (context, next) => {
    await headers(context, next)
    if (secure(context)) context.header('Strict-Transport-Security', `max-age=${REMEMBERED}`)
  }
}

/** Not every browser takes the live line to ourselves for our own. */
function liveLines({ req }: Context, secure: boolean): string {
  const host = req.header('Host') ?? ''
  if (!HOST.test(host)) return "'self'"
  return secure ? `wss://${host}` : `ws://${host} wss://${host}`
}
