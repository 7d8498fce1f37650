import { CHANNELS } from '@roundhouse/wire'
import { oneAtATime } from '../oneAtATime.ts'
import { logFailure } from '../ops/log.ts'
import type { Services } from '../services.ts'
import { sendDue } from './send.ts'
import { GRACE } from './turns.ts'

/** How often it is looked for what is due, in milliseconds. */
const EVERY = 5000

/** How long what is being sent may take once it is to stop, in milliseconds. */
const TIMEOUT_MS = 5000

/** Whether somebody has a table open in this process. */
export type IsHere = (user: string, table: string) => boolean

export interface Sender {
  /** Ends when what is being sent is done with, or takes too long. */
  stop(): Promise<void>
}

/** Sends notices as they become due, until it is stopped. Where the server of one kind is slow, the others go on. */
export function startSender(services: Services, isHere: IsHere, every = EVERY): Sender {
  const prepare = oneAtATime(() => putOff(services, isHere))
  const sending = CHANNELS.map((kind) => oneAtATime(() => sendDue(services, [kind])))
  const under = new Set<Promise<unknown>>()
  const look = async (): Promise<void> => {
    await prepare()
    await Promise.all(sending.map((send) => send()))
  }
  const timer = setInterval(() => {
    const looked = look()
      .catch(logFailure(services.log, 'error', 'notices could not be sent'))
      .finally(() => under.delete(looked))
    under.add(looked)
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.race([Promise.all(under), new Promise((late) => setTimeout(late, TIMEOUT_MS).unref())])
    },
  }
}

/**
 * Whoever sits at a live table needs no notice of it, as long as they do. Each
 * process knows only its own visitors, and sees to them before a notice is due.
 */
export async function putOff({ db, now }: Services, isHere: IsHere): Promise<void> {
  const waiting = await db.all<{ id: string; user_id: string; game_id: string }>(
    `select notices.id, channels.user_id, notices.game_id
     from notices join channels on channels.id = notices.channel_id join games on games.id = notices.game_id
     where notices.sent is null and notices.due <= ? and games.pace = 'live'`,
    now() + 3 * EVERY,
  )
  for (const { id, user_id, game_id } of waiting)
    if (isHere(user_id, game_id))
      await db.run('update notices set due = ? where id = ?', now() + GRACE.live, id)
}
