import type {
  BannedAccount,
  BanRequest,
  Message,
  SiteAccount,
  SiteClosingRequest,
  SiteLogEntry,
  SiteTable,
} from '@roundhouse/wire'
import { ask } from '../worker/connection.ts'
import type { ServerCall } from '../worker/online/api.ts'

const call = <T>(method: ServerCall['method'], path: string, body?: unknown) =>
  ask('server', { method, path: `/site${path}`, body }) as Promise<T>

/** How many tables, bans and entries of the log come at once. */
export const SITE_PAGE = 50

/** What moderators ask the server, which the first page does without. */
export const siteServer = {
  account: (name: string) => call<SiteAccount>('GET', `/accounts?name=${encodeURIComponent(name)}`),
  bans: (page: number) => call<readonly BannedAccount[]>('GET', `/bans?page=${page}`),
  ban: (id: string, given: BanRequest) => call<SiteAccount>('PUT', `/accounts/${id}/ban`, given),
  unban: (id: string, reason: string) => call<SiteAccount>('DELETE', `/accounts/${id}/ban`, noted(reason)),
  tables: (search: string, page: number) =>
    call<readonly SiteTable[]>('GET', `/tables?search=${encodeURIComponent(search)}&page=${page}`),
  close: (id: string, given: SiteClosingRequest) => call<unknown>('DELETE', `/tables/${id}`, given),
  removeMessage: (id: string, place: number, reason: string, invitation?: string) =>
    call<Message>(
      'DELETE',
      `/tables/${id}/chat/${place}${invitation === undefined ? '' : `?invitation=${encodeURIComponent(invitation)}`}`,
      noted(reason),
    ),
  log: (before?: string) =>
    call<readonly SiteLogEntry[]>('GET', `/log${before === undefined ? '' : `?before=${before}`}`),
}

const noted = (reason: string) => (reason.trim() === '' ? {} : { reason })
