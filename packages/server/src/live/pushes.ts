import type { GameChange, LivePush } from '@roundhouse/wire'
import { changeFor } from '../play/change.ts'
import { undoingFor } from '../play/opened.ts'
import { seatOf } from '../play/seats.ts'
import { seqOf } from '../play/sitting.ts'
import { gameRow, seatRows } from '../store/games.ts'
import { ballotsOf } from '../tables/ballots.ts'
import { cardOf } from '../tables/card.ts'
import { messageAt } from '../tables/chat.ts'
import { mayLook } from '../tables/visibility.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import type { Line } from './live.ts'
import type { News } from './news.ts'

/** Tells those lines that it concerns what has happened, each as its eyes may see it. */
export async function pushesFor(world: World, news: News, lines: readonly Line[]): Promise<void> {
  if (news.kind === 'anything') return tellEverything(world, lines)
  if (news.kind === 'lobby') {
    for (const line of lines) if (line.lobby) line.push({ kind: 'lobby' })
    return
  }
  const watchers = lines.filter(({ watching }) => watching.has(news.table))
  if (watchers.length === 0) return
  if (news.kind === 'gone') return tell(watchers, { kind: 'gone', table: news.table })
  const allowed = await thoseWhoMayLook(world, news.table, watchers)
  if (news.kind === 'game') await tellChange(world, news.table, allowed)
  if (news.kind === 'table') await tellCard(world, news.table, allowed)
  if (news.kind === 'ballots')
    tell(allowed, {
      kind: 'ballots',
      table: news.table,
      ballots: await ballotsOf(world.db, news.table, await seatRows(world.db, news.table)),
    })
  if (news.kind === 'message') {
    const message = await messageAt(world.db, news.table, news.place)
    if (message) tell(allowed, { kind: 'message', table: news.table, message })
  }
}

const tell = (lines: readonly Line[], push: LivePush): void => {
  const text = JSON.stringify(push)
  for (const line of lines) line.push(text)
}

async function tellEverything(world: World, lines: readonly Line[]): Promise<void> {
  const tables = new Set(lines.flatMap(({ watching }) => [...watching.keys()]))
  for (const table of tables) {
    await pushesFor(world, { kind: 'table', table }, lines)
    await pushesFor(world, { kind: 'game', table }, lines)
    await pushesFor(world, { kind: 'ballots', table }, lines)
  }
  await pushesFor(world, { kind: 'lobby' }, lines)
}

/** Who may look is asked once for each account and invitation; those who may not do not watch any longer. */
async function thoseWhoMayLook(world: World, table: string, lines: readonly Line[]): Promise<Line[]> {
  const known = new Map<string, boolean>()
  const keyOf = ({ visitor, invitations }: Line) => `${visitor?.id} ${invitations.get(table)}`
  for (const line of lines)
    if (!known.has(keyOf(line)))
      known.set(
        keyOf(line),
        await isAllowed(world, table, line.visitor?.id ?? null, line.invitations.get(table)),
      )
  return lines.filter((line) => {
    if (known.get(keyOf(line))) return true
    line.watching.delete(table)
    line.invitations.delete(table)
    line.push({ kind: 'gone', table })
    return false
  })
}

async function isAllowed(
  world: World,
  table: string,
  user: string | null,
  invitation: string | undefined,
): Promise<boolean> {
  try {
    await mayLook(world, table, user, invitation)
    return true
  } catch (error) {
    if (error instanceof Trouble) return false
    throw error
  }
}

/** What is new in a game, made once for all who see the same of it. */
async function tellChange(world: World, table: string, lines: readonly Line[]): Promise<void> {
  const [row, seats] = await Promise.all([gameRow(world.db, table), seatRows(world.db, table)])
  if (row?.status === 'waiting') return
  await world.house.at(table, (sitting) => {
    const head = seqOf(sitting)
    const made = new Map<string, string>()
    for (const line of lines) {
      const viewer = seatOf(seats, line.visitor?.id ?? null)
      const since = line.watching.get(table) ?? 0
      if (since === head) continue
      const known = since > head ? 0 : since
      const same = `${viewer} ${known}`
      const text =
        made.get(same) ??
        changeText(table, changeFor(sitting, viewer, known, undoingFor(sitting, seats, row!, viewer)))
      made.set(same, text)
      line.push(text)
      line.watching.set(table, head)
    }
  })
}

const changeText = (table: string, change: GameChange): string =>
  JSON.stringify({ kind: 'change', table, change } satisfies LivePush)

async function tellCard(world: World, table: string, lines: readonly Line[]): Promise<void> {
  const [row, seats] = await Promise.all([gameRow(world.db, table), seatRows(world.db, table)])
  if (!row) return tell(lines, { kind: 'gone', table })
  for (const line of lines)
    line.push({ kind: 'table', table: await cardOf(world, row, seats, line.visitor?.id ?? null) })
}
