import { z } from '@hono/zod-openapi'
import { TABLE_LISTS } from '@roundhouse/wire'
import { seatRows, tableByInvitation } from '../store/games.ts'
import { TABLES_PER_PAGE } from '../store/tableLists.ts'
import { tableCardFor } from '../tables/card.ts'
import { closeTable } from '../tables/close.ts'
import { listTables } from '../tables/lists.ts'
import { setUpTable } from '../tables/setUp.ts'
import { tableViewsFor } from '../tables/views.ts'
import { mayKnow, mayLook } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { ballotsApi } from './ballots.ts'
import { barringApi } from './barring.ts'
import { addressOf } from './caller.ts'
import { rateLimit } from './guardRates.ts'
import { invitationQuery } from './invitation.ts'
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
import { seatsApi } from './seats.ts'
import { talkApi } from './talk.ts'
import { requireVisitor } from './visitor.ts'

const tokenParam = z.object({ token: z.string().max(64) })
/** As many as there are on a page of a list. */
const tableIds = z
  .string()
  .regex(new RegExp(`^[^,]{1,64}(,[^,]{1,64}){0,${TABLES_PER_PAGE - 1}}$`))
  .openapi({ description: `Ids of up to ${TABLES_PER_PAGE} tables, with commas between them.` })
const card = answerShape('TableCard')

/** The lobby, and tables: setting up and taking away; then seats, talk and ballots. */
export function tablesApi(api: Api): void {
  api.use(
    '/tables',
    rateLimit(
      'tables by',
      ({ limits }) => limits.tables.rate,
      ({ var: { visitor } }) => visitor?.id,
    ),
  )
  const setUp = {
    method: 'post',
    path: '/tables',
    description:
      'One account has only so many tables that wait and that are played, and from one address only so many wait: then the trouble is `many`. A table at which nobody has come or gone for 14 days is taken away.',
    request: jsonBody(requestShape('NewTable')),
  } as const
  api.openapi(route(setUp, card), async (context) => {
    const { id, guest } = requireVisitor(context)
    if (guest) throw new RequestTrouble('forbidden')
    return context.json(
      await setUpTable(context.var.services, id, context.req.valid('json'), addressOf(context)),
    )
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
    route(
      { method: 'get', path: '/tables/{id}', request: { params: idParam, query: invitationQuery } },
      card,
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { id } = context.req.valid('param')
      const user = visitor?.id ?? null
      const row = await mayKnow(services, id, user, context.req.valid('query').invitation)
      return context.json(await tableCardFor(services, row, await seatRows(services.db, id), user))
    },
  )
  api.openapi(
    route(
      {
        method: 'get',
        path: '/views',
        description:
          'As anybody who looks on sees them. Tables that have not begun, that one may not look at or whose rules have changed since are left out.',
        request: { query: z.strictObject({ tables: tableIds }) },
      },
      z.array(answerShape('TableView')),
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { tables } = context.req.valid('query')
      return answerText(context, await tableViewsFor(services, tables.split(','), visitor?.id ?? null))
    },
  )
  api.openapi(
    route({ method: 'get', path: '/invitations/{token}', request: { params: tokenParam } }, card),
    async (context) => {
      const { services, visitor } = context.var
      const row = await tableByInvitation(services.db, context.req.valid('param').token)
      if (!row) throw new RequestTrouble('missing')
      await mayLook(services, row.id, visitor?.id ?? null, row.invitation ?? undefined)
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
        description:
          'The host takes a table away that has not begun, or ends a game that no person plays. Anybody who plays, or the host, ends a game whose rules have changed since it was begun.',
        request: { params: idParam },
      },
      emptyShape,
    ),
    async (context) => {
      await closeTable(context.var.services, context.req.valid('param').id, requireVisitor(context).id)
      return context.json({})
    },
  )
  seatsApi(api)
  barringApi(api)
  talkApi(api)
  ballotsApi(api)
}
