import type { GameChange, LivePush } from '@roundhouse/wire'
import { type JsonText, withJsonField } from '../jsonText.ts'
import { isArchived } from '../play/archive.ts'
import type { OpenGame } from '../play/gameCache.ts'
import { seatOfUser } from '../play/seats.ts'
import type { ChangeSince } from '../play/sessionCalls.ts'
import type { Services } from '../services.ts'
import { type GameRow, gameRow, type SeatRow, seatRows } from '../store/games.ts'
import { ballotsOf } from '../tables/ballots.ts'
import { tableCardFor } from '../tables/card.ts'
import { messageAt } from '../tables/chat.ts'
import { isVisible } from '../tables/visibility.ts'
import type { LiveConnection } from './connection.ts'
import type { News } from './news.ts'
import type { TablePresence } from './presence.ts'

/** Tells those connections that it concerns what has happened, each as its eyes may see it. */
export async function pushesFor(
  services: Services,
  news: News,
  connections: readonly LiveConnection[],
): Promise<void> {
  if (news.kind === 'anything') return pushEverything(services, connections)
  if (news.kind === 'lobby') {
    const { users } = news
    const isMeant = ({ visitor, lobby }: LiveConnection) =>
      lobby && (!users || (visitor !== null && users.includes(visitor.id)))
    return pushTo(connections.filter(isMeant), { kind: 'lobby' })
  }
  // these are pushTo otherwise
  if (news.kind === 'sessions' || news.kind === 'present') return
  const { table } = news
  const watchers = connections.filter(({ watching }) => watching.has(table))
  if (watchers.length === 0) return
  if (news.kind === 'gone') return pushTo(watchers, { kind: 'gone', table })
  const [row, seats] = await Promise.all([gameRow(services.db, table), seatRows(services.db, table)])
  const allowed = thoseWhoMayLook(row, seats, table, watchers)
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
  const [row, seats] = await Promise.all([gameRow(services.db, table), seatRows(services.db, table)])
  pushTo(thoseWhoMayLook(row, seats, table, connections), { kind: 'present', table, ...presentAt(table) })
}

const pushTo = (connections: readonly LiveConnection[], push: LivePush): void => {
  const text = JSON.stringify(push)
  for (const connection of connections) connection.push(text)
}

async function pushEverything(services: Services, connections: readonly LiveConnection[]): Promise<void> {
  const tables = new Set(connections.flatMap(({ watching }) => [...watching.keys()]))
  for (const table of tables) {
    await pushesFor(services, { kind: 'table', table }, connections)
    await pushesFor(services, { kind: 'game', table }, connections)
    await pushesFor(services, { kind: 'ballots', table }, connections)
  }
  await pushesFor(services, { kind: 'lobby' }, connections)
}

/** Those who may not look do not watch any longer. */
function thoseWhoMayLook(
  row: GameRow | undefined,
  seats: readonly SeatRow[],
  table: string,
  connections: readonly LiveConnection[],
): LiveConnection[] {
  return connections.filter((connection) => {
    if (row && isVisible(row, seats, connection.visitor?.id ?? null, connection.invitations.get(table)))
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
