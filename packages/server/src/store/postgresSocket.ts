import { Socket } from 'node:net'
import type pg from 'pg'

/** How long to wait, in milliseconds, for somebody at the other end to let us in, and before a silent line is tried. */
const CONNECTING_MS = 5000
const KEEPALIVE_MS = 10_000

/** How long those at the other end may take to say goodbye, in milliseconds. */
const CLOSING_MS = 2000

/** Lines to one database that can be cut, whatever becomes of what was asked over them. */
export interface Lines {
  /** With which a client or a pool is made. */
  readonly config: pg.ClientConfig
  cut(): void
  /** Waits until whoever uses them has ended, though not for long, and cuts what is left. */
  close(ending: Promise<unknown>): Promise<void>
}

/** A line on which nothing is heard for `silence` milliseconds while it is open is cut; without it, only what is dead. */
export function linesTo(url: string, silence?: number): Lines {
  const sockets = new Set<Socket>()
  const newSocket = (): Socket => {
    const socket = new Socket()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (silence !== undefined) socket.setTimeout(silence, () => socket.destroy())
    return socket
  }
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    config: {
      connectionString: url,
      connectionTimeoutMillis: CONNECTING_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEPALIVE_MS,
      stream: newSocket,
    },
    cut,
    async close(ending) {
      const late = setTimeout(cut, CLOSING_MS)
      await ending.finally(() => clearTimeout(late))
      cut()
    },
  }
}
