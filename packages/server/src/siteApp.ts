import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { getPath } from 'hono/utils/url'
import type { Api } from './api/route.ts'
import { securityHeaders } from './headers.ts'
import { packedFiles } from './packedFiles.ts'
import type { Services } from './services.ts'

/** Files whose names change with what is in them. */
const LASTING = /^\/assets\//

/** The site as it answers requests: the files of a folder, and the same page for every address of the app. */
export function siteApp(
  folder: string,
  api?: Api,
  services: Pick<Services, 'trustProxy'> = { trustProxy: false },
  watch?: MiddlewareHandler,
): Hono {
  const app = new Hono({ getPath: (request) => getPath(request).replace(/^\/api\/$/, '/api') })
  const packed = compress()
  if (watch) app.use(watch)
  // What answers a change is short.
  app.use((context, next) => (context.req.method === 'GET' ? packed(context, next) : next()))
  app.use(securityHeaders(services))
  app.use(async (context, next) => {
    await next()
    const lasts = LASTING.test(context.req.path) && context.res.ok
    if (!context.res.headers.has('Cache-Control'))
      context.header('Cache-Control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache')
  })
  if (api) {
    app.route('/api', api)
    app.all('/api/*', (context) => context.json({ trouble: 'missing' }, 404))
  }
  app.use('/assets/*', packedFiles())
  app.get('*', serveStatic({ root: folder }))
  app.get('*', async (context, next) =>
    isPage(context.req.path) ? serveStatic({ root: folder, path: 'index.html' })(context, next) : next(),
  )
  app.notFound((context) => context.body(null, 404))
  return app
}

/** A file has an ending; an address of the app may have a dot only in a name that somebody chose. */
const isPage = (path: string): boolean => !LASTING.test(path) && !/\.[a-z]+$/.test(path)
