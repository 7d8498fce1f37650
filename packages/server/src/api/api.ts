import { OpenAPIHono } from '@hono/zod-openapi'
import { BUILD_HEADER } from '@roundhouse/wire'
import { visitorOf } from '../accounts/sessions.ts'
import type { Services } from '../services.ts'
import { RequestTrouble } from '../trouble.ts'
import { accountsApi } from './accounts.ts'
import { channelsApi } from './channels.ts'
import { descriptionOf } from './description.ts'
import { wrongFields } from './form.ts'
import { gamesApi } from './games.ts'
import { guard } from './guard.ts'
import { chargeCost, costLimit } from './guardCost.ts'
import { accountLimit, addressLimit, readLimit } from './guardRates.ts'
import { guardSize } from './guardSize.ts'
import { healthApi } from './health.ts'
import type { Api, ApiEnvironment } from './route.ts'
import { moderatorsOnly, siteApi } from './site.ts'
import { tablesApi } from './tables.ts'
import { answerTrouble } from './trouble.ts'

/** What a game has come to, and everything that is kept of somebody, are not put together for nothing. */
const DEAR = ['/games/*', '/views', '/me/data']

/** Everything under `/api`; its description is what `/api` itself answers. */
export function apiOf(services: Services): Api {
  const api: Api = new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result) => {
      if (!result.success) throw new RequestTrouble('form', { fields: wrongFields(result.error) })
    },
  })
  api.onError(answerTrouble)
  api.notFound((context) => context.json({ trouble: 'missing' }, 404))
  api.use(async (context, next) => {
    context.set('services', services)
    context.set('visitor', null)
    context.header('Cache-Control', 'no-store')
    if (services.build !== null) context.header(BUILD_HEADER, services.build)
    await next()
  })
  healthApi(api)
  api.use(guardSize)
  api.use(guard)
  api.use(addressLimit())
  api.use(async (context, next) => {
    context.set('visitor', await visitorOf(services, context.req.header('Cookie')))
    await next()
  })
  api.use(accountLimit())
  const dear = readLimit('reads by', ({ limits }) => limits.reads)
  for (const path of DEAR) api.use(path, dear, costLimit())
  api.use(
    '/tables',
    readLimit('lists by', ({ limits }) => limits.lists),
    costLimit(),
  )
  api.use(chargeCost())
  api.use('/site/*', moderatorsOnly)
  api.use(
    '/site/*',
    readLimit('lists by', ({ limits }) => limits.lists),
    costLimit(),
  )
  accountsApi(api)
  gamesApi(api)
  tablesApi(api)
  channelsApi(api)
  siteApi(api)
  let description: Awaited<ReturnType<typeof descriptionOf>> | undefined
  api.get('/', async (context) => {
    description ??= await descriptionOf(api, services.library)
    return context.json(description)
  })
  return api
}
