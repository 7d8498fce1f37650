import {
  type BannedAnswer,
  BUILD_HEADER,
  type ClosedAnswer,
  type MisformedAnswer,
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

/** Absent: whoever serves this site has no tables. Unreachable, also where nothing came back: it may have been done or not. */
type Reason = WireTrouble | 'absent'

/** A request that was not answered as asked. */
export class ServerCallFailed extends Error {
  readonly reason: Reason
  /** What else the server said about it. */
  readonly more: Partial<
    Omit<RefusedAnswer, 'trouble'> &
      Omit<SeqConflict, 'trouble'> &
      Omit<TooManyRequests, 'trouble'> &
      Omit<MisformedAnswer, 'trouble'> &
      Omit<BannedAnswer, 'trouble'> &
      Omit<ClosedAnswer, 'trouble'>
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
  closed: 'closedBySite',
  overtaken: 'overtaken',
  refused: 'form',
  taken: 'taken',
  barred: 'barred',
  banned: 'banned',
  password: 'password',
  code: 'code',
  passkey: 'passkey',
  weak: 'weak',
  state: 'state',
  early: 'early',
  declined: 'declined',
  many: 'many',
  guest: 'guest',
  unconfirmed: 'unconfirmed',
  version: 'changed',
  large: 'large',
  often: 'often',
  busy: 'busy',
  broken: 'broken',
  absent: 'absent',
  unreachable: 'unreachable',
}

/** Asks over HTTP; the cookie goes with it by itself. Which build of the site the server has is heard on the way. */
export const callServerBy =
  ({ fetch }: Net, onBuild: (build: string) => void = () => {}): CallServer =>
  async ({ method, path, body }) => {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(method !== 'GET' && { headers: OWN_PAGE, body: JSON.stringify(body ?? {}) }),
    }).catch(() => {
      throw new ServerCallFailed('unreachable')
    })
    const build = response.headers.get(BUILD_HEADER)
    if (build !== null) onBuild(build)
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
