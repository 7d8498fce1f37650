import webpush from 'web-push'
import type { Db } from '../store/db.ts'
import type { PushTarget } from './channels.ts'

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** How long a push service keeps a notice for a browser that is away, in seconds. */
const KEPT = 24 * 60 * 60

/** The keys by which push services know this site: made once, and the same for all its processes. */
export async function pushKeys(db: Db): Promise<Keys> {
  const readKeys = async () => db.get<{ value: string }>("select value from keys where name = 'push'")
  const known = await readKeys()
  if (known) return JSON.parse(known.value)
  await db.run(
    "insert into keys (name, value) values ('push', ?) on conflict (name) do nothing",
    JSON.stringify(webpush.generateVAPIDKeys()),
  )
  return JSON.parse((await readKeys())!.value)
}

/** What is posted to a push service, so that nobody but the browser can read it. */
export function pushRequest(keys: Keys, siteUrl: string, subscription: PushTarget, text: string) {
  const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, text, {
    vapidDetails: { subject: subjectOf(siteUrl), ...keys },
    TTL: KEPT,
  })
  return { endpoint, headers, body }
}

/** Push services want to know whom to ask when something is wrong. */
const subjectOf = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? siteUrl : 'mailto:roundhouse@localhost.invalid'
