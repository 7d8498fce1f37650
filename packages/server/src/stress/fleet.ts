import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StoreLocation } from '../store/open.ts'
import type { ServerArguments } from './serverProcess.ts'

/** The compiled program, also for those who run from the sources. */
const PROGRAM = fileURLToPath(new URL('../../dist/stress/serverProcess.js', import.meta.url))

/** Server processes on one database. */
export interface Fleet {
  /** Where each answers, with a slash at the end. */
  readonly addresses: readonly string[]
  /** How many processes were killed, and how many of those were up again. */
  readonly kills: number
  readonly restarts: number
  /** What they complained of. */
  readonly complaints: readonly string[]
  /** Ends a process that is up in the middle of whatever it does; it is started again at once. */
  killOne(): void
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
  let stopping = false
  const startAt = (port: number): Promise<ChildProcess> =>
    startProcess({ port, folder, location }, flags, complaints)
  const up: (ChildProcess | undefined)[] = await Promise.all(ports.map(startAt))
  const restarting = new Set<Promise<void>>()

  async function again(at: number): Promise<void> {
    const killed = up[at]!
    up[at] = undefined
    kills++
    await endProcess(killed, 'SIGKILL')
    if (stopping) return
    up[at] = await startAt(ports[at]!)
    restarts++
  }
  async function halt(): Promise<void> {
    stopping = true
    await Promise.all(restarting)
    await Promise.all(up.map((server) => server && endProcess(server, 'SIGTERM')))
  }

  return {
    addresses: ports.map((port) => `http://127.0.0.1:${port}/`),
    get kills() {
      return kills
    },
    get restarts() {
      return restarts
    },
    complaints,
    killOne() {
      const candidates = [...up.keys()].filter((at) => up[at])
      const at = candidates[Math.floor(Math.random() * candidates.length)]
      if (at === undefined) return
      const done = again(at).finally(() => restarting.delete(done))
      restarting.add(done)
    },
    halt,
    async start() {
      stopping = false
      up.splice(0, ports.length, ...(await Promise.all(ports.map(startAt))))
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
