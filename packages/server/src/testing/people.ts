import { OWN_PAGE } from '@roundhouse/wire'
import { beginSession, COOKIE } from '../accounts/sessions.ts'
import { newId } from '../accounts/tokens.ts'
import { apiOf } from '../api/api.ts'
import type { World } from '../world.ts'

export interface Answer<T> {
  readonly status: number
  readonly body: T
}

/** Asks the API of a world, by the cookie of one person or without one. */
export type Ask = <T = unknown>(method: string, path: string, body?: unknown) => Promise<Answer<T>>

export interface Person {
  readonly id: string
  readonly name: string
  readonly ask: Ask
  /** The same person, asking another process. */
  at(world: World): Ask
}

export function asking(world: World, cookie?: string): Ask {
  const api = apiOf(world)
  return async (method, path, body) => {
    const response = await api.request(new URL(path, world.url).href, {
      method,
      headers: { ...OWN_PAGE, Origin: world.url, ...(cookie !== undefined && { Cookie: cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as never }
  }
}

/** Somebody who is logged in. A guest has no password. */
export async function person(
  world: World,
  name: string,
  kind: 'account' | 'guest' = 'account',
): Promise<Person> {
  const id = newId()
  await world.db.run(
    'insert into users (id, name, name_key, password, created) values (?, ?, ?, ?, ?)',
    id,
    name,
    `${name} ${id}`,
    kind === 'guest' ? null : 'not one that anybody knows',
    world.now(),
  )
  const at = (process: World) => asking(process, cookie)
  const cookie = `${COOKIE}=${await beginSession(world, id, COOKIE)}`
  return { id, name, ask: at(world), at }
}

export const people = (world: World, ...names: readonly string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => person(world, name)))
