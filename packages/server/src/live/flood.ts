import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { bucket, isEmpty } from './bucket.ts'

/** How much a browser may send over its connection, in bytes, whatever that is: empty frames are work, too. */
const BYTES = { most: 64 * 1024, perSecond: 4 * 1024 }

/** How long somebody who is told that it is over may take to hang up, in milliseconds. */
const PATIENCE = 1000

/** Ends a connection over which more comes than any browser has to say. */
export function limitReading(line: Duplex, now: () => number): void {
  const left = bucket(BYTES.perSecond, BYTES.most)
  line.on('data', (bytes: Buffer) => {
    isEmpty(left, now())
    left.left -= bytes.length
    if (left.left < 0) line.destroy()
  })
}

/** Says that it is over, and listens no longer: whoever sends without an end is not heard to it. */
export function hangUp(socket: WebSocket, reason: string): void {
  if (socket.readyState !== socket.OPEN) return
  socket.close(1008, reason)
  socket.pause()
  setTimeout(() => socket.terminate(), PATIENCE).unref()
}
