import { z } from '@hono/zod-openapi'
import { dataOf } from '../accounts/data.ts'
import { leaveForGood } from '../accounts/leaving.ts'
import { changeEmail, changeMe, changePassword, myRow } from '../accounts/me.ts'
import { emailShape, nameShape } from '../accounts/names.ts'
import { anyPassword, passwordShape } from '../accounts/passwords.ts'
import { maybe } from '../maybe.ts'
import { meOf } from '../store/users.ts'
import { type Api, answered, body, given, nothing, route } from './route.ts'
import { letOut, ownSession } from './sessions.ts'
import { signedIn } from './visitor.ts'

const me = answered('Me')

const changed = z.strictObject({
  name: maybe(nameShape),
  settings: maybe(given('AccountSettings')),
  password: maybe(passwordShape),
})

/** What somebody sees and changes of their own account. */
export function meApi(api: Api): void {
  api.openapi(route({ method: 'get', path: '/me' }, me), async (context) =>
    context.json(meOf(await myRow(context.var.world.db, signedIn(context)))),
  )
  api.openapi(route({ method: 'get', path: '/me/data' }, z.looseObject({})), async (context) =>
    context.json(await dataOf(context.var.world, signedIn(context))),
  )
  api.openapi(route({ method: 'patch', path: '/me', request: body(changed) }, me), async (context) =>
    context.json(await changeMe(context.var.world, signedIn(context), context.req.valid('json'))),
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/me/email',
        request: body(z.strictObject({ email: emailShape.nullable(), password: anyPassword })),
      },
      me,
    ),
    async (context) =>
      context.json(await changeEmail(context.var.world, signedIn(context), context.req.valid('json'))),
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/me/password',
        request: body(z.strictObject({ old: anyPassword, new: passwordShape })),
      },
      nothing,
    ),
    async (context) => {
      const given = context.req.valid('json')
      await changePassword(context.var.world, signedIn(context), ownSession(context), given)
      return context.json({})
    },
  )
  api.openapi(
    route(
      {
        method: 'delete',
        path: '/me',
        request: body(z.strictObject({ password: maybe(anyPassword) })),
      },
      nothing,
    ),
    async (context) => {
      const { password } = context.req.valid('json')
      await leaveForGood(context.var.world, signedIn(context), password)
      await letOut(context)
      return context.json({})
    },
  )
}
