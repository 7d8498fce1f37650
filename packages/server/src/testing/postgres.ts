import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const VERSIONS = '/usr/lib/postgresql'

/** The programs of the newest PostgreSQL on this machine; undefined when there is none. */
function programs(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined
  const newest = readdirSync(VERSIONS)
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => b - a)[0]
  return newest === undefined ? undefined : join(VERSIONS, String(newest), 'bin')
}

export const noPostgres = process.env.POSTGRES_URL === undefined && programs() === undefined

if (noPostgres) {
  if (process.env.REQUIRE_POSTGRES === '1') throw new Error('PostgreSQL is required and is not here')
  console.warn('SKIPPED: tests on PostgreSQL, which is not on this machine (set POSTGRES_URL to use another)')
}

export interface Postgres {
  readonly url: string
  /** A new, empty database. */
  fresh(): Promise<string>
  stop(): Promise<void>
  /** Waits until it lets somebody in. */
  reachable(): Promise<void>
  /** Stops it by a signal, in the middle of whatever it does, and starts it again; undefined where it is not ours. */
  readonly restart?: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>
}

/** A database that need not outlive the machine's fall is quicker. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => [
  '-c',
  setting,
])

/** A PostgreSQL of our own in a temporary folder, or the one of POSTGRES_URL. */
export async function startPostgres(
  given = process.env.POSTGRES_URL,
  safety: 'careful' | 'careless' = 'careful',
): Promise<Postgres> {
  if (given !== undefined)
    return {
      url: given,
      fresh: () => freshDatabase(given),
      reachable: () => reachable(given),
      stop: async () => {},
    }
  const bin = programs()!
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-postgres-'))
  const who = account()
  if (who) chownSync(folder, who.uid, who.gid)
  const as = who ?? {}
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-N', '-D', data, '-U', 'roundhouse', '-A', 'trust', '-E', 'UTF8'], {
    ...as,
    stdio: 'ignore',
    cwd: folder,
  })
  const port = await freePort()
  const start = (): ChildProcess =>
    spawn(
      join(bin, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-k', folder],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=400'],
        ...(safety === 'careless' ? CARELESS : []),
      ],
      { ...as, stdio: 'ignore', cwd: folder },
    )
  let server = start()
  const url = `postgres://roundhouse@127.0.0.1:${port}/postgres`
  await reachable(url)
  return {
    url,
    fresh: () => freshDatabase(url),
    reachable: () => reachable(url),
    async restart(signal) {
      await endProcess(server, signal)
      // After a crash it does not start until the last of its children has noticed.
      await reachable(url, () => {
        if (server.exitCode !== null || server.signalCode !== null) server = start()
      })
    },
    async stop() {
      await endProcess(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL does not run as root. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })

async function reachable(url: string, eachTry = () => {}): Promise<void> {
  for (let tries = 0; ; tries++) {
    eachTry()
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries > 300) throw error
      await new Promise((later) => setTimeout(later, 100))
    }
  }
}

let count = 0

/** A new, empty database beside the one at this address. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `roundhouse_${process.pid}_${Date.now()}_${count++}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** How long it may take to stop, in milliseconds, before it is killed. */
const STOPPING_MS = 10_000

const endProcess = (server: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(() => server.kill('SIGKILL'), STOPPING_MS)
    server.once('exit', () => {
      clearTimeout(late)
      done()
    })
    server.kill(signal)
  })
