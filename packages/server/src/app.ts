import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'

const NOBODY = ["'none'"]
const OURSELVES = ["'self'"]

/** Nothing comes from elsewhere, and no script or style stands in a page. */
const CONTENT = {
  defaultSrc: NOBODY,
  scriptSrc: OURSELVES,
  workerSrc: OURSELVES,
  styleSrc: OURSELVES,
  imgSrc: [...OURSELVES, 'data:', 'blob:'],
  fontSrc: OURSELVES,
  connectSrc: OURSELVES,
  manifestSrc: OURSELVES,
  baseUri: NOBODY,
  formAction: NOBODY,
  frameAncestors: NOBODY,
}

/** Files whose names change with what is in them. */
const LASTING = /^\/assets\//

/** The site as it answers requests: the files of a folder, and the same page for every address of the app. */
export function siteApp(folder: string): Hono {
  const app = new Hono()
  app.use(compress())
  app.use(
    secureHeaders({ contentSecurityPolicy: CONTENT, xFrameOptions: 'DENY', strictTransportSecurity: false }),
  )
  app.use(async (context, next) => {
    await next()
    const lasts = LASTING.test(context.req.path) && context.res.ok
    context.header('Cache-Control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache')
  })
  app.get('*', serveStatic({ root: folder }))
  app.get('*', async (context, next) =>
    isPage(context.req.path) ? serveStatic({ root: folder, path: 'index.html' })(context, next) : next(),
  )
  app.notFound((context) => context.body(null, 404))
  return app
}

/** A file has an ending; an address of the app may have a dot only in a name that somebody chose. */
const isPage = (path: string): boolean => !LASTING.test(path) && !/\.[a-z]+$/.test(path)
