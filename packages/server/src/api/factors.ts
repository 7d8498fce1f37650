import { z } from '@hono/zod-openapi'
import {
  addAuthenticator,
  addPasskey,
  beginAuthenticator,
  dropAuthenticator,
  dropPasskey,
  replaceRecoveryCodes,
} from '../accounts/changeFactors.ts'
import { codeShape } from '../accounts/codes.ts'
import { factorsOf } from '../accounts/factors.ts'
import { challengePasskey } from '../accounts/passkeyChallenges.ts'
import { anyPassword } from '../accounts/passwords.ts'
import { optionalField } from '../optionalField.ts'
import { type Api, answerShape, emptyShape, idParam, jsonBody, requestShape, route } from './route.ts'
import { requireVisitor } from './visitor.ts'

/** What shows that it is the owner of an account who asks. */
export const ownerProof = z.union([
  z.strictObject({ password: anyPassword, code: optionalField(codeShape) }),
  z.strictObject({ passkey: requestShape('PasskeyUse') }),
])

const newPasskey = z.strictObject({
  name: z.string().trim().min(1).max(40),
  passkey: requestShape('NewPasskey'),
  proof: ownerProof,
})

const factors = answerShape('Factors')
const factorsWithCodes = answerShape('FactorsWithCodes')

/** What logging in takes besides the password. */
export function factorsApi(api: Api): void {
  api.openapi(route({ method: 'get', path: '/me/factors' }, factors), async (context) =>
    context.json(await factorsOf(context.var.services.db, requireVisitor(context).id)),
  )
  api.openapi(
    route(
      { method: 'post', path: '/me/authenticator', request: jsonBody(emptyShape) },
      answerShape('NewAuthenticator'),
    ),
    async (context) => context.json(await beginAuthenticator(context.var.services, requireVisitor(context))),
  )
  api.openapi(
    route(
      {
        method: 'put',
        path: '/me/authenticator',
        request: jsonBody(z.strictObject({ first: codeShape, proof: ownerProof })),
      },
      factorsWithCodes,
    ),
    async (context) =>
      context.json(
        await addAuthenticator(context.var.services, requireVisitor(context), context.req.valid('json')),
      ),
  )
  api.openapi(
    route({ method: 'delete', path: '/me/authenticator', request: jsonBody(ownerProof) }, factors),
    async (context) =>
      context.json(
        await dropAuthenticator(context.var.services, requireVisitor(context), context.req.valid('json')),
      ),
  )
  api.openapi(
    route(
      { method: 'post', path: '/me/passkey-challenges', request: jsonBody(emptyShape) },
      answerShape('PasskeyChallenge'),
    ),
    async (context) => {
      const { id } = requireVisitor(context)
      return context.json(await challengePasskey(context.var.services, 'add', id))
    },
  )
  api.openapi(
    route({ method: 'post', path: '/me/passkeys', request: jsonBody(newPasskey) }, factorsWithCodes),
    async (context) =>
      context.json(
        await addPasskey(context.var.services, requireVisitor(context), context.req.valid('json')),
      ),
  )
  api.openapi(
    route(
      {
        method: 'delete',
        path: '/me/passkeys/{id}',
        request: { params: idParam, ...jsonBody(ownerProof) },
      },
      factors,
    ),
    async (context) => {
      const { id } = context.req.valid('param')
      const given = context.req.valid('json')
      return context.json(await dropPasskey(context.var.services, requireVisitor(context), id, given))
    },
  )
  api.openapi(
    route({ method: 'post', path: '/me/recovery-codes', request: jsonBody(ownerProof) }, factorsWithCodes),
    async (context) =>
      context.json(
        await replaceRecoveryCodes(context.var.services, requireVisitor(context), context.req.valid('json')),
      ),
  )
}
