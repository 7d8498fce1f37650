import { z } from '@hono/zod-openapi'
import { deleteMessage, messagesOf, say } from '../tables/chat.ts'
import { notesOf, writeNotes } from '../tables/notes.ts'
import { mayLook } from '../tables/visibility.ts'
import { invitationQuery } from './invitation.ts'
import { type Api, answerShape, idParam, integerParam, jsonBody, requestShape, route } from './route.ts'
import { requireVisitor } from './visitor.ts'

const message = answerShape('Message')
const notes = z.strictObject({ text: z.string().max(10_000) })

/** What is said at a table, and what everybody keeps to themselves. */
export function talkApi(api: Api): void {
  api.openapi(
    route(
      {
        method: 'get',
        path: '/tables/{id}/chat',
        request: {
          params: idParam,
          query: invitationQuery.extend({ before: integerParam(Number.MAX_SAFE_INTEGER).optional() }),
        },
      },
      z.array(message),
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { id } = context.req.valid('param')
      const given = context.req.valid('query')
      await mayLook(services, id, visitor?.id ?? null, given.invitation)
      return context.json(await messagesOf(services.db, id, given.before))
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/tables/{id}/chat',
        description:
          'For those at the table and its host; at an open table also for whoever looks on with an account and is not barred.',
        request: {
          params: idParam,
          query: invitationQuery,
          ...jsonBody(requestShape('MessageRequest')),
        },
      },
      message,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const given = context.req.valid('json')
      const link = context.req.valid('query').invitation
      return context.json(await say(context.var.services, id, requireVisitor(context), given, link))
    },
  )
  api.openapi(
    route(
      {
        method: 'delete',
        path: '/tables/{id}/chat/{place}',
        description:
          'For whoever said it, and the host of the table. That something was said stays to be seen, and who deleted it. Done again, it changes nothing.',
        request: { params: idParam.extend({ place: integerParam(Number.MAX_SAFE_INTEGER) }) },
      },
      message,
    ),
    async (context) => {
      const { id, place } = context.req.valid('param')
      return context.json(await deleteMessage(context.var.services, id, requireVisitor(context).id, place))
    },
  )
  api.openapi(
    route(
      { method: 'get', path: '/tables/{id}/notes', request: { params: idParam, query: invitationQuery } },
      notes,
    ),
    async (context) => {
      const { services } = context.var
      const { id } = context.req.valid('param')
      const user = requireVisitor(context).id
      await mayLook(services, id, user, context.req.valid('query').invitation)
      return context.json({ text: await notesOf(services.db, id, user) })
    },
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/tables/{id}/notes',
        request: { params: idParam, query: invitationQuery, ...jsonBody(notes) },
      },
      notes,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const given = context.req.valid('json')
      const link = context.req.valid('query').invitation
      await writeNotes(context.var.services, id, requireVisitor(context).id, given.text, link)
      return context.json(given)
    },
  )
}
