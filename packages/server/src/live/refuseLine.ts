import type { Duplex } from 'node:stream'

/** Says why no line is opened, and hangs up. */
export function refuseLine(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}
