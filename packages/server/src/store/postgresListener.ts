import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { linesTo } from './postgresSocket.ts'

/** What every process of a server listens to. */
export const CHANNEL = 'roundhouse'

/** How long to wait, in milliseconds, before a lost connection to the database is taken up again. */
const AGAIN = 1000

/** How often a process tells itself something over the database, in milliseconds, and how often that may stay unheard. */
const BEAT = 2000
const MOST_UNHEARD = 3

export interface Listener {
  /** Whether what is announced comes in. */
  hears(): boolean
  close(): Promise<void>
}

/**
 * A connection of its own on which announcements come in. It is taken up again
 * when it breaks, and when nothing comes of what the process tells itself:
 * a line may be silent for hours before the system calls it broken.
 */
export async function listenTo(url: string, onMessage: (message: string) => void): Promise<Listener> {
  const own = `${CHANNEL}_${randomBytes(8).toString('hex')}`
  const lines = linesTo(url)
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let connecting = Promise.resolve()
  let closed = false
  /** Beats since the last one that was heard. */
  let unheard = 0

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...lines.config, query_timeout: BEAT * MOST_UNHEARD })
    const lost = () => {
      client = undefined
      if (closed) return
      timer = setTimeout(() => {
        connecting = connect()
      }, AGAIN)
    }
    next.on('notification', ({ channel, payload }) => {
      if (channel === own) unheard = 0
      else onMessage(payload ?? '')
    })
    next.on('error', () => {})
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      await next.query(`listen ${own}`)
      unheard = 0
      client = next
      next.on('end', lost)
      // Whatever was announced before was not heard.
      onMessage('anything')
    } catch {
      lines.cut()
      lost()
    }
  }

  const beating = setInterval(() => {
    if (!client) return
    if (unheard > MOST_UNHEARD) return lines.cut()
    // Counted in beats, not by the clock: a process that was busy has not listened either.
    if (unheard++ === 0) client.query('select pg_notify($1, $2)', [own, '']).catch(() => {})
  }, BEAT)
  beating.unref()

  connecting = connect()
  await connecting
  return {
    hears: () => client !== undefined && unheard <= MOST_UNHEARD,
    close() {
      closed = true
      clearInterval(beating)
      clearTimeout(timer)
      return lines.close(connecting.then(() => client?.end()))
    },
  }
}
