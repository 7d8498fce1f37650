import { logTo } from '../ops/log.ts'
import { startServer } from '../server.ts'
import type { StoreLocation } from '../store/open.ts'
import { watchLoop } from './loopDelay.ts'

/** What a server process of a stress run is started with. */
export interface ServerArguments {
  readonly port: number
  /** The folder of the site, in which a page is enough. */
  readonly folder: string
  readonly location: StoreLocation
  readonly metricsToken: string
}

/** A server process of a stress run: the real server, which ends when whoever started it does. */
const { port, folder, location, metricsToken }: ServerArguments = JSON.parse(process.argv[2]!)
const loopDelays = watchLoop()
const log = logTo((line) => process.stderr.write(line), Date.now)
const site = await startServer({
  port,
  folder,
  location,
  host: '127.0.0.1',
  // Each client of a stress run says to be somebody from an address of its own.
  trustProxy: true,
  metricsToken,
  log: (level, ...what) => (level === 'info' ? undefined : log(level, ...what)),
})
if ('trouble' in site) throw new Error(site.trouble)
process.on('message', () => process.send?.(loopDelays()))
process.once('disconnect', () => process.exit())
process.once('SIGTERM', () => void site.close().then(() => process.exit()))
process.send?.('ready')
