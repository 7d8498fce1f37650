import { OWN_PAGE } from '@roundhouse/wire'
import { beginSession, COOKIE } from '../accounts/sessions.ts'
import { apiOf } from '../api/api.ts'
import type { Api } from '../api/route.ts'
import { person } from './people.ts'
import type { TestServices } from './stores.ts'

export interface BrowserAnswer<T> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

/** A browser on our own pages: it keeps the cookies that it is given. */
export interface Browser {
  readonly cookies: Map<string, string>
  ask<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<BrowserAnswer<T>>
}

export function browser(
  services: TestServices,
  api: Api = apiOf(services),
  cookies = new Map<string, string>(),
): Browser {
  return {
    cookies,
    async ask(method, path, body, headers = {}) {
      const sent = new Headers({ ...OWN_PAGE, Origin: services.url })
      if (cookies.size > 0) sent.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      for (const [name, value] of Object.entries(headers)) sent.set(name, value)
      const answer = await api.request(new URL(path, services.url).href, {
        method,
        headers: sent,
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie)
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never }
    },
  }
}

/** The browser of somebody who has an account, and is logged in. */
export async function browserOf(services: TestServices, name: string, api?: Api): Promise<Browser> {
  const { id } = await person(services, name)
  return browser(services, api, new Map([[COOKIE, await beginSession(services, id, COOKIE)]]))
}

function keep(cookies: Map<string, string>, given: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
  if (/max-age=0/i.test(given)) cookies.delete(name)
  else cookies.set(name, value)
}
