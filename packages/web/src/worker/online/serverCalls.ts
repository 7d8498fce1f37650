import {
  OWN_PAGE,
  type RefusedAnswer,
  type SeqConflict,
  type TooManyRequests,
  TROUBLES,
  type WireTrouble,
} from '@roundhouse/wire'
import type { TroubleCode } from '../protocol/troubles.ts'
import type { CallServer } from './api.ts'
import type { Net } from './net.ts'

/** Absent: whoever serves this site has no tables. Unreachable: nothing came back, and it may have been done or not. */
type Reason = WireTrouble | 'absent' | 'unreachable'

/** A request that was not answered as asked. */
export class ServerCallFailed extends Error {
  readonly reason: Reason
  /** What else the server said about it. */
  readonly more: Partial<
    Omit<RefusedAnswer, 'trouble'> & Omit<SeqConflict, 'trouble'> & Omit<TooManyRequests, 'trouble'>
  >

  constructor(reason: Reason, more: ServerCallFailed['more'] = {}) {
    super(reason)
    this.reason = reason
    this.more = more
  }
}

/** What the page has words for. */
export const CODES: Readonly<Record<Reason, TroubleCode>> = {
  form: 'form',
  login: 'login',
  forbidden: 'forbidden',
  foreign: 'foreign',
  missing: 'noTable',
  overtaken: 'overtaken',
  refused: 'form',
  taken: 'taken',
  password: 'password',
  state: 'state',
  early: 'early',
  many: 'many',
  guest: 'guest',
  unconfirmed: 'unconfirmed',
  version: 'changed',
  large: 'large',
  often: 'often',
  broken: 'broken',
  absent: 'absent',
  unreachable: 'unreachable',
}

/** Asks over HTTP; the cookie goes with it by itself. */
export const callServerBy =
  ({ fetch }: Net): CallServer =>
  async ({ method, path, body }) => {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(method !== 'GET' && { headers: OWN_PAGE, body: JSON.stringify(body ?? {}) }),
    }).catch(() => {
      throw new ServerCallFailed('unreachable')
    })
    const answer = await answerOf(response)
    if (response.ok) return answer
    const { trouble, ...more } = answer as { trouble?: WireTrouble }
    throw new ServerCallFailed(trouble !== undefined && TROUBLES.includes(trouble) ? trouble : 'broken', more)
  }

/** Something before the server may speak in its stead; then it does not speak JSON. */
async function answerOf(response: Response): Promise<unknown> {
  const isOurs = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  if (!isOurs) throw new ServerCallFailed(response.status >= 500 ? 'unreachable' : 'absent')
  return response.json().catch(() => {
    throw new ServerCallFailed('unreachable')
  })
}
