import { randomBytes } from 'node:crypto'
import { appendFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { FILE } from '../store/sqlite.ts'
import type { Postgres } from '../testing/postgres.ts'
import { anyOf } from './client.ts'
import type { Fleet } from './fleet.ts'

/** How long a write is waited for, in milliseconds. */
const PATIENCE = 1000

/** After how long it is looked once more for a connection, in milliseconds. */
const AGAIN = 20

/** Something that happens to what games are kept in; it ends when that is there again. */
export type Harm = (fleet: Fleet) => Promise<void>

/** Harms by their names. */
export type Harms = Readonly<Record<string, Harm>>

/** Those that are named on a command line. */
export function chooseHarms(harms: Harms, named: string): Harms {
  if (named === 'all') return harms
  const names = named.split(',')
  return Object.fromEntries(Object.entries(harms).filter(([name]) => names.includes(name)))
}

/** Somebody else's connection; where there is none just now, the next. */
async function backendOf(client: pg.Client): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (rows.length > 0) return anyOf(rows).pid
    await after(AGAIN)
  }
}

/** To a PostgreSQL: one of its connections is ended or killed (then it ends all of them), it is restarted, it is killed. */
export function postgresHarms({ url, reachable, restart }: Postgres): Harms {
  const atBackend = (work: (pid: number, client: pg.Client) => unknown) => async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    await work(await backendOf(client), client)
    await client.end()
    await reachable()
  }
  const terminate = atBackend((pid, client) => client.query('select pg_terminate_backend($1)', [pid]))
  if (!restart) return { terminate }
  return {
    terminate,
    'kill-backend': atBackend((pid) => process.kill(pid, 'SIGKILL')),
    restart: () => restart('SIGINT'),
    crash: () => restart('SIGKILL'),
  }
}

/** To the embedded store: its process is killed while it writes; and what it was about to write is torn. */
export function embeddedHarms(folder: string): Harms {
  const log = join(folder, `${FILE}-wal`)
  /** Waits for the next write, though not for one that never comes: at the end of a run nobody moves. */
  const whileWriting = (): Promise<void> =>
    new Promise((written) => {
      const watcher = watch(folder, { signal: AbortSignal.timeout(PATIENCE) })
      watcher.once('change', () => watcher.close())
      watcher.once('close', () => written())
    })
  return {
    async 'kill-writing'(fleet) {
      await whileWriting()
      await fleet.killOne()
    },
    async 'torn-write'(fleet) {
      await whileWriting()
      await fleet.killOne(() => appendFileSync(log, randomBytes(5000)))
    },
  }
}
