import type { NoSite } from '@roundhouse/server'
import { command } from './command.ts'
import { EXIT, type Shell } from './shell.ts'
import { Trouble } from './trouble.ts'

/** The year in which the first of our games begins. */
const USUAL_PORT = 1846

export const serve = command({
  name: 'serve',
  operands: { usage: '', min: 0, max: 0 },
  flags: { port: { kind: 'number', value: 'N', min: 0, max: 65535 } },
  async run({ flags: { port = USUAL_PORT } }, shell, words) {
    const { serveSite } = await import('@roundhouse/server')
    const site = await serveSite({ port, folder: shell.site })
    if ('trouble' in site) throw troubleOf(site, port)
    shell.out(`${words.serving(site.address)}\n`)
    await stopped(shell)
    await site.close()
    return EXIT.fine
  },
})

const stopped = ({ stop }: Shell): Promise<void> =>
  new Promise((done) => {
    if (stop.aborted) done()
    stop.addEventListener('abort', () => done(), { once: true })
  })

const troubleOf = ({ trouble }: NoSite, port: number): Trouble =>
  new Trouble((words) => words.noSite[trouble](port))
