import { setTimeout as after } from 'node:timers/promises'
import { OWN_PAGE } from '@roundhouse/wire'

export interface Answer<T = unknown> {
  readonly status: number
  readonly body: T
}

/** How long an answer may take, in milliseconds, before the request is sent again. */
const PATIENCE = 15_000

/** How long to wait, in milliseconds, before a request is sent again. */
const PAUSE = 25

/** Somebody who asks any of several server processes, until there is an answer. */
export interface Client {
  /** Who it is and from where. */
  readonly headers: Readonly<Record<string, string>>
  /** The same request, to any process, as often as it takes. */
  ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>>
}

/** What clients have done together. */
export interface Tally {
  /** Requests that were sent, and those among them that were sent once more. */
  requests: number
  repeated: number
  /** Answers that say that the server itself has failed. */
  failures: number
}

export const newTally = (): Tally => ({ requests: 0, repeated: 0, failures: 0 })

/** An account of its own, for somebody who comes from an address of its own. */
export async function newClient(
  addresses: readonly string[],
  name: string,
  from: string,
  tally: Tally,
): Promise<Client> {
  const given = { name, password: `${name} on the early train` }
  const answer = await persist(addresses, tally, (address) =>
    fetch(`${address}api/account`, {
      method: 'POST',
      headers: { ...OWN_PAGE, 'X-Forwarded-For': from },
      body: JSON.stringify(given),
    }),
  )
  if (!answer.ok) throw new Error(`${name} could not register: ${answer.status} ${await answer.text()}`)
  const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? []
  return clientWith(addresses, cookie, from, tally)
}

export function clientWith(addresses: readonly string[], cookie: string, from: string, tally: Tally): Client {
  const headers = { Cookie: cookie, 'X-Forwarded-For': from }
  return {
    headers,
    ask: <T>(method: string, path: string, body?: unknown) =>
      persist(addresses, tally, async (address) => {
        const response = await fetch(`${address}api${path}`, {
          method,
          headers: { ...OWN_PAGE, ...headers },
          signal: AbortSignal.timeout(PATIENCE),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        return { status: response.status, body: (await response.json()) as T }
      }),
  }
}

/** Whoever gets no answer, or is told to wait, sends the same again. */
async function persist<T extends { readonly status: number }>(
  addresses: readonly string[],
  tally: Tally,
  send: (address: string) => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    tally.requests++
    if (tries > 0) tally.repeated++
    const answer = await send(anyOf(addresses)).catch(() => undefined)
    if (answer && answer.status >= 500) tally.failures++
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await after(PAUSE)
  }
}

export const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!
