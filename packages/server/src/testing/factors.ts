import type { FactorsWithCodes, Me, NewAuthenticator, SecondStep } from '@roundhouse/wire'
import { totpCode, totpStep } from '../accounts/totp.ts'
import { type Browser, type BrowserAnswer, browser } from './browser.ts'
import type { TestServices } from './stores.ts'

export const PASSWORD = 'correct horse'

/** Somebody with an account, an authenticator app and recovery codes. */
export interface Guarded {
  readonly page: Browser
  readonly me: Me
  readonly secret: string
  readonly codes: readonly string[]
}

/** The code that an app shows now. */
export const codeNow = ({ time }: TestServices, secret: string): string => totpCode(secret, totpStep(time))

/** The next code: an app shows it in half a minute. */
export function nextCode(services: TestServices, secret: string): string {
  services.time += 30_000
  return codeNow(services, secret)
}

/** Adds an authenticator app to the account that is logged in. */
export async function addApp(services: TestServices, page: Browser) {
  const { secret } = (await page.ask<NewAuthenticator>('POST', '/me/authenticator', {})).body
  const { status, body } = await page.ask<FactorsWithCodes>('PUT', '/me/authenticator', {
    first: codeNow(services, secret),
    proof: { password: PASSWORD },
  })
  if (status !== 200) throw new Error(`the app was answered ${status}`)
  return { secret, codes: body.codes }
}

export async function guarded(services: TestServices, name = 'Ada'): Promise<Guarded> {
  const page = browser(services)
  const me = (await page.ask<Me>('POST', '/account', { name, password: PASSWORD })).body
  return { page, me, ...(await addApp(services, page)) }
}

/** Gives name and password; what then is asked for. */
export async function beginLogIn(page: Browser, password = PASSWORD, name = 'Ada'): Promise<string> {
  const { status, body } = await page.ask<SecondStep>('POST', '/session', { name, password })
  if (status !== 200 || body.secondStep === undefined) throw new Error(`the password was answered ${status}`)
  return body.secondStep
}

export const giveCode = (page: Browser, secondStep: string, code: string): Promise<BrowserAnswer<Me>> =>
  page.ask<Me>('POST', '/session/second-step', { secondStep, code })
