import type { PushNotice } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { type ChannelRow, emailOf, type PushTarget } from './channels.ts'
import { asText, asWebhook, type Notice } from './message.ts'
import { pushKeys, pushRequest } from './push.ts'

/** How it went. Gone: there is nobody at the other end any more. */
export type DeliveryOutcome = 'sent' | 'failed' | 'gone'

/** Sends a message by a channel, once; `id` tells a letter that is sent again from another one. */
export async function deliver(
  services: Services,
  channel: ChannelRow,
  message: Notice,
  id?: string,
): Promise<DeliveryOutcome> {
  const outcome = await tryDelivery(services, channel, message, id)
  services.metrics.notices.inc({ kind: channel.kind, outcome })
  return outcome
}

async function tryDelivery(
  services: Services,
  channel: ChannelRow,
  message: Notice,
  id: string | undefined,
): Promise<DeliveryOutcome> {
  try {
    return await BY[channel.kind](services, channel, message, id)
  } catch (error) {
    services.log('warn', 'a notice could not be sent', {
      channel: channel.id,
      kind: channel.kind,
      error: (error as NodeJS.ErrnoException).code ?? (error as Error).name,
    })
    return 'failed'
  }
}

type Way = (
  services: Services,
  channel: ChannelRow,
  message: Notice,
  id: string | undefined,
) => Promise<DeliveryOutcome>

const byMail: Way = async ({ db, mail }, { user_id }, message, id) => {
  const to = await emailOf(db, user_id)
  if (!to) return 'gone'
  if (!mail) return 'failed'
  const text = asText(message)
  await mail({ to, subject: message.subject, text, ...(id !== undefined && { id }) })
  return 'sent'
}

const byWebhook: Way = async ({ post }, { target }, message) =>
  outcomeOf(await post.send(target, { 'Content-Type': 'application/json' }, asWebhook(message)))

const byPush: Way = async ({ db, url, post }, { target }, { subject, lines, link }) => {
  const notice: PushNotice = { title: subject, body: lines.join('\n'), url: link }
  const subscription = JSON.parse(target) as PushTarget
  const { endpoint, headers, body } = pushRequest(
    await pushKeys(db),
    url,
    subscription,
    JSON.stringify(notice),
  )
  return outcomeOf(await post.send(endpoint, headers, body))
}

const BY: Readonly<Record<ChannelRow['kind'], Way>> = { mail: byMail, webhook: byWebhook, push: byPush }

/** What went out unanswered may have arrived: it is not sent again. */
function outcomeOf(status: number | null): DeliveryOutcome {
  if (status === null || (status >= 200 && status < 300)) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}
