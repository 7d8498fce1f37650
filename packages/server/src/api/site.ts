import { z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { lastBanned } from '../accounts/bans.ts'
import { myRow } from '../accounts/me.ts'
import { isModerator } from '../accounts/moderators.ts'
import { proveOwner } from '../accounts/ownerProof.ts'
import { banByModerator, siteAccountNamed, unbanByModerator } from '../moderation/siteAccounts.ts'
import { findSiteTables } from '../moderation/siteTables.ts'
import { optionalField } from '../optionalField.ts'
import { readSiteLog } from '../store/siteLog.ts'
import { eraseMessageBySite } from '../tables/chatBySite.ts'
import { closeServedTable } from '../tables/closeBySite.ts'
import { mayLook, whyNoTable } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { ownerProof } from './factors.ts'
import { invitationQuery } from './invitation.ts'
import {
  type Api,
  type ApiEnvironment,
  answerShape,
  emptyShape,
  idParam,
  id as idShape,
  integerParam,
  jsonBody,
  route,
} from './route.ts'
import { requireVisitor } from './visitor.ts'

/** For everybody but moderators there is no such address, whatever is sent there. */
export const moderatorsOnly: MiddlewareHandler<ApiEnvironment> = async (
  { var: { services, visitor } },
  next,
) => {
  if (!visitor || !(await isModerator(services.db, visitor.id))) throw new RequestTrouble('missing')
  await next()
}

const account = answerShape('SiteAccount')
const reason = z.string().trim().min(1).max(300)
const page = integerParam(10_000).default(0)
const noted = z.strictObject({ reason: optionalField(reason) })

/** Later than any clock will say. */
const LATEST = 8_640_000_000_000_000

/** What moderators find, and what they do: each thing that is done stands in the log. */
export function siteApi(api: Api): void {
  api.openapi(
    route(
      {
        method: 'get',
        path: '/site/accounts',
        description:
          'By its whole name. As all of `/site`, it is there for moderators alone: whoever else asks is answered as if there were no such address.',
        request: { query: z.strictObject({ name: z.string().min(1).max(200) }) },
      },
      account,
    ),
    async (context) =>
      context.json(await siteAccountNamed(context.var.services.db, context.req.valid('query').name)),
  )
  api.openapi(
    route(
      { method: 'get', path: '/site/bans', request: { query: z.strictObject({ page }) } },
      z.array(answerShape('BannedAccount')),
    ),
    async (context) =>
      context.json(await lastBanned(context.var.services.db, context.req.valid('query').page)),
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/site/accounts/{id}/ban',
        description:
          'Its log-ins end at once, and whoever tries to log in reads the reason. `proof` is all that it takes the moderator to log in. A moderator is not banned so. Done again, reason and end are the new ones.',
        request: {
          params: idParam,
          ...jsonBody(
            z.strictObject({
              reason,
              until: optionalField(z.int().min(0).max(LATEST)),
              proof: ownerProof,
            }),
          ),
        },
      },
      account,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const given = context.req.valid('json')
      return context.json(await banByModerator(context.var.services, requireVisitor(context), id, given))
    },
  )
  api.openapi(
    route(
      {
        method: 'delete',
        path: '/site/accounts/{id}/ban',
        request: { params: idParam, ...jsonBody(noted) },
      },
      account,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const given = context.req.valid('json').reason
      return context.json(await unbanByModerator(context.var.services, requireVisitor(context), id, given))
    },
  )
  api.openapi(
    route(
      {
        method: 'get',
        path: '/site/tables',
        description:
          'Those that wait or are played, the unlisted too, the latest first; `search` is part of a title or of somebody’s name, or an id.',
        request: {
          query: z.strictObject({
            search: z.string().max(100).default(''),
            page,
          }),
        },
      },
      z.array(answerShape('SiteTable')),
    ),
    async (context) => {
      const { search, page } = context.req.valid('query')
      return context.json(await findSiteTables(context.var.services.db, search, page))
    },
  )
  api.openapi(
    route(
      {
        method: 'delete',
        path: '/site/tables/{id}',
        description:
          'One that waits is taken away, a game that is played is ended without a result; its players read the reason. `proof` is all that it takes the moderator to log in.',
        request: { params: idParam, ...jsonBody(z.strictObject({ reason, proof: ownerProof })) },
      },
      emptyShape,
    ),
    async (context) => {
      const { services } = context.var
      const { id } = context.req.valid('param')
      const given = context.req.valid('json')
      const moderator = requireVisitor(context)
      await proveOwner(services, await myRow(services.db, moderator), given.proof)
      const closing = await closeServedTable(services, id, { by: moderator.id, reason: given.reason })
      if (closing === 'none') throw await whyNoTable(services.db, id)
      if (closing === 'over') throw new RequestTrouble('state')
      return context.json({})
    },
  )
  api.openapi(
    route(
      {
        method: 'delete',
        path: '/site/tables/{id}/chat/{place}',
        description:
          'At a table where the moderator may look on. That something was said stays to be seen. Done again, it changes nothing.',
        request: {
          params: idParam.extend({ place: integerParam(Number.MAX_SAFE_INTEGER) }),
          query: invitationQuery,
          ...jsonBody(noted),
        },
      },
      answerShape('Message'),
    ),
    async (context) => {
      const { services } = context.var
      const { id, place } = context.req.valid('param')
      const moderator = requireVisitor(context)
      await mayLook(services, id, moderator.id, context.req.valid('query').invitation)
      const given = context.req.valid('json').reason ?? null
      return context.json(await eraseMessageBySite(services, id, place, { by: moderator.id, reason: given }))
    },
  )
  api.openapi(
    route(
      {
        method: 'get',
        path: '/site/log',
        description: 'The last fifty entries, or those before the one named by `before`.',
        request: { query: z.strictObject({ before: idShape.optional() }) },
      },
      z.array(answerShape('SiteLogEntry')),
    ),
    async (context) =>
      context.json(await readSiteLog(context.var.services.db, context.req.valid('query').before)),
  )
}
