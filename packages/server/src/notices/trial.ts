import type { AccountSettings } from '@roundhouse/wire'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { channelRow } from './channels.ts'
import { deliver } from './deliver.ts'
import { testMessage } from './message.ts'

/** How often a channel may be tried, in milliseconds. */
const PAUSE = 60_000

/** Sends something by a channel, so that its owner sees whether it arrives. */
export async function tryChannel(world: World, user: string, id: string): Promise<{ sent: boolean }> {
  const { db, now, url } = world
  const channel = await channelRow(db, user, id)
  const allowed = 'update channels set tested = ? where id = ? and tested <= ?'
  if ((await db.run(allowed, now(), id, now() - PAUSE)) === 0)
    throw new Trouble('often', { seconds: PAUSE / 1000 })
  const owner = await db.get<{ name: string; settings: string }>(
    'select name, settings from users where id = ?',
    user,
  )
  const { language = 'en' } = JSON.parse(owner!.settings) as AccountSettings
  const outcome = await deliver(world, channel, testMessage({ name: owner!.name, language }, url))
  return { sent: outcome === 'sent' }
}
