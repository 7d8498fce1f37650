/** What the processes of one database tell each other: that something has changed, never what. */
export type News =
  /** The log of a game has grown. */
  | { readonly kind: 'game'; readonly table: string }
  /** Somebody sat down or left, or the table began or ended. */
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'gone'; readonly table: string }
  | { readonly kind: 'ballots'; readonly table: string }
  | { readonly kind: 'message'; readonly table: string; readonly place: number }
  | { readonly kind: 'lobby' }
  /** Sessions of an account have ended. */
  | { readonly kind: 'sessions'; readonly user: string }
  /** The line was broken: anything may have happened. */
  | { readonly kind: 'anything' }

/** As it is announced. */
export const newsText = (news: News): string =>
  [
    news.kind,
    'table' in news ? news.table : 'user' in news ? news.user : '',
    'place' in news ? news.place : '',
  ]
    .join(' ')
    .trim()

/** As it is heard; what nobody understands means anything. */
export function parseNews(text: string): News {
  const [kind, table = '', place = ''] = text.split(' ')
  if (kind === 'lobby') return { kind }
  if (kind === 'game' || kind === 'table' || kind === 'gone' || kind === 'ballots') return { kind, table }
  if (kind === 'sessions') return { kind, user: table }
  if (kind === 'message') return { kind, table, place: Number(place) }
  return { kind: 'anything' }
}
