import { z } from '@hono/zod-openapi'
import { BALLOTS } from '@roundhouse/wire'
import { seatRows } from '../store/games.ts'
import { ballotsOf } from '../tables/ballots.ts'
import { mayLook } from '../tables/visibility.ts'
import { vote } from '../tables/voting.ts'
import { invitationQuery } from './invitation.ts'
import { type Api, answerShape, idParam, integerParam, jsonBody, route } from './route.ts'
import { requireVisitor } from './visitor.ts'

const MOST = 1_000_000
const kind = z.enum(BALLOTS).openapi('BallotKind')
const motion = z.strictObject({ kind, subject: z.number().int().min(0).max(MOST) })
const motionParam = idParam.extend({ kind, subject: integerParam(MOST) })

const ballots = z.array(answerShape('Ballot'))

/** What the people at a table agree on. */
export function ballotsApi(api: Api): void {
  api.openapi(
    route(
      { method: 'get', path: '/tables/{id}/ballots', request: { params: idParam, query: invitationQuery } },
      ballots,
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { id } = context.req.valid('param')
      await mayLook(services, id, visitor?.id ?? null, context.req.valid('query').invitation)
      return context.json(await ballotsOf(services.db, id, await seatRows(services.db, id)))
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/tables/{id}/ballots',
        description:
          'Somebody is removed only while they are asked and have been silent for long, which their place in `awaited` of the table says; otherwise the trouble is `early`. The ballot is withdrawn when they do something.',
        request: { params: idParam, ...jsonBody(motion) },
      },
      ballots,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const given = context.req.valid('json')
      return context.json(await vote(context.var.services, id, requireVisitor(context).id, given, 'open'))
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/tables/{id}/ballots/{kind}/{subject}',
        request: { params: motionParam, ...jsonBody(z.strictObject({ agree: z.boolean() })) },
      },
      ballots,
    ),
    async (context) => {
      const { id, ...given } = context.req.valid('param')
      const { agree } = context.req.valid('json')
      const choice = agree ? 'agree' : 'object'
      return context.json(await vote(context.var.services, id, requireVisitor(context).id, given, choice))
    },
  )
}
