import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { DEVICE_COOKIE, deviceOf, keepDevice, SAFE_DEVICE_COOKIE } from '../accounts/devices.ts'
import { keepAddress } from '../accounts/knownAddresses.ts'
import { logInUser } from '../accounts/logIn.ts'
import { myRow } from '../accounts/me.ts'
import { whoShape } from '../accounts/names.ts'
import { anyPassword } from '../accounts/passwords.ts'
import {
  announceSessionsEnded,
  beginSession,
  COOKIE,
  endSession,
  SAFE_COOKIE,
  sessionOf,
} from '../accounts/sessions.ts'
import { meOf } from '../store/users.ts'
import { addressOf, isSecure } from './caller.ts'
import { type Api, type ApiEnvironment, answerShape, emptyShape, jsonBody, route } from './route.ts'

/** How long a browser keeps the cookie, in seconds; how long it is good for is for the session to say. */
const KEPT = 365 * 24 * 60 * 60

/** Coming and going. */
export function sessionsApi(api: Api): void {
  const credentials = z.strictObject({ name: whoShape, password: anyPassword })
  api.openapi(
    route({ method: 'post', path: '/session', request: jsonBody(credentials) }, answerShape('Me')),
    async (context) => {
      const origin = { address: addressOf(context), device: deviceOf(context.req.header('Cookie')) }
      const me = await logInUser(context.var.services, context.req.valid('json'), origin)
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

/** Begins a session, in place of the one before, and gives the browser its cookie. */
export async function signIn(context: Context<ApiEnvironment>, user: string): Promise<void> {
  const { services } = context.var
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
