import type { Services } from '../services.ts'
import { settingsOf, type UserRow } from '../store/users.ts'
import { accountWords } from './words.ts'

/** What somebody is told of by a letter. */
export type FactorChange =
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'codesRenewed'

/** Tells the owner, where we may write to them, how their account is logged in to from now on. Nobody waits for it. */
export function notifyOwner({ mail, url, log }: Services, row: UserRow, change: FactorChange): void {
  if (!mail || !row.email) return
  const { factors } = accountWords(settingsOf(row).language)
  mail({ to: row.email, ...factors(row.name, change, `${url}/me`) }).catch((error: { code?: string }) =>
    log('warn', 'a letter about a second factor was not sent', { error: error.code ?? null }),
  )
}
