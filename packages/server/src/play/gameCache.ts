import { setImmediate as letOthersIn } from 'node:timers/promises'
import { parseNews } from '../live/news.ts'
import type { Database } from '../store/db.ts'
import { entryTextsFrom, type GameRow, gameRow } from '../store/games.ts'
import { type Line, lineOf, type Rank } from '../threads/line.ts'
import type { GameThread, Threads } from '../threads/threads.ts'
import { RequestTrouble } from '../trouble.ts'
import { readStoredLog } from './session.ts'
import type { AtLength, sessionCalls } from './sessionCalls.ts'

type SessionCalls = Omit<ReturnType<typeof sessionCalls>, 'open' | 'forget'>
type SessionArgs<Name extends keyof SessionCalls> =
  Parameters<SessionCalls[Name]> extends [string, ...infer Args] ? Args : never
type SessionValue<Name extends keyof SessionCalls> =
  Awaited<ReturnType<SessionCalls[Name]>> extends AtLength<infer Value> ? Value : never

/** A game at the head of its log, in the thread that knows it. */
export interface OpenGame {
  readonly id: string
  /** How many entries its log has. */
  readonly seq: number
  ask<Name extends keyof SessionCalls>(name: Name, ...args: SessionArgs<Name>): Promise<SessionValue<Name>>
}

export type Work<T> = (game: OpenGame, row: GameRow) => Promise<T> | T

/** The games in memory. */
export interface GameCache {
  /** Does something with a game at the head of its log. For each game one thing is done at a time. Whoever has just read its row may give it. */
  at<T>(id: string, rank: Rank, work: Work<T>, row?: GameRow): Promise<T>
  /** It is read again when it is next asked for. */
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

/** Which thread knows a game, by which version of its rules, and how much of its log. */
interface Place {
  readonly thread: GameThread
  readonly version: number
  seq: number
}

export function gameCacheOf(db: Database, threads: Threads, most: number): GameCache {
  const places = new Map<string, Place>()
  const lines = new Map<string, Line>()
  const under = new Set<Promise<unknown>>()
  const openings = lineOf(threads.ofEachSort)

  /** What was not foreseen may have left the game half changed: the thread has dropped it. */
  async function askAt<Name extends keyof SessionCalls>(
    id: string,
    rank: Rank,
    name: Name,
    args: SessionArgs<Name>,
  ): Promise<SessionValue<Name>> {
    const place = places.get(id)
    if (!place) throw new Error(`game ${id} is not in memory`)
    try {
      const question = [rank, name, id, ...args] as unknown as Parameters<typeof place.thread.ask<Name>>
      const { seq, value } = (await place.thread.ask(...question)) as AtLength<SessionValue<Name>>
      place.seq = seq
      return value
    } catch (error) {
      if (!(error instanceof RequestTrouble)) places.delete(id)
      throw error
    }
  }

  async function currentGame(row: GameRow, rank: Rank): Promise<OpenGame> {
    const { id } = row
    const place = await placeOf(row, rank)
    places.delete(id)
    places.set(id, place)
    if (place.seq < row.seq) await askAt(id, rank, 'follow', [await entryTextsFrom(db, id, place.seq)])
    letOthersGo()
    return {
      id,
      get seq() {
        return place.seq
      },
      ask: (name, ...args) => askAt(id, rank, name, args),
    }
  }

  async function placeOf(row: GameRow, rank: Rank): Promise<Place> {
    const known = places.get(row.id)
    if (known && !known.thread.ended && known.version === row.version) return known
    return openings.enter(rank, () => openPlace(row, rank))
  }

  /** However many games are opened, only as many logs are read as threads can take, and between two of them everybody else has a turn. */
  async function openPlace(row: GameRow, rank: Rank): Promise<Place> {
    await letOthersIn()
    const stored = await readStoredLog(db, row)
    const thread = threads.forGame()
    const { seq } = await thread.ask(rank, 'open', row.id, stored)
    return { thread, version: row.version, seq }
  }

  /** The games that were asked for last stay. */
  function letOthersGo(): void {
    for (const [id] of places) {
      if (places.size <= most) break
      if (!lines.has(id)) void letGo(id)
    }
  }

  /** At the highest rank: nothing that comes later may overtake it. */
  async function letGo(id: string): Promise<void> {
    const place = places.get(id)
    places.delete(id)
    if (place && !place.thread.ended) await place.thread.ask('play', 'forget', id).catch(() => {})
  }

  async function workOn<T>(id: string, rank: Rank, work: Work<T>, given?: GameRow): Promise<T> {
    const row = given ?? (await gameRow(db, id))
    if (!row) throw new RequestTrouble('missing')
    try {
      return await work(await currentGame(row, rank), row)
    } catch (error) {
      if (!(error instanceof StaleCache)) throw error
      await letGo(id)
      throw error.why
    }
  }

  /** For each game one thing after the other. */
  function inTurn<T>(id: string, rank: Rank, work: () => Promise<T>): Promise<T> {
    const line = lines.get(id) ?? lineOf()
    lines.set(id, line)
    const done = line.enter(rank, work).finally(() => {
      under.delete(settled)
      if (line.length === 0) lines.delete(id)
    })
    const settled = done.catch(() => {})
    under.add(settled)
    return done
  }

  const forget = (id: string): Promise<void> => inTurn(id, 'play', () => letGo(id))

  db.subscribe((message) => {
    const news = parseNews(message)
    if (news.kind === 'gone') void forget(news.table)
    if (news.kind === 'anything') for (const id of places.keys()) void forget(id)
  })

  return {
    at: (id, rank, work, row) => inTurn(id, rank, () => workOn(id, rank, work, row)),
    forget,
    get size() {
      return places.size
    },
    async idle() {
      while (under.size > 0) await Promise.all(under)
    },
  }
}
