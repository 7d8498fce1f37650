import type { AccountSettings } from '@roundhouse/wire'
import { countAttempt } from '../accounts/attempts.ts'
import type { Services } from '../services.ts'
import { channelRow } from './channels.ts'
import { deliver } from './deliver.ts'
import { testMessage } from './message.ts'

/** Sends something by a channel, so that its owner sees whether it arrives; whichever it is, only so often. */
export async function probeChannel(services: Services, user: string, id: string): Promise<{ sent: boolean }> {
  const { db, limits, url } = services
  const channel = await channelRow(db, user, id)
  await countAttempt(services, `channel probe by ${user}`, limits.channelProbes.next)
  await countAttempt(services, `channel probes by ${user}`, limits.channelProbes.daily)
  const owner = await db.get<{ name: string; settings: string }>(
    'select name, settings from users where id = ?',
    user,
  )
  const { language = 'en' } = JSON.parse(owner!.settings) as AccountSettings
  const outcome = await deliver(services, channel, testMessage({ name: owner!.name, language }, url))
  return { sent: outcome === 'sent' }
}
