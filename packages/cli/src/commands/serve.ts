import type { NoSite, ServerOptions } from '@roundhouse/server'
import { BadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { withEnvironment } from '../environment.ts'
import { EXIT, type Shell } from '../shell.ts'
import { addressOfKind, orNoDatabase, STORE_FLAGS, storeOf } from '../store.ts'

/** The year in which the first of our games begins. */
export const USUAL_PORT = 1846

const FLAGS = {
  port: { kind: 'number', value: 'N', min: 0, max: 65535 },
  host: { kind: 'text', value: 'ADDRESS' },
  ...STORE_FLAGS,
  url: { kind: 'text', value: 'BASE' },
  smtp: { kind: 'text', value: 'URL' },
  'mail-from': { kind: 'text', value: 'ADDRESS' },
  'trust-proxy': { kind: 'switch' },
} as const

export const serve = command({
  name: 'serve',
  operands: { usage: '', min: 0, max: 0 },
  flags: FLAGS,
  async run(given, shell, words) {
    const { logTo, startServer } = await import('@roundhouse/server')
    const flags = withEnvironment(given.flags, FLAGS, shell)
    const { port = USUAL_PORT, host, url, smtp } = flags
    const base = url === undefined ? undefined : baseOf(url)
    const token = shell.env.ROUNDHOUSE_METRICS_TOKEN
    const options: ServerOptions = {
      port,
      folder: shell.site,
      location: storeOf(shell, given.flags),
      log: logTo((line) => shell.err(line), Date.now),
      trustProxy: flags['trust-proxy'],
      ...(host !== undefined && { host }),
      ...(base !== undefined && { url: base }),
      ...(smtp !== undefined && {
        mail: {
          server: addressOfKind('--smtp', smtp, ['smtp', 'smtps']),
          from:
            flags['mail-from'] ?? `Roundhouse <roundhouse@${new URL(base ?? 'http://localhost').hostname}>`,
        },
      }),
      ...(token && { metricsToken: token }),
    }
    const site = await orNoDatabase(startServer(options))
    if ('trouble' in site) throw troubleOf(site, port, host)
    shell.out(
      `${base === undefined ? words.serving(site.address) : words.servingBehind(base, site.listening)}\n`,
    )
    await untilStopped(shell)
    await site.close()
    return EXIT.fine
  },
})

/** Where browsers find the site, without a slash at the end. */
export function baseOf(url: string): string {
  const { origin, pathname, search, hash } = new URL(addressOfKind('--url', url, ['https', 'http']))
  if (pathname !== '/' || search !== '' || hash !== '') throw new BadInput((words) => words.badBase(url))
  return origin
}

const untilStopped = ({ stop }: Shell): Promise<void> =>
  new Promise((done) => {
    if (stop.aborted) done()
    stop.addEventListener('abort', () => done(), { once: true })
  })

const troubleOf = ({ trouble }: NoSite, port: number, host = ''): BadInput =>
  new BadInput((words) => words.noSite[trouble](port, host))
