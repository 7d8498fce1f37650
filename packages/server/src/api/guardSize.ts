import type { Context, MiddlewareHandler } from 'hono'
import { RequestTrouble } from '../trouble.ts'
import type { ApiEnvironment } from './route.ts'
import { answerTrouble } from './trouble.ts'

/** More than any request needs, in bytes. */
const LARGEST = 64 * 1024

/** So much of what is too large is read and forgotten, in bytes and in milliseconds. */
const MOST = 16 * 1024 * 1024
const TIMEOUT_MS = 10_000

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>

/** What is larger than anything that we ask for is turned away, announced or not. */
export const guardSize: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const { req } = context
  if (!req.raw.body) return next()
  const announced = req.header('Transfer-Encoding') === undefined ? req.header('Content-Length') : undefined
  if (Number(announced) <= LARGEST) return next()
  const reader: Reader = req.raw.body.getReader()
  const body = announced === undefined ? await readWhole(reader) : null
  if (!body) return tooLarge(context, reader)
  req.raw = new Request(req.raw, { body })
  return next()
}

/** Everything, unless it is too much. */
async function readWhole(reader: Reader): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    size += value.length
    if (size > LARGEST) return null
    parts.push(value)
  }
}

/**
 * The whole answer at once, but the line is closed only when everything was
 * sent: many read no answer before, and where a line is closed on somebody who
 * is still sending, the answer is lost.
 */
async function tooLarge(context: Context<ApiEnvironment>, reader: Reader): Promise<Response> {
  const said = answerTrouble(new RequestTrouble('large'), context)
  const answer = new Uint8Array(await said.arrayBuffer())
  const headers = new Headers(said.headers)
  headers.set('Content-Length', String(answer.length))
  headers.set('Connection', 'close')
  const lasting = new ReadableStream({
    async start(controller) {
      controller.enqueue(answer)
      await runOut(reader)
      controller.close()
    },
  })
  return new Response(lasting, { status: said.status, headers })
}

async function runOut(reader: Reader): Promise<void> {
  const timer = setTimeout(() => void reader.cancel(), TIMEOUT_MS)
  try {
    for (let size = 0; size <= MOST; ) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
    }
  } catch {
    // whoever was sending has hung up
  } finally {
    clearTimeout(timer)
  }
}
