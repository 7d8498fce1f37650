import type { LiveGiven } from '@roundhouse/wire'
import { WebSocket } from 'ws'
import type { Client } from '../client.ts'
import type { Copied } from './copies.ts'
import type { TemplateMove } from './templates.ts'

/** A table with everybody at it listening. */
export interface Watched {
  /** Nothing is under way, and something is left to be done. */
  isFree(): boolean
  /** Does the next thing that was done in the template, and waits until all have heard of it. */
  move(): Promise<Moved>
  close(): void
}

export interface Moved {
  /** From sending until the answer, and until everybody at the table had the news, in milliseconds. */
  readonly answered: number
  readonly heard: number
}

/** How long news may take, in milliseconds; then they do not come. */
const LATEST = 30_000

/** The length of the log stands near the beginning of a change. */
const BEGINNING = 160

/** Opens a line for each player of a table. */
export async function watch(
  address: string,
  { id, seq }: Copied,
  players: readonly Client[],
  deeds: readonly TemplateMove[],
): Promise<Watched> {
  let head = seq
  let done = 0
  /** How much of the log each line has, and who waits for how much. */
  const known = players.map(() => seq)
  let waiting: { seq: number; heard: () => void } | undefined
  const heard = (place: number, length: number): void => {
    known[place] = length
    if (!waiting || known.some((one) => one < waiting!.seq)) return
    waiting.heard()
    waiting = undefined
  }
  const lines = await Promise.all(
    players.map(({ headers }, place) =>
      line(address, headers, { watch: id, seq }, (length) => heard(place, length)),
    ),
  )
  return {
    isFree: () => head === seq + done && done < deeds.length,
    async move() {
      const deed = deeds[done++]!
      const began = performance.now()
      const everybody = new Promise<void>((all, late) => {
        waiting = { seq: head + 1, heard: all }
        setTimeout(() => late(new Error('not everybody has heard')), LATEST).unref()
      })
      const request = players[deed.seat]!.ask('POST', `/games/${id}/actions`, {
        seq: head,
        action: deed.action,
        key: `load ${head}`,
      }).then(({ status, body }) => {
        if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
        return performance.now() - began
      })
      const [answered, all] = await Promise.all([request, everybody.then(() => performance.now() - began)])
      head++
      return { answered, heard: all }
    },
    close() {
      for (const socket of lines) socket.terminate()
    },
  }
}

const line = (
  address: string,
  headers: Readonly<Record<string, string>>,
  given: LiveGiven,
  heard: (length: number) => void,
): Promise<WebSocket> =>
  new Promise((opened, failed) => {
    const socket = new WebSocket(`${address}api/live`.replace(/^http/, 'ws'), { headers })
    socket.on('error', failed)
    socket.once('open', () => {
      socket.send(JSON.stringify(given))
      opened(socket)
    })
    socket.on('message', (data: Buffer) => {
      const [, length] = /"change".*?"seq":(\d+)/.exec(data.toString('latin1', 0, BEGINNING)) ?? []
      if (length !== undefined) heard(Number(length))
    })
  })
