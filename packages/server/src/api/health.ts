import { timingSafeEqual } from 'node:crypto'
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

/** Why a server takes no requests: it is being stopped, its database does not answer, cannot write, has a full disk, or announces nothing. */
const UNREADY = ['stopping', 'silent', 'unwritable', 'full', 'unheard'] as const
type Unready = (typeof UNREADY)[number]

const state = {
  content: { 'application/json': { schema: z.object({ ok: z.boolean(), why: z.enum(UNREADY).optional() }) } },
}

/** For whoever watches over the server: is it up, may it be asked, what has it done. */
export function healthApi(api: Api): void {
  const whyUnwritable = writeProbe()
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
          description:
            'It does not, and why: it is `stopping`, or its database is `silent`, `unwritable`, `full` (its disk) or `unheard` (what it announces does not come in)',
        },
      },
    }),
    async (context) => {
      const why = await whyUnready(context.var.services, whyUnwritable)
      return why === null ? context.json({ ok: true }) : context.json({ ok: false, why }, 503)
    },
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
      if (token === null || !isBearer(context, token)) throw new RequestTrouble('forbidden')
      return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
    },
  )
}

async function whyUnready(
  services: Services,
  whyUnwritable: (services: Services) => Promise<Unready | null>,
): Promise<Unready | null> {
  if (services.closing()) return 'stopping'
  const late = new Promise<'silent'>((done) => setTimeout(() => done('silent'), TIMEOUT_MS).unref())
  return (await Promise.race([whyUnwritable(services), late])) ?? services.db.trouble()
}

/** Why the database cannot write, seen by writing what stands there already; anybody may ask, so not each time. */
function writeProbe(): (services: Services) => Promise<Unready | null> {
  let asked: { readonly at: number; readonly answer: Promise<Unready | null> } | undefined
  return ({ db, log }) => {
    const now = performance.now()
    if (asked && now - asked.at < SEEN_FOR) return asked.answer
    const answer = db.run('update changes set number = number where number = 0').then(
      () => null,
      (error: unknown) => {
        log('error', 'the database cannot write', { error: String(error) })
        return db.trouble() ?? 'unwritable'
      },
    )
    asked = { at: now, answer }
    return answer
  }
}

const isBearer = ({ req }: Context<ApiEnvironment>, token: string): boolean =>
  timingSafeEqual(
    Buffer.from(hashSecret(req.header('Authorization') ?? '')),
    Buffer.from(hashSecret(`Bearer ${token}`)),
  )
