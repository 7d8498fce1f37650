import { createHash } from 'node:crypto'
import { CHANNELS, type Channel, type ChannelKind, type Channels, type NewChannel } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { RequestTrouble } from '../trouble.ts'

/** More than anybody has browsers and rooms. */
const MOST = 20

export interface ChannelRow {
  readonly id: string
  readonly user_id: string
  readonly kind: ChannelKind
  /** Nothing for mail, the address of a webhook, the subscription of a push as JSON. */
  readonly target: string
  readonly enabled: number
}

/** What a browser's push service gave. */
export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

const channelRows = (db: Db, user: string): Promise<ChannelRow[]> =>
  db.all<ChannelRow>('select * from channels where user_id = ? order by created, id', user)

export async function channelRow(db: Db, user: string, id: string): Promise<ChannelRow> {
  const row = await db.get<ChannelRow>('select * from channels where id = ? and user_id = ?', id, user)
  if (!row) throw new RequestTrouble('missing')
  return row
}

export async function channelsOf(services: Services, user: string): Promise<Channels> {
  const mailed = services.mail && (await emailOf(services.db, user))
  return {
    channels: (await channelRows(services.db, user)).map(channelOf),
    kinds: CHANNELS.filter((kind) => kind !== 'mail' || mailed),
  }
}

/** A channel to the same address is the same channel, however often it is asked for. */
export async function addChannel(services: Services, user: string, given: NewChannel): Promise<Channel> {
  const { db, mail, post } = services
  if (given.kind === 'mail' && !(mail && (await emailOf(db, user)))) throw new RequestTrouble('unconfirmed')
  const address = addressOf(given)
  if (given.kind !== 'mail' && !post.takes(address)) throw new RequestTrouble('form')
  const id = createHash('sha256').update(`${user}\n${given.kind}\n${address}`).digest('hex').slice(0, 32)
  return db.transaction(async (all) => {
    const rows = await channelRows(all, user)
    if (rows.length >= MOST && !rows.some((row) => row.id === id)) throw new RequestTrouble('many')
    await all.run(
      `insert into channels (id, user_id, kind, target, created) values (?, ?, ?, ?, ?)
       on conflict (id) do update set target = excluded.target, enabled = 1`,
      id,
      user,
      given.kind,
      targetOf(given),
      services.now(),
    )
    return channelOf(await channelRow(all, user, id))
  })
}

export async function switchChannel(db: Db, user: string, id: string, enabled: boolean): Promise<Channel> {
  await db.run('update channels set enabled = ? where id = ? and user_id = ?', enabled ? 1 : 0, id, user)
  return channelOf(await channelRow(db, user, id))
}

export async function removeChannel(db: Db, user: string, id: string): Promise<void> {
  const removed = await db.run('delete from channels where id = ? and user_id = ?', id, user)
  if (removed === 0) throw new RequestTrouble('missing')
}

/** Where mail for an account goes; an address that nobody has confirmed is none. */
export async function emailOf(db: Db, user: string): Promise<string | null> {
  return (await db.get<{ email: string | null }>('select email from users where id = ?', user))?.email ?? null
}

function addressOf(given: NewChannel): string {
  if (given.kind === 'mail') return ''
  return given.kind === 'webhook' ? given.address : given.endpoint
}

function targetOf(given: NewChannel): string {
  if (given.kind !== 'push') return addressOf(given)
  const { endpoint, keys } = given
  return JSON.stringify({ endpoint, keys } satisfies PushTarget)
}

/** What is behind the host of an address is a secret, and does not go out again. */
function channelOf({ id, kind, target, enabled }: ChannelRow): Channel {
  const address = kind === 'push' ? (JSON.parse(target) as PushTarget).endpoint : target
  return { id, kind, label: kind === 'mail' ? '' : new URL(address).host, enabled: enabled === 1 }
}
