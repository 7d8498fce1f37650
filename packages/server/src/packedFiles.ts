import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const pack = promisify(gzip)

/** What gets smaller by it; pictures and sounds are packed as they are. */
const PACKABLE = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/

/** Packs files once, those whose names change with what is in them: to pack them for everybody anew costs far more than to send them. */
export function packedFiles(): MiddlewareHandler {
  const packed = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  return async (context, next) => {
    await next()
    const { res, req } = context
    const isMeant =
      req.method === 'GET' &&
      res.status === 200 &&
      /\bgzip\b/.test(req.header('Accept-Encoding') ?? '') &&
      PACKABLE.test(res.headers.get('Content-Type') ?? '')
    if (!isMeant) return
    const known = packed.get(req.path)
    if (known) await res.body?.cancel()
    const bytes = await (known ??
      remember(
        req.path,
        res.arrayBuffer().then((whole) => pack(whole)),
      ))
    const headers = new Headers(res.headers)
    headers.set('Content-Encoding', 'gzip')
    headers.set('Content-Length', String(bytes.length))
    headers.append('Vary', 'Accept-Encoding')
    context.res = undefined
    context.res = new Response(bytes, { status: 200, headers })
  }

  function remember(path: string, packing: Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
    packed.set(path, packing)
    packing.catch(() => packed.delete(path))
    return packing
  }
}
