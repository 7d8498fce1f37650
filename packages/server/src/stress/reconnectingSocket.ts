import type { GameChange, LivePush, LiveRequest } from '@roundhouse/wire'
import { WebSocket } from 'ws'
import { anyOf } from './client.ts'

/** How long to wait, in milliseconds, before a broken connection is taken up again. */
const AGAIN = 50

/** A live connection to any of several processes that is taken up again whenever it breaks. */
export interface ReconnectingSocket {
  close(): void
}

/** Watches tables; when it comes back it asks for what it has missed. */
export function reconnectingSocket(
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  /** The tables, and how much of each log is known. */
  watched: () => ReadonlyMap<string, number>,
  changed: (table: string, change: GameChange) => void,
): ReconnectingSocket {
  let closed = false
  let socket: WebSocket
  const connect = (): void => {
    socket = new WebSocket(`${anyOf(addresses)}api/live`.replace(/^http/, 'ws'), { headers })
    socket.on('open', () => {
      for (const [watch, seq] of watched()) socket.send(JSON.stringify({ watch, seq } satisfies LiveRequest))
    })
    socket.on('message', (data) => {
      const push = JSON.parse(String(data)) as LivePush
      if (push.kind === 'change') changed(push.table, push.change)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      if (!closed) setTimeout(connect, AGAIN)
    })
  }
  connect()
  return {
    close() {
      closed = true
      socket.terminate()
    },
  }
}
