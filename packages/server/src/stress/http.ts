import { Agent, request } from 'node:http'

/** Connections stay open, as those of a browser do. */
const agent = new Agent({ keepAlive: true })

export interface HttpReply {
  readonly status: number
  readonly cookies: readonly string[]
  readonly text: string
}

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 15_000

/** One request and its answer. It fails when the connection breaks, or nothing comes for too long. */
export const send = (
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<HttpReply> =>
  new Promise((replied, failed) => {
    const sent = request(url, { method, headers, agent, timeout: TIMEOUT_MS }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('error', failed)
      answer.on('end', () =>
        replied({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [], text }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', failed)
    sent.end(body)
  })
