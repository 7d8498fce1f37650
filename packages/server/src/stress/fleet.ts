import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { StoreLocation } from '../store/open.ts'
import type { LoopDelays } from './loopDelay.ts'
import type { ServerArguments } from './serverProcess.ts'

/** The compiled program, also for those who run from the sources. */
const PROGRAM = fileURLToPath(new URL('../../dist/stress/serverProcess.js', import.meta.url))

/** By which the figures of a process are read. */
export const METRICS_TOKEN = 'stress'

/** How often a process is started before it is given up, and after how long once more, in milliseconds. */
const MOST_TRIES = 120
const AGAIN = 500

/** Server processes on one database. */
export interface Fleet {
  /** Where each answers, with a slash at the end. */
  readonly addresses: readonly string[]
  /** How many processes were killed, and how many of those were up again. */
  readonly kills: number
  readonly restarts: number
  /** How many ended though nobody had told them to. */
  readonly endedAlone: number
  /** What they complained of. */
  readonly complaints: readonly string[]
  /** What each process that is up has seen of its event loop since it was last asked. */
  loopDelays(): Promise<LoopDelays[]>
  /** Ends a process that is up in the middle of whatever it does; it is started again at once, or after something was done meanwhile. */
  killOne(meanwhile?: () => void): Promise<void>
  /** Waits until one of them is up. */
  anyUp(): Promise<void>
  /** Stops all of them as a host would; they can be started again. */
  halt(): Promise<void>
  start(): Promise<void>
  /** For good. */
  stop(): Promise<void>
}

export async function startFleet(
  location: StoreLocation,
  count: number,
  flags: readonly string[] = [],
): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-stress-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const ports = await freePorts(count)
  const complaints: string[] = []
  let kills = 0
  let restarts = 0
  let endedAlone = 0
  let stopping = false
  const up: (ChildProcess | undefined)[] = []
  const restarting = new Set<Promise<void>>()

  /** Starts a process, as often as it takes: its database may be away. */
  async function startAt(at: number): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        const server = await startProcess(
          { port: ports[at]!, folder, location, metricsToken: METRICS_TOKEN },
          flags,
          complaints,
        )
        up[at] = server
        server.once('exit', () => {
          if (up[at] !== server) return
          endedAlone++
          restart(at)
        })
        return
      } catch (error) {
        if (tries === MOST_TRIES) throw error
        await after(AGAIN)
      }
    }
  }
  /** Once more what has ended. */
  function restart(at: number, ended = Promise.resolve()): Promise<void> {
    up[at] = undefined
    const done = ended
      .then(() => (stopping ? undefined : startAt(at).then(() => void restarts++)))
      .finally(() => restarting.delete(done))
    restarting.add(done)
    return done
  }
  async function halt(): Promise<void> {
    stopping = true
    await Promise.all(restarting)
    const servers = up.splice(0)
    await Promise.all(servers.map((server) => server && endProcess(server, 'SIGTERM')))
  }
  const start = async (): Promise<void> => void (await Promise.all(ports.map((_, at) => startAt(at))))
  await start()

  return {
    addresses: ports.map((port) => `http://127.0.0.1:${port}/`),
    get kills() {
      return kills
    },
    get restarts() {
      return restarts
    },
    get endedAlone() {
      return endedAlone
    },
    complaints,
    loopDelays: () => Promise.all(up.flatMap((server) => (server ? [delaysOf(server)] : []))),
    async killOne(meanwhile = () => {}) {
      const candidates = [...up.keys()].filter((at) => up[at])
      const at = candidates[Math.floor(Math.random() * candidates.length)]
      if (at === undefined) return
      kills++
      const killed = up[at]!
      up[at] = undefined
      await restart(at, endProcess(killed, 'SIGKILL').then(meanwhile))
    },
    async anyUp() {
      while (restarting.size > 0 && !up.some(Boolean)) await Promise.race(restarting)
    },
    halt,
    async start() {
      stopping = false
      await start()
    },
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startProcess(
  args: ServerArguments,
  flags: readonly string[],
  complaints: string[],
): Promise<ChildProcess> {
  const server = fork(PROGRAM, [JSON.stringify(args)], {
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  server.stderr!.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
  return new Promise((ready, failed) => {
    server.once('message', () => ready(server))
    server.once('exit', (code) => failed(new Error(`a server ended with ${code}: ${complaints.join('')}`)))
  })
}

const delaysOf = (server: ChildProcess): Promise<LoopDelays> =>
  new Promise((told) => {
    server.once('message', (delays) => told(delays as LoopDelays))
    server.send('delays')
  })

const endProcess = (server: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((done) => {
    server.once('exit', () => done())
    server.kill(signal)
  })

/** Ports that nobody is given by chance while a process is away. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((found) => {
    const probe = createServer()
    probe.once('error', () => found(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)))
  })
