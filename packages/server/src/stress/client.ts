import { setTimeout as after } from 'node:timers/promises'
import { OWN_PAGE } from '@roundhouse/wire'
import { type HttpReply, send } from './http.ts'

export interface ClientAnswer<T = unknown> {
  readonly status: number
  readonly body: T
}

/** How long to wait, in milliseconds, before a request is sent again. */
const PAUSE = 25

/** Somebody who asks any of several server processes, until there is an answer. */
export interface Client {
  /** Who it is and from where. */
  readonly headers: Readonly<Record<string, string>>
  /** The same request, to any process, as often as it takes. */
  ask<T>(method: string, path: string, body?: unknown): Promise<ClientAnswer<T>>
}

/** What clients have done together. */
export interface RequestCounts {
  /** Requests that were sent, and those among them that were sent once more. */
  requests: number
  repeated: number
  /** Answers that the games could not be reached, and those that say that the server itself has failed. */
  unreachable: number
  failures: number
}

export const newRequestCounts = (): RequestCounts => ({
  requests: 0,
  repeated: 0,
  unreachable: 0,
  failures: 0,
})

/** An account of its own, for somebody who comes from an address of its own. */
export async function newClient(
  addresses: readonly string[],
  name: string,
  from: string,
  tally: RequestCounts,
): Promise<Client> {
  const headers = { 'X-Forwarded-For': from }
  const given = { name, password: `${name} on the early train` }
  const registered = await persist(addresses, tally, headers, 'POST', '/account', given)
  // It was done the first time, and not answered.
  const isRepeated = registered.status === 409
  const { status, cookies, text } = isRepeated
    ? await persist(addresses, tally, headers, 'POST', '/session', given)
    : registered
  const [cookie] = cookies[0]?.split(';') ?? []
  if (cookie === undefined) throw new Error(`${name} could not register: ${status} ${text}`)
  return clientWith(addresses, cookie, from, tally)
}

export function clientWith(
  addresses: readonly string[],
  cookie: string,
  from: string,
  tally: RequestCounts,
): Client {
  const headers = { Cookie: cookie, 'X-Forwarded-For': from }
  return {
    headers,
    async ask<T>(method: string, path: string, body?: unknown) {
      const { status, text } = await persist(addresses, tally, headers, method, path, body)
      return { status, body: JSON.parse(text) as T }
    },
  }
}

/** Whoever gets no answer, or is told to wait, sends the same again. */
async function persist(
  addresses: readonly string[],
  tally: RequestCounts,
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  body?: unknown,
): Promise<HttpReply> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  for (let tries = 0; ; tries++) {
    tally.requests++
    if (tries > 0) tally.repeated++
    const url = `${anyOf(addresses)}api${path}`
    const answer = await send(method, url, { ...OWN_PAGE, ...headers }, text).catch(() => undefined)
    if (answer?.status === 503) tally.unreachable++
    else if (answer && answer.status >= 500) tally.failures++
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await after(PAUSE)
  }
}

export const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!
