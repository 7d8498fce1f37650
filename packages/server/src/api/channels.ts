import { z } from '@hono/zod-openapi'
import type { NewChannel } from '@roundhouse/wire'
import { CHANNELS } from '@roundhouse/wire'
import { addChannel, channelsOf, removeChannel, switchChannel } from '../notices/channels.ts'
import { pushKeys } from '../notices/push.ts'
import { tryChannel } from '../notices/trial.ts'
import { type Api, body, idParam, route } from './route.ts'
import { signedIn } from './visitor.ts'

const kind = z.enum(CHANNELS)
const channel = z.object({ id: z.string(), kind, label: z.string(), enabled: z.boolean() }).openapi('Channel')
const channels = z.object({ channels: z.array(channel), kinds: z.array(kind) })
const address = z.url({ protocol: /^https?$/ }).max(1000)

/** A point on a curve and a secret, in the letters of base64url. */
const keys = z.strictObject({
  p256dh: z.string().regex(/^[\w-]{87}=?$/),
  auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
})

const given = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mail') }),
  z.strictObject({ kind: z.literal('webhook'), address }),
  z.strictObject({ kind: z.literal('push'), endpoint: address, keys }),
]) satisfies z.ZodType<NewChannel>

const nothing = z.object({})

/** How somebody is told that it is their turn. */
export function channelsApi(api: Api): void {
  api.openapi(route({ method: 'get', path: '/me/channels' }, channels), async (context) => {
    const { channels, kinds } = await channelsOf(context.var.world, signedIn(context).id)
    return context.json({ channels: [...channels], kinds: [...kinds] })
  })
  api.openapi(
    route({ method: 'post', path: '/me/channels', request: body(given) }, channel),
    async (context) =>
      context.json(await addChannel(context.var.world, signedIn(context).id, context.req.valid('json'))),
  )
  api.openapi(
    route(
      {
        method: 'patch',
        path: '/me/channels/{id}',
        request: { params: idParam, ...body(z.strictObject({ enabled: z.boolean() })) },
      },
      channel,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const { enabled } = context.req.valid('json')
      return context.json(await switchChannel(context.var.world.db, signedIn(context).id, id, enabled))
    },
  )
  api.openapi(
    route({ method: 'delete', path: '/me/channels/{id}', request: { params: idParam } }, nothing),
    async (context) => {
      await removeChannel(context.var.world.db, signedIn(context).id, context.req.valid('param').id)
      return context.json({})
    },
  )
  api.openapi(
    route(
      { method: 'post', path: '/me/channels/{id}/test', request: { params: idParam } },
      z.object({ sent: z.boolean() }),
    ),
    async (context) =>
      context.json(await tryChannel(context.var.world, signedIn(context).id, context.req.valid('param').id)),
  )
  api.openapi(route({ method: 'get', path: '/push-key' }, z.object({ key: z.string() })), async (context) =>
    context.json({ key: (await pushKeys(context.var.world.db)).publicKey }),
  )
}
