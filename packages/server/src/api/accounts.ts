import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@roundhouse/kernel'
import { countAttempt } from '../accounts/attempts.ts'
import { useConfirmation } from '../accounts/confirmations.ts'
import { hasFactor } from '../accounts/factors.ts'
import { seatGuest } from '../accounts/guests.ts'
import { strangerFrom } from '../accounts/hashQueue.ts'
import { emailShape, nameKey, nameShape, whoShape } from '../accounts/names.ts'
import { passwordShape } from '../accounts/passwords.ts'
import { registerUser } from '../accounts/register.ts'
import { sendReset, useReset } from '../accounts/resets.ts'
import { optionalField } from '../optionalField.ts'
import { RequestTrouble } from '../trouble.ts'
import { addressOf } from './caller.ts'
import { factorsApi } from './factors.ts'
import { meApi } from './me.ts'
import { type Api, answerShape, emptyShape, jsonBody, route } from './route.ts'
import { rememberDevice, sessionsApi, signIn } from './sessions.ts'

const registration = z.strictObject({
  name: nameShape,
  password: passwordShape,
  email: optionalField(emailShape),
  language: optionalField(z.enum(LANGUAGES)),
})

const tokenParam = z.object({ token: z.string().regex(/^[\w-]{6,64}$/) })

/** Accounts: getting one, being a guest, confirming an address, coming back after having forgotten the password. */
export function accountsApi(api: Api): void {
  api.openapi(
    route({ method: 'post', path: '/account', request: jsonBody(registration) }, answerShape('Me')),
    async (context) => {
      const { services } = context.var
      const address = addressOf(context)
      const tries = await countAttempt(services, `register from ${address}`, services.limits.register)
      const me = await registerUser(services, context.req.valid('json'), strangerFrom(address, tries))
      await signIn(context, me.id)
      return context.json(me)
    },
  )
  api.openapi(
    route(
      {
        method: 'post',
        path: '/invitations/{token}',
        request: { params: tokenParam, ...jsonBody(z.strictObject({ name: nameShape })) },
      },
      answerShape('GuestSeated'),
    ),
    async (context) => {
      const { services, visitor } = context.var
      if (visitor) throw new RequestTrouble('state')
      await countAttempt(services, `register from ${addressOf(context)}`, services.limits.register)
      const { token } = context.req.valid('param')
      const seated = await seatGuest(services, token, context.req.valid('json').name)
      await signIn(context, seated.me.id)
      return context.json(seated)
    },
  )
  api.openapi(
    route(
      { method: 'post', path: '/resets', request: jsonBody(z.strictObject({ name: whoShape })) },
      emptyShape,
    ),
    async (context) => {
      const { services } = context.var
      const { name } = context.req.valid('json')
      await countAttempt(services, `reset from ${addressOf(context)}`, services.limits.reset)
      await countAttempt(services, `reset of ${nameKey(name)}`, services.limits.reset)
      // Not waited for: how long it takes would tell whether there is such an account.
      sendReset(services, name).catch((error: { code?: string }) =>
        services.log('warn', 'a letter for a forgotten password was not sent', { error: error.code ?? null }),
      )
      return context.json({})
    },
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/resets/{token}',
        request: { params: tokenParam, ...jsonBody(z.strictObject({ password: passwordShape })) },
      },
      emptyShape,
    ),
    async (context) => {
      const { services } = context.var
      const { token } = context.req.valid('param')
      const user = await useReset(services, token, context.req.valid('json').password)
      // Whoever only reads the letters of an account with a second factor is not known as its owner.
      if (!(await hasFactor(services.db, user))) await rememberDevice(context, user)
      return context.json({})
    },
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/confirmations/{token}',
        request: { params: tokenParam, ...jsonBody(emptyShape) },
      },
      emptyShape,
    ),
    async (context) => {
      await useConfirmation(context.var.services, context.req.valid('param').token)
      return context.json({})
    },
  )
  sessionsApi(api)
  meApi(api)
  factorsApi(api)
}
