import { z } from '@hono/zod-openapi'
import type { Done, GameFile, GameMoment, GameOpened } from '@roundhouse/wire'
import { maybe } from '../maybe.ts'
import { doAction, giveBack, takeBack } from '../play/moves.ts'
import { openedFor } from '../play/opened.ts'
import { fileFor, momentOf } from '../play/past.ts'
import { invited } from './invited.ts'
import { type Api, anything, body, idParam, route } from './route.ts'
import { signedIn } from './visitor.ts'

const seq = z.number().int().min(0)
const key = maybe(z.string().min(1).max(64))
const undoing = z.strictObject({ seq, key })
const acting = z.strictObject({ seq, key, action: z.looseObject({ kind: z.string().max(64) }) })
const done = anything<Done>()

/** Games that are played: look, move, take back. */
export function gamesApi(api: Api): void {
  api.openapi(
    route(
      { method: 'get', path: '/games/{id}', request: { params: idParam, query: invited } },
      anything<GameOpened>(),
    ),
    async (context) => {
      const { world, visitor } = context.var
      const { id } = context.req.valid('param')
      const link = context.req.valid('query').invitation
      return context.json(await openedFor(world, id, visitor?.id ?? null, link))
    },
  )
  api.openapi(
    route(
      {
        method: 'get',
        path: '/games/{id}/moves/{move}',
        request: {
          params: idParam.extend({ move: z.coerce.number().int().min(0).max(100_000) }),
          query: invited,
        },
      },
      anything<GameMoment>(),
    ),
    async (context) => {
      const { world, visitor } = context.var
      const { id, move } = context.req.valid('param')
      const link = context.req.valid('query').invitation
      return context.json(await momentOf(world, id, visitor?.id ?? null, move, link))
    },
  )
  api.openapi(
    route(
      { method: 'get', path: '/games/{id}/file', request: { params: idParam, query: invited } },
      anything<GameFile>(),
    ),
    async (context) => {
      const { world, visitor } = context.var
      const { id } = context.req.valid('param')
      const link = context.req.valid('query').invitation
      return context.json(await fileFor(world, id, visitor?.id ?? null, link))
    },
  )
  api.openapi(
    route(
      { method: 'post', path: '/games/{id}/actions', request: { params: idParam, ...body(acting) } },
      done,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const given = context.req.valid('json')
      return context.json(await doAction(context.var.world, id, signedIn(context).id, given))
    },
  )
  api.openapi(
    route({ method: 'post', path: '/games/{id}/undo', request: { params: idParam, ...body(undoing) } }, done),
    async (context) => {
      const { id } = context.req.valid('param')
      const given = context.req.valid('json')
      return context.json(await takeBack(context.var.world, id, signedIn(context).id, given))
    },
  )
  api.openapi(
    route({ method: 'post', path: '/games/{id}/redo', request: { params: idParam, ...body(undoing) } }, done),
    async (context) => {
      const { id } = context.req.valid('param')
      const given = context.req.valid('json')
      return context.json(await giveBack(context.var.world, id, signedIn(context).id, given))
    },
  )
}
