import { z } from '@hono/zod-openapi'
import { admitToTable, barFromTable, barredAt } from '../tables/barring.ts'
import { type Api, answerShape, emptyShape, idParam, id as idShape, jsonBody, route } from './route.ts'
import { requireVisitor } from './visitor.ts'

const people = z.array(answerShape('BarredPerson'))
const personParam = idParam.extend({ user: idShape })

/** Whom the host keeps from a table. */
export function barringApi(api: Api): void {
  api.openapi(
    route(
      {
        method: 'get',
        path: '/tables/{id}/barred',
        description: 'For the host.',
        request: { params: idParam },
      },
      people,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      return context.json(await barredAt(context.var.services, id, requireVisitor(context).id))
    },
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/tables/{id}/barred/{user}',
        description:
          'The host bars somebody, also one who only looks on, and also once the game has begun; whoever plays it cannot be barred. They cannot sit down there nor talk there, and look on only where the table is open; the invitation is a new one. Done again, it changes nothing.',
        request: { params: personParam, ...jsonBody(emptyShape) },
      },
      people,
    ),
    async (context) => {
      const { id, user } = context.req.valid('param')
      return context.json(await barFromTable(context.var.services, id, requireVisitor(context).id, user))
    },
  )
  api.openapi(
    route(
      {
        method: 'delete',
        path: '/tables/{id}/barred/{user}',
        description: 'The host lets somebody come again; they need the invitation of now.',
        request: { params: personParam },
      },
      people,
    ),
    async (context) => {
      const { id, user } = context.req.valid('param')
      return context.json(await admitToTable(context.var.services, id, requireVisitor(context).id, user))
    },
  )
}
