import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { hashSecret } from '../accounts/tokens.ts'
import type { Services } from '../services.ts'
import { RequestTrouble } from '../trouble.ts'
import type { Api, ApiEnvironment } from './route.ts'

/** How long the database may take to say something, in milliseconds. */
const TIMEOUT_MS = 2000

/** How long it is believed that the database can write, or cannot, in milliseconds. */
const SEEN_FOR = 2000

const state = { content: { 'application/json': { schema: z.object({ ok: z.boolean() }) } } }

/** For whoever watches over the server: is it up, may it be asked, what has it done. */
export function healthApi(api: Api): void {
  const isWritable = writeProbe()
  api.openapi(
    createRoute({
      method: 'get',
      path: '/health',
      responses: { 200: { ...state, description: 'The process is up' } },
    }),
    (context) => context.json({ ok: true }),
  )
  api.openapi(
    createRoute({
      method: 'get',
      path: '/ready',
      responses: {
        200: { ...state, description: 'The process takes requests' },
        503: {
          ...state,
          description: 'It does not: it is being stopped, or its database does not answer or cannot write',
        },
      },
    }),
    async (context) =>
      (await isReady(context.var.services, isWritable))
        ? context.json({ ok: true })
        : context.json({ ok: false }, 503),
  )
  api.openapi(
    createRoute({
      method: 'get',
      path: '/metrics',
      responses: {
        200: {
          description: 'Figures for Prometheus',
          content: { 'text/plain': { schema: z.string() } },
        },
      },
    }),
    async (context) => {
      const { registry, token } = context.var.services.metrics
      if (!isFromHere(context) && !(token && isBearer(context, token))) throw new RequestTrouble('forbidden')
      return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
    },
  )
}

async function isReady(
  services: Services,
  isWritable: (services: Services) => Promise<boolean>,
): Promise<boolean> {
  if (services.closing()) return false
  const late = new Promise<false>((done) => setTimeout(() => done(false), TIMEOUT_MS).unref())
  return Promise.race([isWritable(services), late])
}

/** Whether the database can write, seen by writing what stands there already; anybody may ask, so not each time. */
function writeProbe(): (services: Services) => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined
  return ({ db, log }) => {
    const now = performance.now()
    if (asked && now - asked.at < SEEN_FOR) return asked.answer
    const answer = db.run('update changes set number = number where number = 0').then(
      () => true,
      (error: unknown) => {
        log('error', 'the database cannot write', { error: String(error) })
        return false
      },
    )
    asked = { at: now, answer }
    return answer
  }
}

/** From this machine, and not handed on by a proxy on it. */
function isFromHere({ req, env }: Context<ApiEnvironment>): boolean {
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage }
  const address = incoming?.socket.remoteAddress ?? ''
  return /^(?:::ffff:)?127\.|^::1$/.test(address) && req.header('X-Forwarded-For') === undefined
}

const isBearer = ({ req }: Context<ApiEnvironment>, token: string): boolean =>
  timingSafeEqual(
    Buffer.from(hashSecret(req.header('Authorization') ?? '')),
    Buffer.from(hashSecret(`Bearer ${token}`)),
  )
