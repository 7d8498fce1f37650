import { z } from '@hono/zod-openapi'
import { renewInvitation } from '../tables/invitation.ts'
import { leaveSeat, seatBot, takeSeat, unseat } from '../tables/seating.ts'
import { startTable } from '../tables/start.ts'
import { RequestTrouble } from '../trouble.ts'
import { invitation } from './invitation.ts'
import { type Api, answerShape, idParam, id as idShape, jsonBody, route } from './route.ts'
import { requireVisitor } from './visitor.ts'

const seat = z.number().int().min(0).max(99)
const bot = z.string().min(1).max(32)
const card = answerShape('TableCard')

/** Who sits at a table that waits, until its game is started. */
export function seatsApi(api: Api): void {
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
      const visitor = requireVisitor(context)
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
        await leaveSeat(context.var.services, context.req.valid('param').id, requireVisitor(context).id),
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
        await seatBot(context.var.services, id, requireVisitor(context).id, given.seat, given.bot),
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
      return context.json(await unseat(context.var.services, id, requireVisitor(context).id, user))
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
      return context.json(await renewInvitation(context.var.services, id, requireVisitor(context).id))
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
      return context.json(await startTable(context.var.services, id, requireVisitor(context).id, shuffle))
    },
  )
}
