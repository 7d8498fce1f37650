import { OWN_PAGE } from '@roundhouse/wire'
import { beginSession, COOKIE } from '../accounts/sessions.ts'
import { newId } from '../accounts/tokens.ts'
import { apiOf } from '../api/api.ts'
import type { Services } from '../services.ts'

export interface PersonAnswer<T> {
  readonly status: number
  readonly body: T
}

/** Asks the API of a server, by the cookie of one person or without one. */
export type AskServer = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<PersonAnswer<T>>

export interface Person {
  readonly id: string
  readonly name: string
  readonly ask: AskServer
  /** The same person, asking another process. */
  at(services: Services): AskServer
}

export function askServerWith(services: Services, cookie?: string): AskServer {
  const api = apiOf(services)
  return async (method, path, body) => {
    const response = await api.request(new URL(path, services.url).href, {
      method,
      headers: { ...OWN_PAGE, Origin: services.url, ...(cookie !== undefined && { Cookie: cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as never }
  }
}

/** Somebody who is logged in. A guest has no password. */
export async function person(
  services: Services,
  name: string,
  kind: 'account' | 'guest' = 'account',
): Promise<Person> {
  const id = newId()
  await services.db.run(
    'insert into users (id, name, name_key, password, created) values (?, ?, ?, ?, ?)',
    id,
    name,
    `${name} ${id}`,
    kind === 'guest' ? null : 'not one that anybody knows',
    services.now(),
  )
  const at = (process: Services) => askServerWith(process, cookie)
  const cookie = `${COOKIE}=${await beginSession(services, id, COOKIE)}`
  return { id, name, ask: at(services), at }
}

export const people = (services: Services, ...names: readonly string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => person(services, name)))
