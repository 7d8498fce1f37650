import type { Language, Seat } from '@roundhouse/kernel'
import { type AccountSettings, CHANNELS, type ChannelKind } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { seatRows } from '../store/games.ts'
import { readStatusLines } from '../tables/statusLines.ts'
import type { ChannelRow } from './channels.ts'
import { deliver } from './deliver.ts'
import { type Notice, type Turn, turnsMessage } from './message.ts'
import { timeAfterQuietHours } from './quietHours.ts'

/** How long a notice belongs to whoever has taken it, in milliseconds: longer than any sending takes. */
const LEASE = 120_000

const MINUTE = 60_000

/** After how long a notice that did not go out is tried again; then it is given up. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE)

/** How long it is remembered that a notice was sent. */
const REMEMBERED = 7 * 24 * 60 * MINUTE

/** How many channels of a kind are served at once. */
const AT_ONCE = 10

interface NoticeRow {
  readonly id: string
  readonly game_id: string
  readonly seq: number
  readonly tries: number
}

interface NoticeChannel extends ChannelRow {
  readonly name: string
  readonly settings: string
}

/** Sends what is due, one message for each channel of these kinds. Any number of processes may do so at once. */
export async function sendDue(services: Services, kinds: readonly ChannelKind[] = CHANNELS): Promise<void> {
  await services.db.run('delete from notices where sent < ?', services.now() - REMEMBERED)
  await Promise.all(kinds.map((kind) => sendDueBy(services, kind)))
}

async function sendDueBy(services: Services, kind: ChannelKind): Promise<void> {
  let channels: NoticeChannel[]
  do {
    if (services.closing()) return
    channels = await waitingChannels(services.db, kind, services.now())
    await Promise.all(channels.map((channel) => sendBy(services, channel)))
  } while (channels.length === AT_ONCE)
}

const waitingChannels = (db: Db, kind: ChannelKind, now: number): Promise<NoticeChannel[]> =>
  db.all<NoticeChannel>(
    `select channels.*, users.name, users.settings from channels join users on users.id = channels.user_id
     where channels.kind = ? and channels.id in
       (select channel_id from notices where sent is null and due <= ? and taken_until <= ?)
     limit ?`,
    kind,
    now,
    now,
    AT_ONCE,
  )

async function sendBy(services: Services, channel: NoticeChannel): Promise<void> {
  const { db, url } = services
  const settings = JSON.parse(channel.settings) as AccountSettings
  const language = settings.language ?? 'en'
  const until = services.now() + LEASE
  const taken = await take(db, channel.id, services.now(), until)
  const standing: { readonly notice: NoticeRow; readonly turn: Turn }[] = []
  for (const notice of taken) {
    const turn = channel.enabled === 1 && (await turnOf(db, channel, notice, language))
    if (turn) standing.push({ notice, turn })
    else await db.run('delete from notices where id = ?', notice.id)
  }
  const sure = await markSent(
    db,
    standing.map(({ notice }) => notice),
    until,
    services.now(),
  )
  const turns = standing.filter(({ notice }) => sure.includes(notice)).map(({ turn }) => turn)
  if (turns.length === 0) return
  const message = turnsMessage(turns, { name: channel.name, language }, url)
  await sendOff(services, channel, settings, sure, message)
}

/** Nobody else gets what one process has taken, as long as the lease runs. */
const take = (db: Db, channel: string, now: number, until: number): Promise<NoticeRow[]> =>
  db.all<NoticeRow>(
    `update notices set taken_until = ?, tries = tries + 1
     where channel_id = ? and sent is null and due <= ? and taken_until <= ?
     returning id, game_id, seq, tries`,
    until,
    channel,
    now,
    now,
  )

/**
 * A notice counts as sent before it goes out, so that it cannot go out twice,
 * whatever becomes of this process; it is put back when it is known to have
 * failed. One that was taken by somebody else meanwhile is theirs.
 */
const markSent = (db: Db, notices: readonly NoticeRow[], until: number, now: number): Promise<NoticeRow[]> =>
  db.transaction(async (all) => {
    const sure: NoticeRow[] = []
    for (const notice of notices) {
      const marking = 'update notices set sent = ? where id = ? and taken_until = ? and sent is null'
      if ((await all.run(marking, now, notice.id, until)) === 1) sure.push(notice)
    }
    return sure
  })

async function sendOff(
  services: Services,
  channel: NoticeChannel,
  settings: AccountSettings,
  notices: readonly NoticeRow[],
  message: Notice,
): Promise<void> {
  const { db, log } = services
  const outcome = await deliver(services, channel, message, notices[0]!.id)
  if (outcome === 'sent') return
  if (outcome === 'gone') {
    await db.run('update channels set enabled = 0 where id = ?', channel.id)
    log('info', 'a channel is gone', { channel: channel.id, kind: channel.kind })
    return
  }
  for (const { id, tries } of notices) {
    const pause = PAUSES[tries - 1]
    if (pause === undefined) await db.run('delete from notices where id = ?', id)
    else {
      const due = timeAfterQuietHours(settings, services.now() + pause)
      await db.run('update notices set sent = null, taken_until = 0, due = ? where id = ?', due, id)
    }
  }
}

/** The turn that a notice tells of; undefined when it is over, when somebody has begun it or is banned, or when a later notice tells of a later one. */
async function turnOf(
  db: Db,
  { id, user_id }: ChannelRow,
  { game_id, seq }: NoticeRow,
  language: Language,
): Promise<Turn | undefined> {
  const row = await db.get<{ title: string; turn: string; glance: string | null; seat: Seat }>(
    `select games.title, games.turn, games.glance, seats.seat
     from games join seats on seats.game_id = games.id
     where games.id = ? and games.status = 'playing' and seats.kind = 'person' and seats.user_id = ?
       and not exists (select 1 from bans where bans.user_id = seats.user_id)
       and not exists (select 1 from entries where game_id = games.id and seq >= ? and user_id = ?)
       and not exists (select 1 from notices where channel_id = ? and game_id = games.id and seq > ?)`,
    game_id,
    user_id,
    seq,
    user_id,
    id,
    seq,
  )
  if (!row || !(JSON.parse(row.turn) as Seat[]).includes(row.seat)) return undefined
  const lines = readStatusLines(row.glance, await seatRows(db, game_id))
  const { round, prompt } = lines?.[language] ?? { round: '', prompt: '' }
  return { table: game_id, title: row.title, round, prompt }
}
