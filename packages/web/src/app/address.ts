/** A place of the app, as its address names it. */
export type Address =
  | { readonly at: 'home' }
  /** A game may be chosen already, and who plays it; or it is like one that was played before. */
  | {
      readonly at: 'new'
      readonly game: string | null
      readonly people: boolean
      /** How many play, where that is said already. */
      readonly count: number | null
      readonly again: string | null
      /** At a table of the server. */
      readonly online: boolean
    }
  | { readonly at: 'table'; readonly id: string; readonly move: number | null; readonly result: boolean }
  | { readonly at: 'rules'; readonly game: string | null; readonly rule: string | null }
  | { readonly at: 'import' }
  | { readonly at: 'settings' }
  /** What moderators do. */
  | { readonly at: 'site' }
  | { readonly at: 'login' }
  /** By the links of letters and invitations. */
  | { readonly at: 'reset' | 'confirm' | 'join'; readonly token: string }
  | { readonly at: 'nowhere' }

/** The place that an address leads to. */
export function readAddress(path: string, hash = ''): Address {
  const [first = '', second, third, fourth, ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  if (more.length > 0) return { at: 'nowhere' }
  if (first === 'rules' && third === undefined)
    return { at: 'rules', game: second ?? null, rule: decode(hash.replace(/^#/, '')) || null }
  if (first === 't' && second !== undefined) return tableAt(second, third, fourth)
  if (first === 'new' && third === undefined)
    return {
      at: 'new',
      game: second ?? null,
      people: hash.startsWith(PEOPLE),
      count: Number(/players=(\d+)$/.exec(hash)?.[1]) || null,
      again: hash.startsWith(AGAIN) ? decode(hash.slice(AGAIN.length)) : null,
      online: hash.startsWith(ONLINE),
    }
  const isToken = first === 'reset' || first === 'confirm' || first === 'join'
  if (isToken && second !== undefined && third === undefined) return { at: first, token: second }
  if (second !== undefined) return { at: 'nowhere' }
  return PLAIN.get(first) ?? { at: 'nowhere' }
}

/** Behind the address of a new game: everybody who plays is a person. */
const PEOPLE = '#people'

/** Or somewhere else than here. */
const ONLINE = '#online'

/** Behind it too: the game whose seats and options are kept. */
const AGAIN = '#again='

const PLAIN: ReadonlyMap<string, Address> = new Map<string, Address>([
  ['', { at: 'home' }],
  ['import', { at: 'import' }],
  ['me', { at: 'settings' }],
  ['site', { at: 'site' }],
  ['login', { at: 'login' }],
])

function tableAt(id: string, part: string | undefined, move: string | undefined): Address {
  if (part === undefined) return { at: 'table', id, move: null, result: false }
  if (part === 'result' && move === undefined) return { at: 'table', id, move: null, result: true }
  if (part === 'move' && move !== undefined && /^\d{1,6}$/.test(move))
    return { at: 'table', id, move: Number(move), result: false }
  return { at: 'nowhere' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const newPath = (game: string): string => `/new/${encodeURIComponent(game)}`

/** Whom one plays with: bots, people at this device, or those who come to a table of the server. */
type Opponents = 'bots' | 'people' | 'online'

const BEFORE_COUNT: Readonly<Record<Opponents, string>> = {
  bots: '#',
  people: `${PEOPLE}&`,
  online: `${ONLINE}&`,
}

/** A new game of so many. */
export const newPathFor = (game: string, count: number, opponents: Opponents): string =>
  `${newPath(game)}${BEFORE_COUNT[opponents]}players=${count}`

/** A new game with the seats and options of one that there is. */
export const againPath = (game: string, id: string): string =>
  `${newPath(game)}${AGAIN}${encodeURIComponent(id)}`

export const passAndPlayPath = `/new${PEOPLE}`
export const playOnlinePath = `/new${ONLINE}`

/** The link of an invitation. */
export const joinPath = (token: string): string => `/join/${encodeURIComponent(token)}`

export const tablePath = (id: string, move?: number): string =>
  `/t/${encodeURIComponent(id)}${move === undefined ? '' : `/move/${move}`}`

export const resultPath = (id: string): string => `${tablePath(id)}/result`

export const rulePath = (game: string, rule?: string): string =>
  `/rules/${encodeURIComponent(game)}${rule === undefined ? '' : `#${encodeURIComponent(rule)}`}`
