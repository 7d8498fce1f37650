import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { GameChange, LivePush } from '@roundhouse/wire'
import { type JsonText, withJsonField } from '../jsonText.ts'
import { isArchived } from '../play/archive.ts'
import type { OpenGame } from '../play/gameCache.ts'
import { seatOfUser } from '../play/seats.ts'
import type { ChangeSince } from '../play/sessionCalls.ts'
import type { Services } from '../services.ts'
import { barredFrom } from '../store/barredUsers.ts'
import { DatabaseUnreachable } from '../store/db.ts'
import { type GameRow, gameRow, type SeatRow, seatRows } from '../store/games.ts'
import { ballotsOf } from '../tables/ballots.ts'
import { tableCardFor } from '../tables/card.ts'
import { messageAt } from '../tables/chat.ts'
import { isVisible } from '../tables/visibility.ts'
import { lineOf, type Rank } from '../threads/line.ts'
import type { LiveConnection } from './connection.ts'
import type { News } from './news.ts'
import type { TablePresence } from './presence.ts'

/** However many come to look, few of them ask the database at once, and those who are told what was played come first. */
const reading = lineOf(4)
const readTable = ({ db }: Services, table: string, rank: Rank): Promise<[GameRow | undefined, SeatRow[]]> =>
  reading.enter(rank, async () => {
    await letOthersIn()
    return Promise.all([gameRow(db, table), seatRows(db, table)])
  })

/** Tells those connections that it concerns what has happened, each as its eyes may see it. */
export async function pushesFor(
  services: Services,
  news: News,
  connections: readonly LiveConnection[],
  rank: Rank = 'play',
): Promise<void> {
  if (news.kind === 'anything') return pushEverything(services, connections)
  if (news.kind === 'lobby') {
    const { users } = news
    const isMeant = ({ visitor, lobby }: LiveConnection) =>
      lobby && (!users || (visitor !== null && users.includes(visitor.id)))
    return pushTo(connections.filter(isMeant), { kind: 'lobby' })
  }
  // these are told otherwise, or to nobody
  if (news.kind === 'sessions' || news.kind === 'present' || news.kind === 'lines') return
  const { table } = news
  const watchers = connections.filter(({ watching }) => watching.has(table))
  if (watchers.length === 0) return
  if (news.kind === 'gone')
    return pushTo(watchers, { kind: 'gone', table, ...(news.why && { why: news.why }) })
  const [row, seats] = await readTable(services, table, rank)
  const allowed = await thoseWhoMayLook(services, row, seats, table, watchers)
  if (!row || allowed.length === 0) return
  if (news.kind === 'game') await pushChange(services, row, seats, allowed)
  if (news.kind === 'table')
    for (const connection of allowed)
      connection.push({
        kind: 'table',
        table: await tableCardFor(services, row, seats, connection.visitor?.id ?? null),
      })
  if (news.kind === 'ballots')
    pushTo(allowed, { kind: 'ballots', table, ballots: await ballotsOf(services.db, table, seats) })
  if (news.kind === 'message') {
    const message = await messageAt(services.db, table, news.place)
    if (message) pushTo(allowed, { kind: 'message', table, message })
  }
}

/** Tells who has a table open, as it is known once it is known who may look. */
export async function pushPresent(
  services: Services,
  table: string,
  presentAt: (table: string) => TablePresence,
  connections: readonly LiveConnection[],
): Promise<void> {
  const [row, seats] = await readTable(services, table, 'look')
  // that it is gone is announced, with the reason
  if (!row) return
  const allowed = await thoseWhoMayLook(services, row, seats, table, connections)
  pushTo(allowed, { kind: 'present', table, ...presentAt(table) })
}

const pushTo = (connections: readonly LiveConnection[], push: LivePush): void => {
  const text = JSON.stringify(push)
  for (const connection of connections) connection.push(text)
}

async function pushEverything(services: Services, connections: readonly LiveConnection[]): Promise<void> {
  const tables = new Set(connections.flatMap(({ watching }) => [...watching.keys()]))
  for (const table of tables)
    try {
      await pushesFor(services, { kind: 'table', table }, connections)
      await pushesFor(services, { kind: 'game', table }, connections)
      await pushesFor(services, { kind: 'ballots', table }, connections)
    } catch (error) {
      // a game that cannot be read keeps nobody from hearing of another
      if (error instanceof DatabaseUnreachable) throw error
      services.log('error', 'a table could not be shown', { table, error: String(error) })
    }
  await pushesFor(services, { kind: 'lobby' }, connections)
}

/** Those who may not look do not watch any longer. */
async function thoseWhoMayLook(
  { db }: Services,
  row: GameRow | undefined,
  seats: readonly SeatRow[],
  table: string,
  connections: readonly LiveConnection[],
): Promise<LiveConnection[]> {
  const company = { seats, barred: row ? await barredFrom(db, row) : [] }
  return connections.filter((connection) => {
    if (row && isVisible(row, company, connection.visitor?.id ?? null, connection.invitations.get(table)))
      return true
    connection.unwatch(table)
    connection.push({ kind: 'gone', table })
    return false
  })
}

/** What is new in a game, made once for all who see the same of it. */
async function pushChange(
  services: Services,
  row: GameRow,
  seats: readonly SeatRow[],
  connections: readonly LiveConnection[],
): Promise<void> {
  const { id, status } = row
  if (status === 'waiting' || (await isArchived(services, row))) return
  const seatOf = ({ visitor }: LiveConnection) => seatOfUser(seats, visitor?.id ?? null)
  const knownTo = ({ watching }: LiveConnection) => watching.get(id) ?? 0
  // whoever has all of it needs no game to be opened
  const behind = connections.filter((connection) => knownTo(connection) !== row.seq)
  if (behind.length === 0) return
  const rank = behind.some((connection) => seatOf(connection) !== null) ? 'play' : 'look'
  const pushTo = async (game: OpenGame): Promise<void> => {
    const head = game.seq
    const groups = new Map<string, { readonly wanted: ChangeSince; readonly to: LiveConnection[] }>()
    for (const connection of behind) {
      const viewer = seatOf(connection)
      const known = knownTo(connection)
      if (known === head || connection.mustWait(id)) continue
      const same = `${viewer} ${known}`
      const group = groups.get(same) ?? { wanted: { viewer, since: known > head ? 0 : known }, to: [] }
      groups.set(same, group)
      group.to.push(connection)
    }
    const all = [...groups.values()]
    const wanted = all.map((group) => group.wanted)
    const texts = await game.ask('changes', wanted, seats, row)
    for (const [index, { to }] of all.entries()) {
      const text = changeText(id, texts[index]!)
      for (const connection of to) {
        if (!connection.watching.has(id)) continue
        connection.push(text)
        connection.watching.set(id, head)
      }
    }
  }
  await services.gameCache.at(id, rank, pushTo, row)
}

const changeText = (table: string, change: JsonText<GameChange>): JsonText<LivePush> =>
  withJsonField({ kind: 'change', table } as const, 'change', change)
