import type { Duplex } from 'node:stream'

/** Says why no connection is opened, and hangs up. */
export function refuseConnection(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}
