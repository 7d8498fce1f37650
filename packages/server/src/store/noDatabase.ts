import { DatabaseUnreachable } from './db.ts'
import type { StoreLocation } from './open.ts'

/** What may be wrong with a place where games are to be kept. */
export type NoDatabaseReason =
  /** There is no such folder, or nothing of ours in the database. */
  | 'empty'
  /** Its tables are those of a later version, or of an earlier one. */
  | 'newer'
  | 'older'
  /** Another process serves this folder. */
  | 'served'
  | 'not-a-folder'
  | 'may-not'
  | 'disk-full'
  /** The file is no database. */
  | 'damaged'
  /** The host of the database has no address, or nobody answers there. */
  | 'no-host'
  | 'nobody-there'
  | 'password'
  | 'account'
  | 'no-such-database'
  | 'not-now'
  | 'other'

/** A place where games cannot be kept. */
export class NoDatabase extends Error {
  readonly reason: NoDatabaseReason
  /** What the system or the database calls it. */
  readonly code: string
  /** The folder, or the address without its password. */
  readonly location: string

  constructor(reason: NoDatabaseReason, location: StoreLocation, code = '', cause?: unknown) {
    super(`${reason} (${code})`, { cause })
    this.reason = reason
    this.code = code
    this.location = shownLocation(location)
  }
}

/** Where games are kept, without a password. */
function shownLocation(location: StoreLocation): string {
  if ('folder' in location) return location.folder
  const url = new URL(location.url)
  url.password = ''
  url.searchParams.delete('password')
  return url.href
}

/** What PostgreSQL and the system say. */
const REASONS: Readonly<Record<string, NoDatabaseReason>> = {
  '28P01': 'password',
  '28000': 'account',
  '3D000': 'no-such-database',
  '42501': 'may-not',
  '53100': 'disk-full',
  '53300': 'not-now',
  '57P03': 'not-now',
  EAI_AGAIN: 'no-host',
  ENOTFOUND: 'no-host',
  ECONNREFUSED: 'nobody-there',
  ECONNRESET: 'nobody-there',
  EHOSTUNREACH: 'nobody-there',
  ENETUNREACH: 'nobody-there',
  ETIMEDOUT: 'nobody-there',
  EACCES: 'may-not',
  EPERM: 'may-not',
  EROFS: 'may-not',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EEXIST: 'not-a-folder',
  ENOTDIR: 'not-a-folder',
}

/** What SQLite says, by the number of its error. */
const SQLITE_REASONS: Readonly<Record<number, NoDatabaseReason>> = {
  3: 'may-not',
  8: 'may-not',
  11: 'damaged',
  13: 'disk-full',
  14: 'may-not',
  26: 'damaged',
}

/** An error on opening a database as the sentence that it will become; what is our own mistake stays as it is. */
export function noDatabase(error: unknown, location: StoreLocation): unknown {
  if (error instanceof NoDatabase) return error
  if (error instanceof DatabaseUnreachable) return noDatabase(error.cause, location)
  const { code, errcode, message = '' } = error as { code?: string; errcode?: number; message?: string }
  const of = (reason: NoDatabaseReason, name: string) => new NoDatabase(reason, location, name, error)
  if (message.startsWith('SASL')) return of('password', 'SASL')
  if (code === undefined && /^timeout expired|^Connection terminated/.test(message))
    return of('nobody-there', 'ETIMEDOUT')
  if (errcode !== undefined) return of(SQLITE_REASONS[errcode & 0xff] ?? 'other', `SQLite ${errcode}`)
  if (code === undefined) return error
  if (code === 'ENOENT') return of('url' in location ? 'nobody-there' : 'may-not', code)
  return of(REASONS[code] ?? 'other', code)
}
