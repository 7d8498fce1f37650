import { z } from '@hono/zod-openapi'
import { TABLE_LISTS } from '@roundhouse/wire'
import { invitedTo, seatRows } from '../store/games.ts'
import { tableCardFor } from '../tables/card.ts'
import { closeTable } from '../tables/close.ts'
import { renewInvitation } from '../tables/invitation.ts'
import { listTables } from '../tables/lists.ts'
import { leaveSeat, seatBot, takeSeat, unseat } from '../tables/seating.ts'
import { setUpTable } from '../tables/setUp.ts'
import { startTable } from '../tables/start.ts'
import { mayKnow } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { ballotsApi } from './ballots.ts'
import { rateLimit } from './guardRates.ts'
import { invitation, invited } from './invitation.ts'
import {
  type Api,
  answerShape,
  emptyShape,
  idParam,
  id as idShape,
  integerParam,
  jsonBody,
  requestShape,
  route,
} from './route.ts'
import { talkApi } from './talk.ts'
import { signedIn } from './visitor.ts'

const seat = z.number().int().min(0).max(99)
const bot = z.string().min(1).max(32)

const tokenParam = z.object({ token: z.string().max(64) })
const card = answerShape('TableCard')

/** The lobby, and tables: setting up, sitting down, starting; then talk and ballots. */
export function tablesApi(api: Api): void {
  api.use(
    '/tables',
    rateLimit(
      ({ limits }) => limits.tables.rate,
      ({ var: { visitor } }) => visitor?.id,
    ),
  )
  const setUp = {
    method: 'post',
    path: '/tables',
    description:
      'One account has only so many tables that wait and that are played: then the trouble is `many`.',
    request: jsonBody(requestShape('NewTable')),
  } as const
  api.openapi(route(setUp, card), async (context) => {
    const { id, guest } = signedIn(context)
    if (guest) throw new RequestTrouble('forbidden')
    return context.json(await setUpTable(context.var.services, id, context.req.valid('json')))
  })
  api.openapi(
    route(
      {
        method: 'get',
        path: '/tables',
        request: {
          query: z.strictObject({
            list: z.enum(TABLE_LISTS).openapi('TableList'),
            page: integerParam(10_000).default(0),
          }),
        },
      },
      z.array(card),
    ),
    async (context) => {
      const { list, page } = context.req.valid('query')
      return context.json(await listTables(context.var.services, list, context.var.visitor?.id ?? null, page))
    },
  )
  api.openapi(
    route({ method: 'get', path: '/tables/{id}', request: { params: idParam, query: invited } }, card),
    async (context) => {
      const { services, visitor } = context.var
      const { id } = context.req.valid('param')
      const user = visitor?.id ?? null
      const row = await mayKnow(services, id, user, context.req.valid('query').invitation)
      return context.json(await tableCardFor(services, row, await seatRows(services.db, id), user))
    },
  )
  api.openapi(
    route({ method: 'get', path: '/invitations/{token}', request: { params: tokenParam } }, card),
    async (context) => {
      const { services, visitor } = context.var
      const row = await invitedTo(services.db, context.req.valid('param').token)
      if (!row) throw new RequestTrouble('missing')
      return context.json(
        await tableCardFor(services, row, await seatRows(services.db, row.id), visitor?.id ?? null),
      )
    },
  )
  api.openapi(
    route(
      {
        method: 'delete',
        path: '/tables/{id}',
        description: 'The host takes a table away that has not begun, or ends a game that no person plays.',
        request: { params: idParam },
      },
      emptyShape,
    ),
    async (context) => {
      await closeTable(context.var.services, context.req.valid('param').id, signedIn(context).id)
      return context.json({})
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/tables/{id}/join',
        request: { params: idParam, ...jsonBody(z.strictObject({ seat: seat.optional(), invitation })) },
      },
      card,
    ),
    async (context) => {
      const visitor = signedIn(context)
      const given = context.req.valid('json')
      if (visitor.guest && given.invitation === undefined) throw new RequestTrouble('forbidden')
      const { id } = context.req.valid('param')
      return context.json(await takeSeat(context.var.services, id, visitor.id, given.seat, given.invitation))
    },
  )
  api.openapi(
    route({ method: 'post', path: '/tables/{id}/leave', request: { params: idParam } }, card),
    async (context) =>
      context.json(
        await leaveSeat(context.var.services, context.req.valid('param').id, signedIn(context).id),
      ),
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/tables/{id}/seats',
        request: { params: idParam, ...jsonBody(z.strictObject({ seat, bot: bot.nullable() })) },
      },
      card,
    ),
    async (context) => {
      const given = context.req.valid('json')
      const { id } = context.req.valid('param')
      return context.json(
        await seatBot(context.var.services, id, signedIn(context).id, given.seat, given.bot),
      )
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/tables/{id}/unseat',
        description:
          'The host asks somebody to leave a table that waits. They cannot sit down there again, nor talk there; and the invitation is a new one.',
        request: { params: idParam, ...jsonBody(z.strictObject({ user: idShape })) },
      },
      card,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const { user } = context.req.valid('json')
      return context.json(await unseat(context.var.services, id, signedIn(context).id, user))
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/tables/{id}/invitation',
        description: 'The host makes a new invitation; the old one leads nowhere any more.',
        request: { params: idParam },
      },
      card,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      return context.json(await renewInvitation(context.var.services, id, signedIn(context).id))
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/tables/{id}/start',
        description:
          'The host begins the game. Every seat is taken then, and at least one of them by a person.',
        request: { params: idParam, ...jsonBody(z.strictObject({ shuffle: z.boolean().default(false) })) },
      },
      card,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const { shuffle } = context.req.valid('json')
      return context.json(await startTable(context.var.services, id, signedIn(context).id, shuffle))
    },
  )
  talkApi(api)
  ballotsApi(api)
}
