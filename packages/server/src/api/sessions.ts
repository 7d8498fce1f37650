import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { mustNotBeBanned } from '../accounts/bans.ts'
import { codeShape } from '../accounts/codes.ts'
import { DEVICE_COOKIE, deviceOf, keepDevice, SAFE_DEVICE_COOKIE } from '../accounts/devices.ts'
import { hasFactor } from '../accounts/factors.ts'
import { keepAddress } from '../accounts/knownAddresses.ts'
import { type LogInOrigin, logInUser } from '../accounts/logIn.ts'
import { logInByPasskey } from '../accounts/logInByPasskey.ts'
import { myRow } from '../accounts/me.ts'
import { whoShape } from '../accounts/names.ts'
import { challengePasskey } from '../accounts/passkeyChallenges.ts'
import { anyPassword } from '../accounts/passwords.ts'
import { beginSecondStep, finishSecondStep, userOfStep } from '../accounts/secondStep.ts'
import {
  announceSessionsEnded,
  beginSession,
  COOKIE,
  endSession,
  SAFE_COOKIE,
  sessionOf,
} from '../accounts/sessions.ts'
import { optionalField } from '../optionalField.ts'
import { meOf } from '../store/users.ts'
import { addressOf, isSecure } from './caller.ts'
import {
  type Api,
  type ApiEnvironment,
  answerShape,
  emptyShape,
  jsonBody,
  requestShape,
  route,
} from './route.ts'

/** How long a browser keeps the cookie, in seconds; how long it is good for is for the session to say. */
const KEPT = 365 * 24 * 60 * 60

/** Coming and going. */
export function sessionsApi(api: Api): void {
  const credentials = z.strictObject({ name: whoShape, password: anyPassword })
  api.openapi(
    route({ method: 'post', path: '/session', request: jsonBody(credentials) }, answerShape('LogInAnswer')),
    async (context) => {
      const { services } = context.var
      const me = await logInUser(services, context.req.valid('json'), originOf(context))
      if (await hasFactor(services.db, me.id)) return context.json(await beginSecondStep(services, me.id))
      await signIn(context, me.id)
      return context.json(me)
    },
  )
  const secondStep = z.strictObject({ secondStep: stepShape, code: codeShape })
  api.openapi(
    route({ method: 'post', path: '/session/second-step', request: jsonBody(secondStep) }, answerShape('Me')),
    async (context) => {
      const me = await finishSecondStep(context.var.services, context.req.valid('json'), originOf(context))
      await signIn(context, me.id)
      return context.json(me)
    },
  )
  const challenge = z.strictObject({ secondStep: optionalField(stepShape) })
  api.openapi(
    route(
      { method: 'post', path: '/passkey-challenges', request: jsonBody(challenge) },
      answerShape('PasskeyChallenge'),
    ),
    async (context) => {
      const { services, visitor } = context.var
      const { secondStep } = context.req.valid('json')
      const user = secondStep === undefined ? visitor?.id : await userOfStep(services, secondStep)
      return context.json(await challengePasskey(services, 'use', user ?? null))
    },
  )
  const passkey = z.strictObject({
    passkey: requestShape('PasskeyUse'),
    secondStep: optionalField(stepShape),
  })
  api.openapi(
    route({ method: 'post', path: '/session/passkey', request: jsonBody(passkey) }, answerShape('Me')),
    async (context) => {
      const { services } = context.var
      const me = await logInByPasskey(services, context.req.valid('json'), addressOf(context))
      await signIn(context, me.id)
      return context.json(me)
    },
  )
  api.openapi(route({ method: 'get', path: '/session' }, answerShape('Session')), async (context) => {
    const { services, visitor } = context.var
    const me = visitor && meOf(await myRow(services.db, visitor))
    return context.json({ me, letters: services.mail !== null })
  })
  api.openapi(route({ method: 'delete', path: '/session' }, emptyShape), async (context) => {
    await signOut(context)
    return context.json({})
  })
}

const stepShape = z.string().max(64)

const originOf = (context: Context<ApiEnvironment>): LogInOrigin => ({
  address: addressOf(context),
  device: deviceOf(context.req.header('Cookie')),
})

/** Begins a session, in place of the one before, and gives the browser its cookie; however somebody comes in, not where they are banned. */
export async function signIn(context: Context<ApiEnvironment>, user: string): Promise<void> {
  const { services } = context.var
  await mustNotBeBanned(services.db, user)
  const before = ownSession(context)
  if (before !== null) await endAndAnnounce(context, before)
  const secure = isSecureRequest(context)
  const cookie = secure ? SAFE_COOKIE : COOKIE
  setCookie(context, cookie, await beginSession(services, user, cookie), {
    ...attributes(secure),
    maxAge: KEPT,
  })
  await rememberDevice(context, user)
  await keepAddress(services, user, addressOf(context))
}

/** Knows the browser of an owner again, also after they have logged out. */
export async function rememberDevice(context: Context<ApiEnvironment>, user: string): Promise<void> {
  const secure = isSecureRequest(context)
  const cookie = secure ? SAFE_DEVICE_COOKIE : DEVICE_COOKIE
  const token = await keepDevice(context.var.services, user, context.req.header('Cookie'))
  setCookie(context, cookie, token, { ...attributes(secure), maxAge: KEPT })
}

/** Ends the session with which a browser came. */
export async function signOut(context: Context<ApiEnvironment>): Promise<void> {
  const session = ownSession(context)
  if (session === null) return
  await endAndAnnounce(context, session)
  const secure = isSecureRequest(context)
  deleteCookie(context, secure ? SAFE_COOKIE : COOKIE, attributes(secure))
}

async function endAndAnnounce(
  { var: { services, visitor } }: Context<ApiEnvironment>,
  session: string,
): Promise<void> {
  await endSession(services.db, session)
  if (visitor) await announceSessionsEnded(services, visitor.id)
}

export const ownSession = ({ req }: Context<ApiEnvironment>): string | null => sessionOf(req.header('Cookie'))

const isSecureRequest = ({ req, var: { services } }: Context<ApiEnvironment>): boolean =>
  isSecure(services, (name) => req.header(name))

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure }) as const
