import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server at the other end of a webhook, and what it was sent. */
export interface Receiver {
  readonly address: string
  readonly got: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[]
  /** The status it answers with; null hangs up without an answer. */
  status: number | null
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, answer) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      receiver.got.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(pieces),
      })
      if (receiver.status === null) request.socket.destroy()
      else answer.writeHead(receiver.status, { Location: `${receiver.address}/elsewhere` }).end()
    })
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', () => listens()))
  const receiver: Receiver = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got: [],
    status: 204,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return receiver
}
