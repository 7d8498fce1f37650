import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@roundhouse/kernel'
import { archivedGameFor } from '../play/archive.ts'
import { decisionsFor, judgeAction } from '../play/decisions.ts'
import { forwardBots } from '../play/forward.ts'
import { requestAction, requestRedo, requestUndo } from '../play/moves.ts'
import { openGameFor } from '../play/openGame.ts'
import { fileFor, momentOf } from '../play/past.ts'
import { invitationQuery } from './invitation.ts'
import { languageOf } from './language.ts'
import {
  type Api,
  answerShape,
  answerText,
  emptyShape,
  idParam,
  integerParam,
  jsonBody,
  requestShape,
  route,
} from './route.ts'
import { requireVisitor } from './visitor.ts'

const logLength = answerShape('LogLength')

/** Games that are played: look, move, take back. */
export function gamesApi(api: Api): void {
  api.openapi(
    route(
      { method: 'get', path: '/games/{id}', request: { params: idParam, query: invitationQuery } },
      answerShape('GameOpened'),
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { id } = context.req.valid('param')
      const link = context.req.valid('query').invitation
      return answerText(context, await openGameFor(services, id, visitor?.id ?? null, link))
    },
  )
  api.openapi(
    route(
      {
        method: 'get',
        path: '/games/{id}/archive',
        description:
          'Where `GET /games/ID` has the trouble `version`: the game as it is stored, which can be read and not be played.',
        request: { params: idParam, query: invitationQuery },
      },
      answerShape('ArchivedGame'),
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { id } = context.req.valid('param')
      const link = context.req.valid('query').invitation
      return answerText(context, await archivedGameFor(services, id, visitor?.id ?? null, link))
    },
  )
  api.openapi(
    route(
      {
        method: 'get',
        path: '/games/{id}/moves/{move}',
        request: {
          params: idParam.extend({ move: integerParam(100_000) }),
          query: invitationQuery,
        },
      },
      answerShape('GameMoment'),
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { id, move } = context.req.valid('param')
      const link = context.req.valid('query').invitation
      return answerText(context, await momentOf(services, id, visitor?.id ?? null, move, link))
    },
  )
  api.openapi(
    route(
      { method: 'get', path: '/games/{id}/file', request: { params: idParam, query: invitationQuery } },
      answerShape('GameFile'),
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { id } = context.req.valid('param')
      const link = context.req.valid('query').invitation
      return answerText(context, await fileFor(services, id, visitor?.id ?? null, link))
    },
  )
  api.openapi(
    route(
      {
        method: 'get',
        path: '/games/{id}/decisions',
        description:
          'One’s own decisions only. What is proposed for an open blank takes long to find, and is left out unless `proposals` is 1.',
        request: {
          params: idParam,
          query: invitationQuery.extend({ proposals: integerParam(1).default(0) }),
        },
      },
      answerShape('GameDecisions'),
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { id } = context.req.valid('param')
      const { proposals, invitation } = context.req.valid('query')
      return answerText(
        context,
        await decisionsFor(services, id, visitor?.id ?? null, proposals === 1, invitation),
      )
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/games/{id}/why-not',
        description: 'For those who play. Nothing is done.',
        request: {
          params: idParam,
          query: z.strictObject({
            lang: z.enum(LANGUAGES).optional().openapi({
              description: 'In which language the sentence is; otherwise as Accept-Language says.',
            }),
          }),
          ...jsonBody(requestShape('ActionProbe')),
        },
      },
      answerShape('Judgement'),
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const { lang = languageOf(context) } = context.req.valid('query')
      const { action } = context.req.valid('json')
      return context.json(
        await judgeAction(context.var.services, id, requireVisitor(context).id, action, lang),
      )
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/games/{id}/actions',
        request: { params: idParam, ...jsonBody(requestShape('ActionRequest')) },
      },
      logLength,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      return context.json(
        await requestAction(context.var.services, id, requireVisitor(context).id, context.req.valid('json')),
      )
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/games/{id}/undo',
        request: { params: idParam, ...jsonBody(requestShape('UndoRequest')) },
      },
      logLength,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      return context.json(
        await requestUndo(context.var.services, id, requireVisitor(context).id, context.req.valid('json')),
      )
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/games/{id}/redo',
        request: { params: idParam, ...jsonBody(requestShape('UndoRequest')) },
      },
      logLength,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      return context.json(
        await requestRedo(context.var.services, id, requireVisitor(context).id, context.req.valid('json')),
      )
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/games/{id}/forward',
        description:
          'Until a person is asked, bots make one move right after another. For whoever plays with bots alone.',
        request: { params: idParam },
      },
      emptyShape,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      await forwardBots(context.var.services, id, requireVisitor(context).id)
      return context.json({})
    },
  )
}
