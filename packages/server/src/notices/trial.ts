import type { AccountSettings } from '@roundhouse/wire'
import { countAttempt } from '../accounts/attempts.ts'
import type { World } from '../world.ts'
import { channelRow } from './channels.ts'
import { deliver } from './deliver.ts'
import { testMessage } from './message.ts'

/** Sends something by a channel, so that its owner sees whether it arrives; whichever it is, only so often. */
export async function tryChannel(world: World, user: string, id: string): Promise<{ sent: boolean }> {
  const { db, limits, url } = world
  const channel = await channelRow(db, user, id)
  await countAttempt(world, `trial by ${user}`, limits.trials.next)
  await countAttempt(world, `trials by ${user}`, limits.trials.daily)
  const owner = await db.get<{ name: string; settings: string }>(
    'select name, settings from users where id = ?',
    user,
  )
  const { language = 'en' } = JSON.parse(owner!.settings) as AccountSettings
  const outcome = await deliver(world, channel, testMessage({ name: owner!.name, language }, url))
  return { sent: outcome === 'sent' }
}
