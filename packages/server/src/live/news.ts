import { TABLE_CLOSINGS, type TableClosing } from '@roundhouse/wire'

/** Who has a table open in one process. */
export interface PresentNews {
  readonly kind: 'present'
  readonly table: string
  readonly process: string
  /** The accounts of those who sit there. */
  readonly here: readonly string[]
  /** How many only look on. */
  readonly watching: number
}

/** What the processes of one database tell each other: that something has changed, and what only where no table has it. */
export type News =
  | PresentNews
  /** The log of a game has grown. */
  | { readonly kind: 'game'; readonly table: string }
  /** Somebody sat down or left, or the table began or ended. */
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'gone'; readonly table: string; readonly why?: TableClosing }
  | { readonly kind: 'ballots'; readonly table: string }
  | { readonly kind: 'message'; readonly table: string; readonly place: number }
  /** The lists of tables are not what they were: everybody's, or those of some accounts alone. */
  | { readonly kind: 'lobby'; readonly users?: readonly string[] }
  /** Sessions of an account have ended. */
  | { readonly kind: 'sessions'; readonly user: string }
  /** How many live connections an address, which is hashed, has in one process, where it is more than a few. */
  | { readonly kind: 'lines'; readonly address: string; readonly process: string; readonly count: number }
  /** The connection was broken: anything may have happened. */
  | { readonly kind: 'anything' }

/** As it is announced. */
export const newsText = (news: News): string =>
  [
    news.kind,
    'table' in news ? news.table : 'user' in news ? news.user : '',
    'place' in news ? news.place : '',
    'why' in news ? news.why : '',
    ...(news.kind === 'present' ? [news.process, news.watching, ...news.here] : []),
    ...(news.kind === 'lines' ? [news.address, news.process, news.count] : []),
    ...(news.kind === 'lobby' ? (news.users ?? []) : []),
  ]
    .filter((part) => part !== '')
    .join(' ')

/** As it is heard; what nobody understands means anything. */
export function parseNews(text: string): News {
  const [kind, ...parts] = text.split(' ')
  const [table = '', place = '', watching = '', ...here] = parts
  if (kind === 'lobby') return parts.length > 0 ? { kind, users: parts } : { kind }
  if (kind === 'game' || kind === 'table' || kind === 'ballots') return { kind, table }
  if (kind === 'gone') {
    const why = TABLE_CLOSINGS.find((one) => one === place)
    return { kind, table, ...(why && { why }) }
  }
  if (kind === 'sessions') return { kind, user: table }
  if (kind === 'message') return { kind, table, place: Number(place) }
  if (kind === 'present') return { kind, table, process: place, here, watching: Number(watching) }
  if (kind === 'lines') return { kind, address: table, process: place, count: Number(watching) }
  return { kind: 'anything' }
}
