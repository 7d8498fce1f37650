import type { Game } from '@roundhouse/kernel'
import { parseNews } from '../live/news.ts'
import type { Database } from '../store/db.ts'
import { entriesFrom, type GameRow, gameRow } from '../store/games.ts'
import { RequestTrouble } from '../trouble.ts'
import { catchUp, loadSession, type StoredSession, seqOf } from './session.ts'

export type Work<T> = (session: StoredSession, row: GameRow) => Promise<T> | T

/** The games in memory. */
export interface GameCache {
  /** Does something with a game at the head of its log. For each game one thing is done at a time. Whoever has just read its row may give it. */
  at<T>(id: string, work: Work<T>, row?: GameRow): Promise<T>
  /** Who sits at a table has changed: it is read again when it is next asked for. */
  forget(id: string): Promise<void>
  readonly size: number
  /** Once nothing is under way. */
  idle(): Promise<void>
}

/** Something in a game's memory may be wrong: it is read again when it is next asked for. */
export class StaleCache extends Error {
  readonly why: unknown

  constructor(why: unknown) {
    super('the game in memory is not what is stored')
    this.why = why
  }
}

export function gameCacheOf(db: Database, gameOf: (id: string) => Promise<Game>, most: number): GameCache {
  const sessions = new Map<string, StoredSession>()
  const queues = new Map<string, Promise<unknown>>()

  async function currentSession(row: GameRow): Promise<StoredSession> {
    const session = sessions.get(row.id) ?? (await loadSession(db, row, gameOf))
    if (seqOf(session) < row.seq) catchUp(session, await entriesFrom(db, row.id, seqOf(session)))
    keep(session)
    return session
  }

  /** The games that were asked for last stay. */
  function keep(session: StoredSession): void {
    sessions.delete(session.id)
    sessions.set(session.id, session)
    for (const id of sessions.keys()) {
      if (sessions.size <= most) break
      if (!queues.has(id)) sessions.delete(id)
    }
  }

  async function workOn<T>(id: string, work: Work<T>, given?: GameRow): Promise<T> {
    const row = given ?? (await gameRow(db, id))
    if (!row) throw new RequestTrouble('missing')
    try {
      return await work(await currentSession(row), row)
    } catch (error) {
      if (error instanceof StaleCache) {
        sessions.delete(id)
        throw error.why
      }
      throw error
    }
  }

  /** For each game one thing after the other. */
  function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = queues.get(id) ?? Promise.resolve()
    const now = before.then(work)
    const settled = now.then(
      () => {},
      () => {},
    )
    queues.set(id, settled)
    void settled.then(() => {
      if (queues.get(id) === settled) queues.delete(id)
    })
    return now
  }

  const forget = (id: string): Promise<void> =>
    inTurn(id, async () => {
      sessions.delete(id)
    })

  db.subscribe((message) => {
    const news = parseNews(message)
    if (news.kind === 'table' || news.kind === 'gone') void forget(news.table)
    if (news.kind === 'anything') for (const id of sessions.keys()) void forget(id)
  })

  return {
    at: (id, work, row) => inTurn(id, () => workOn(id, work, row)),
    forget,
    get size() {
      return sessions.size
    },
    async idle() {
      while (queues.size > 0) await Promise.all(queues.values())
    },
  }
}
