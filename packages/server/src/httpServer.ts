import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressBlockOf } from './api/caller.ts'

/** How long the head of a request may take, and all of it, and how often it is looked for those that take longer, in milliseconds: nobody has more to say than fits into 64 kB. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 }

/** How long a line is kept on which nothing is asked, in milliseconds: a proxy keeps its own for a minute, and must not lose one just when it asks. */
const KEPT_MS = 5000
const KEPT_FOR_PROXY_MS = 65_000

/** So many requests may wait on a line for the one before them. */
const MOST_WAITING = 16

/** So many lines one address may have, live ones included, where no proxy stands between. */
const MOST_LINES = 300

/**
 * Node's server for whoever comes, also those who mean harm. What is asked on
 * one line is answered one after the other: Node begins everything at once,
 * and where the line breaks it forgets all answers but the first, with the
 * files that were opened for them.
 */
export function httpServer(answer: RequestListener, trustProxy: boolean, patience = PATIENCE): Server {
  const keepAliveTimeout = trustProxy ? KEPT_FOR_PROXY_MS : KEPT_MS
  const server = createServer({ ...patience, keepAliveTimeout }, inTurn(answer))
  // there all come from the same address
  if (!trustProxy) limitLines(server)
  return server
}

function inTurn(answer: RequestListener): RequestListener {
  /** Of every line on which something is answered, what waits until then. */
  const lines = new WeakMap<Socket, (() => void)[]>()
  return (request: IncomingMessage, response) => {
    const { socket } = request
    const answerNow = (): void => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : lines.get(socket)?.shift()
        if (next) next()
        else lines.delete(socket)
      })
      answer(request, response)
    }
    const waiting = lines.get(socket)
    if (!waiting) {
      lines.set(socket, [])
      answerNow()
    } else if (waiting.length < MOST_WAITING) waiting.push(answerNow)
    else socket.destroy()
  }
}

function limitLines(server: Server): void {
  const lines = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = addressBlockOf(socket.remoteAddress ?? '')
    const count = lines.get(address) ?? 0
    if (count >= MOST_LINES) return socket.destroy()
    lines.set(address, count + 1)
    socket.once('close', () => {
      const left = lines.get(address)! - 1
      if (left === 0) lines.delete(address)
      else lines.set(address, left)
    })
  })
}
