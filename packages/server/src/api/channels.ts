import { z } from '@hono/zod-openapi'
import { addChannel, channelsOf, removeChannel, switchChannel } from '../notices/channels.ts'
import { probeChannel } from '../notices/probeChannel.ts'
import { pushKeys } from '../notices/push.ts'
import { type Api, answerShape, idParam, jsonBody, requestShape, route } from './route.ts'
import { requireVisitor } from './visitor.ts'

const channel = answerShape('Channel')
const nothing = z.object({})

/** How somebody is told that it is their turn. */
export function channelsApi(api: Api): void {
  api.openapi(route({ method: 'get', path: '/me/channels' }, answerShape('Channels')), async (context) =>
    context.json(await channelsOf(context.var.services, requireVisitor(context).id)),
  )
  api.openapi(
    route({ method: 'post', path: '/me/channels', request: jsonBody(requestShape('NewChannel')) }, channel),
    async (context) =>
      context.json(
        await addChannel(context.var.services, requireVisitor(context).id, context.req.valid('json')),
      ),
  )
  api.openapi(
    route(
      {
        method: 'patch',
        path: '/me/channels/{id}',
        request: { params: idParam, ...jsonBody(z.strictObject({ enabled: z.boolean() })) },
      },
      channel,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const { enabled } = context.req.valid('json')
      return context.json(
        await switchChannel(context.var.services.db, requireVisitor(context).id, id, enabled),
      )
    },
  )
  api.openapi(
    route({ method: 'delete', path: '/me/channels/{id}', request: { params: idParam } }, nothing),
    async (context) => {
      await removeChannel(context.var.services.db, requireVisitor(context).id, context.req.valid('param').id)
      return context.json({})
    },
  )
  api.openapi(
    route(
      { method: 'post', path: '/me/channels/{id}/test', request: { params: idParam } },
      z.object({ sent: z.boolean() }),
    ),
    async (context) =>
      context.json(
        await probeChannel(context.var.services, requireVisitor(context).id, context.req.valid('param').id),
      ),
  )
  api.openapi(route({ method: 'get', path: '/push-key' }, z.object({ key: z.string() })), async (context) =>
    context.json({ key: (await pushKeys(context.var.services.db)).publicKey }),
  )
}
