import { z } from '@hono/zod-openapi'
import { dataOf } from '../accounts/data.ts'
import { eraseUser } from '../accounts/leaving.ts'
import { changeEmail, changePassword, changeUser, myRow } from '../accounts/me.ts'
import { emailShape, nameShape } from '../accounts/names.ts'
import { anyPassword, passwordShape } from '../accounts/passwords.ts'
import { optionalField } from '../optionalField.ts'
import { meOf } from '../store/users.ts'
import { type Api, answerPieces, answerShape, emptyShape, jsonBody, requestShape, route } from './route.ts'
import { ownSession, signOut } from './sessions.ts'
import { requireVisitor } from './visitor.ts'

const me = answerShape('Me')

const meChange = z.strictObject({
  name: optionalField(nameShape),
  settings: optionalField(requestShape('AccountSettings')),
  password: optionalField(passwordShape),
})

/** What somebody sees and changes of their own account. */
export function meApi(api: Api): void {
  api.openapi(route({ method: 'get', path: '/me' }, me), async (context) =>
    context.json(meOf(await myRow(context.var.services.db, requireVisitor(context)))),
  )
  api.openapi(route({ method: 'get', path: '/me/data' }, z.looseObject({})), async (context) =>
    answerPieces(context, dataOf(context.var.services, requireVisitor(context))),
  )
  api.openapi(route({ method: 'patch', path: '/me', request: jsonBody(meChange) }, me), async (context) =>
    context.json(await changeUser(context.var.services, requireVisitor(context), context.req.valid('json'))),
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/me/email',
        request: jsonBody(z.strictObject({ email: emailShape.nullable(), password: anyPassword })),
      },
      me,
    ),
    async (context) =>
      context.json(
        await changeEmail(context.var.services, requireVisitor(context), context.req.valid('json')),
      ),
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/me/password',
        request: jsonBody(z.strictObject({ old: anyPassword, new: passwordShape })),
      },
      emptyShape,
    ),
    async (context) => {
      const given = context.req.valid('json')
      await changePassword(context.var.services, requireVisitor(context), ownSession(context), given)
      return context.json({})
    },
  )
  api.openapi(
    route(
      {
        method: 'delete',
        path: '/me',
        request: jsonBody(z.strictObject({ password: optionalField(anyPassword) })),
      },
      emptyShape,
    ),
    async (context) => {
      const { password } = context.req.valid('json')
      await eraseUser(context.var.services, requireVisitor(context), password)
      await signOut(context)
      return context.json({})
    },
  )
}
