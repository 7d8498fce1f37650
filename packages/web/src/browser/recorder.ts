import { createServer, type IncomingMessage, request as requestOf } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** Something that the server sent: an answer, or a message over the live connection. */
export interface SentMessage {
  readonly path: string
  readonly time: number
  readonly text: string
}

/** A door to a server that writes down every byte that comes out of it. */
export interface Recorder {
  readonly address: string
  readonly sent: readonly SentMessage[]
  /** What is sent from now on is of this time. */
  time: number
  /** Breaks the live connections. */
  cut(): void
  /** Lets nothing through, or everything again. */
  shut(shut: boolean): void
  close(): Promise<void>
}

/** Opens a door of its own to the server at an address. Nothing goes through it packed. */
export async function recorderTo(address: string): Promise<Recorder> {
  const { hostname, port } = new URL(address)
  const sent: SentMessage[] = []
  const sockets = new Set<Socket>()
  let isShut = false
  const note = (path: string, bytes: Buffer): void => {
    sent.push({ path, time: recorder.time, text: bytes.toString('utf8') })
  }

  const server = createServer((asked, answer) => {
    if (isShut) return void asked.socket.destroy()
    const { 'accept-encoding': _, ...headers } = asked.headers
    const there = requestOf(
      { hostname, port, path: asked.url, method: asked.method, headers },
      (told: IncomingMessage) => {
        const bytes: Buffer[] = []
        answer.writeHead(told.statusCode ?? 502, told.headers)
        told.on('data', (part: Buffer) => bytes.push(part))
        told.on('close', () => note(asked.url ?? '', Buffer.concat(bytes)))
        told.pipe(answer)
      },
    )
    there.on('error', () => answer.destroy())
    asked.pipe(there)
  })

  server.on('upgrade', (asked, here: Socket, head) => {
    if (isShut) return void here.destroy()
    const { 'sec-websocket-extensions': _, ...headers } = asked.headers
    const there = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      there.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      there.write(head)
      here.pipe(there)
    })
    sockets.add(here)
    const read = framesOf((frame) => note(asked.url ?? '', frame))
    there.on('data', (bytes: Buffer) => {
      read(bytes)
      here.write(bytes)
    })
    const end = () => {
      sockets.delete(here)
      here.destroy()
      there.destroy()
    }
    for (const socket of [here, there]) socket.on('close', end).on('error', end)
  })

  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const recorder: Recorder = {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    sent,
    time: 0,
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    shut(shut) {
      isShut = shut
      if (shut) recorder.cut()
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return recorder
}

/** Reads what comes over a live connection, in whatever pieces: the greeting, then frame by frame. */
function framesOf(tell: (frame: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isGreeted = false
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    if (!isGreeted) {
      const end = rest.indexOf('\r\n\r\n')
      if (end < 0) return
      tell(rest.subarray(0, end))
      rest = rest.subarray(end + 4)
      isGreeted = true
    }
    for (let frame = first(rest); frame; frame = first(rest)) {
      tell(rest.subarray(frame.from, frame.to))
      rest = rest.subarray(frame.to)
    }
  }
}

/** Where the contents of the first frame lie, once all of it is there. A server does not mask what it says. */
function first(bytes: Buffer): { readonly from: number; readonly to: number } | undefined {
  if (bytes.length < 10 && bytes.length < 2 + (bytes[1] ?? 0)) return undefined
  const length = bytes[1]!
  const from = length < 126 ? 2 : length === 126 ? 4 : 10
  const to =
    from + (length < 126 ? length : length === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)))
  return bytes.length < to ? undefined : { from, to }
}
