import type { LivePush } from '@roundhouse/wire'
import type { WebSocket } from 'ws'
import type { Visitor } from '../api/route.ts'
import type { Payer } from '../budgets/payer.ts'
import { type Bucket, bucket, isEmpty } from './bucket.ts'

/** So much may wait for a slow reader, in bytes; then it is let go, and catches up when it comes back. */
const MOST_WAITING = 4 * 1024 * 1024

/** Somebody's browser at the other end of a connection. */
export interface LiveConnection {
  readonly visitor: Visitor | null
  /** The tables it watches, and how much of each log it has. */
  readonly watching: Map<string, number>
  /** By which it may look at some of them. */
  readonly invitations: Map<string, string>
  lobby: boolean
  push(message: LivePush | string): void
  /** Whether so much was sent to its address lately that it is told later what is new at this table. */
  mustWait(table: string): boolean
  unwatch(table: string): void
}

export interface SocketConnection extends LiveConnection {
  readonly socket: WebSocket
  readonly bucket: Bucket
  /** What may be sent to its address, in bytes. */
  readonly sending: Bucket
  /** Who pays for what it asks. */
  readonly payer: Payer
  readonly cookies: string | undefined
  alive: boolean
}

interface ConnectionOptions extends Pick<SocketConnection, 'cookies' | 'sending' | 'payer'> {
  now(): number
  sendLater(table: string, connection: SocketConnection): void
  onUnwatch(table: string): void
}

/** A connection that watches nothing yet. */
export function connectionOver(
  socket: WebSocket,
  visitor: Visitor | null,
  { cookies, sending, payer, now, sendLater, onUnwatch }: ConnectionOptions,
): SocketConnection {
  const connection: SocketConnection = {
    socket,
    visitor,
    cookies,
    sending,
    payer,
    watching: new Map(),
    invitations: new Map(),
    lobby: false,
    alive: true,
    bucket: bucket(20, 40),
    push(message) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > MOST_WAITING) return socket.terminate()
      const text = typeof message === 'string' ? message : JSON.stringify(message)
      sending.left -= text.length
      socket.send(text)
    },
    mustWait(table) {
      if (!isEmpty(sending, now())) return false
      sendLater(table, connection)
      return true
    },
    unwatch(table) {
      connection.watching.delete(table)
      connection.invitations.delete(table)
      onUnwatch(table)
    },
  }
  return connection
}
