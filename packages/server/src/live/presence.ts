import { randomLetters } from '../accounts/tokens.ts'
import { logFailure } from '../ops/log.ts'
import { seatOfUser } from '../play/seats.ts'
import type { Services } from '../services.ts'
import { barredFrom } from '../store/barredUsers.ts'
import { gameRow, seatRows } from '../store/games.ts'
import { isVisible } from '../tables/visibility.ts'
import type { LiveConnection } from './connection.ts'
import { newsText, type PresentNews } from './news.ts'
import { unhurriedly } from './unhurriedly.ts'

/** Who has a table open: the accounts of those who sit there, and how many only look on. */
export interface TablePresence {
  readonly here: readonly string[]
  readonly watching: number
}

/** After how long it is said that somebody came or went, in milliseconds: many do so at once. */
const SOON = 300

/** For how long it counts what a process has said, in milliseconds. */
export const PRESENCE_MS = 80_000

/**
 * Who is at which table, in all processes. Each says who is there by its own
 * connections, when that changes and from time to time: nobody stays for ever
 * because a process was killed, nor away because one was not heard.
 */
export interface Presence {
  /** Says soon who is there: connections watch this table from now on, or do not any more, or its seats are others'. */
  announceSoon(table: string): void
  onNews(news: PresentNews): void
  at(table: string): TablePresence
  /** Says again what was said, and forgets what was said too long ago. */
  repeat(): void
  close(): void
}

export function presenceOf(
  services: Services,
  connectionsAt: (table: string) => readonly LiveConnection[],
  publish: (table: string) => void,
): Presence {
  const process = randomLetters(8)
  const said = new Map<string, string>()
  /** What each process has said, and when, of the tables that are watched here. */
  const known = new Map<string, Map<string, TablePresence & { readonly time: number }>>()
  const soon = new Map<string, NodeJS.Timeout>()
  let closed = false

  const at = (table: string): TablePresence => {
    const all = [...(known.get(table)?.values() ?? [])]
    return {
      here: [...new Set(all.flatMap(({ here }) => here))].sort(),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    }
  }

  async function say(table: string): Promise<void> {
    const present = await presentBy(services, table, connectionsAt(table))
    const text = newsText({ kind: 'present', table, process, ...present })
    if (text === (said.get(table) ?? newsText({ kind: 'present', table, process, ...NOBODY }))) return
    if (isNobody(present)) said.delete(table)
    else said.set(table, text)
    await services.db.announce(text)
  }

  const announce = (text: string): Promise<void> =>
    services.db.announce(text).catch(logFailure(services.log, 'warn', 'it was not said who is here'))

  /** Does something to what is known of a table, and publishes it where that makes a difference. */
  function change(table: string, work: () => void): void {
    const before = JSON.stringify(at(table))
    work()
    if (JSON.stringify(at(table)) !== before) publish(table)
  }

  return {
    at,
    announceSoon(table) {
      if (closed || soon.has(table)) return
      const sayNow = () => {
        soon.delete(table)
        say(table).catch(logFailure(services.log, 'warn', 'it is not known who is here'))
      }
      soon.set(table, setTimeout(sayNow, SOON).unref())
    },
    onNews({ table, process: from, here, watching }) {
      if (connectionsAt(table).length === 0) return void known.delete(table)
      const all = known.get(table) ?? new Map()
      known.set(table, all)
      const isNew = !all.has(from)
      change(table, () => {
        if (isNobody({ here, watching })) all.delete(from)
        else all.set(from, { here, watching, time: services.now() })
      })
      // Whoever has just come has not heard what was said here before.
      const mine = said.get(table)
      if (isNew && all.has(from) && from !== process && mine !== undefined) void announce(mine)
    },
    repeat() {
      void unhurriedly(said.values(), announce)
      for (const [table, all] of known)
        change(table, () => {
          for (const [from, { time }] of all)
            if (from !== process && services.now() - time > PRESENCE_MS) all.delete(from)
        })
    },
    close() {
      closed = true
      for (const timer of soon.values()) clearTimeout(timer)
    },
  }
}

const NOBODY: TablePresence = { here: [], watching: 0 }

const isNobody = ({ here, watching }: TablePresence): boolean => here.length === 0 && watching === 0

/** Who is there by these connections, of those who may look. */
async function presentBy(
  services: Services,
  table: string,
  connections: readonly LiveConnection[],
): Promise<TablePresence> {
  if (connections.length === 0) return NOBODY
  const [row, seats] = await Promise.all([gameRow(services.db, table), seatRows(services.db, table)])
  if (!row) return NOBODY
  const barred = await barredFrom(services.db, row)
  const may = connections.filter(({ visitor, invitations }) =>
    isVisible(row, { seats, barred }, visitor?.id ?? null, invitations.get(table)),
  )
  const users = new Set(may.flatMap(({ visitor }) => visitor?.id ?? []))
  const here = [...users].filter((user) => seatOfUser(seats, user) !== null).sort()
  return { here, watching: users.size - here.length + may.filter(({ visitor }) => !visitor).length }
}
