import type { LivePush } from '@roundhouse/wire'
import type { SocketConnection } from './connection.ts'
import { unhurriedly } from './unhurriedly.ts'

/** How often every connection is tried, in seconds: whoever is cut off is seen to be gone before twice as long has passed. */
export const HEARTBEAT = 8

/** What a page hears each time. A ping is answered by the browser, and no page learns of it. */
export const heartbeatText = JSON.stringify({ kind: 'heartbeat', seconds: HEARTBEAT } satisfies LivePush)

/** Tries all connections from time to time, and ends those that have not answered since the last time; gives what stops it. */
export function startHeartbeat(connections: Iterable<SocketConnection>): () => void {
  let isTrying = false
  async function tryAll(): Promise<void> {
    // whoever was tried a moment ago has had no time to answer
    if (isTrying) return
    isTrying = true
    await unhurriedly(connections, tryConnection)
    isTrying = false
  }
  const timer = setInterval(() => void tryAll(), HEARTBEAT * 1000)
  timer.unref()
  return () => clearInterval(timer)
}

function tryConnection(connection: SocketConnection): void {
  const { socket, alive } = connection
  if (!alive) return void socket.terminate()
  connection.alive = false
  socket.ping()
  connection.push(heartbeatText)
}
