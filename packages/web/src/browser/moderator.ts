import type {
  BannedAccount,
  Factors,
  LoginSession,
  SiteAccount,
  SiteLogEntry,
  SiteTable,
} from '@roundhouse/wire'
import type { BrowserContext } from 'playwright-core'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 19, 12)

const TABLES: readonly SiteTable[] = [
  {
    id: 'k3v9x2m4q7ab',
    game: '1846',
    title: 'Friday evening',
    state: 'playing',
    visibility: 'open',
    host: 'Ada',
    players: ['Ada', 'Mallory', 'ひろし'],
    seats: 4,
    moved: NOON,
  },
  {
    id: 'p8c1w5n6d2ef',
    game: 'baltimore-ohio',
    title: 'Cheap pills, very cheap pills and nothing but pills',
    state: 'waiting',
    visibility: 'unlisted',
    host: 'Mallory',
    players: ['Mallory'],
    seats: 3,
    moved: NOON - DAY,
  },
]

const BAN = { since: NOON - DAY, until: NOON + 6 * DAY, reason: 'Insults in the chat, again and again' }

const ACCOUNT: SiteAccount = {
  id: 'abcdefgh12345678',
  name: 'Mallory',
  created: NOON - 90 * DAY,
  guest: false,
  moderator: false,
  ban: BAN,
  tables: TABLES,
}

const BANS: readonly BannedAccount[] = [
  { name: 'Mallory', ...BAN },
  { name: 'Trudy', since: NOON - 30 * DAY, until: null, reason: null },
]

const LOG: readonly SiteLogEntry[] = [
  { id: 'e4', made: NOON, by: 'Grace', act: 'ban', account: 'Mallory', until: BAN.until, reason: BAN.reason },
  {
    id: 'e3',
    made: NOON - DAY,
    by: 'Grace',
    act: 'remove-message',
    account: 'Mallory',
    table: { id: TABLES[0]!.id, title: TABLES[0]!.title },
  },
  {
    id: 'e2',
    made: NOON - 2 * DAY,
    by: 'Grace',
    act: 'close',
    table: { id: 'gone', title: 'More pills' },
    reason: 'Advertising',
  },
  { id: 'e1', made: NOON - 3 * DAY, by: null, act: 'moderator', account: 'Grace' },
]

const SESSION: LoginSession = {
  me: {
    id: 'grace',
    name: 'Grace',
    guest: false,
    email: null,
    unconfirmed: null,
    settings: {},
    moderator: true,
  },
  letters: false,
}

const FACTORS: Factors = { authenticator: NOON, passkeys: [], recoveryCodes: 10 }

const ANSWERS: readonly (readonly [path: string, answer: unknown])[] = [
  ['/api/session', SESSION],
  ['/api/me/factors', FACTORS],
  ['/api/site/accounts', ACCOUNT],
  ['/api/site/bans', BANS],
  ['/api/site/tables', TABLES],
  ['/api/site/log', LOG],
  ['/api/tables', []],
]

/** From now on a site without a server answers as one does on which a moderator is logged in. */
export const answerModerator = (context: BrowserContext): Promise<unknown> =>
  context.route(
    (address) => address.pathname.startsWith('/api/'),
    (route) => {
      const { pathname } = new URL(route.request().url())
      const found = ANSWERS.find(([path]) => path === pathname)
      return found
        ? route.fulfill({ json: found[1] })
        : route.fulfill({ status: 404, json: { trouble: 'missing' } })
    },
  )
