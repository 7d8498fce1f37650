import type { LiveRequest } from '@roundhouse/wire'
import { WebSocket } from 'ws'
import type { Client } from '../client.ts'
import type { TableCopy } from './copies.ts'
import type { TemplateMove } from './templates.ts'

/** A table with everybody at it listening. */
export interface WatchedTable {
  /** Nothing is under way, and something is left to be done. */
  isFree(): boolean
  /** Does the next thing that was done in the template, and waits until all have delivered of it. */
  move(): Promise<MoveTimes>
  close(): void
}

export interface MoveTimes {
  /** From sending until the answer, and until everybody at the table had the news, in milliseconds. */
  readonly answered: number
  readonly delivered: number
}

/** How long news may take, in milliseconds; then they do not come. */
export const LATEST = 30_000

/** The length of the log stands near the beginning of a change. */
const BEGINNING = 160

/** Opens a socket for each player of a table. */
export async function watch(
  address: string,
  { id, seq }: TableCopy,
  players: readonly Client[],
  moves: readonly TemplateMove[],
): Promise<WatchedTable> {
  let head = seq
  let done = 0
  /** How much of the log each socket has, and who waits for how much. */
  const known = players.map(() => seq)
  let waiting: { seq: number; delivered: () => void } | undefined
  const noteDelivered = (index: number, length: number): void => {
    known[index] = length
    if (!waiting || known.some((one) => one < waiting!.seq)) return
    waiting.delivered()
    waiting = undefined
  }
  const sockets = await Promise.all(
    players.map(({ headers }, index) =>
      openSocket(address, headers, { watch: id, seq }, (length) => noteDelivered(index, length)),
    ),
  )
  return {
    isFree: () => head === seq + done && done < moves.length,
    async move() {
      const move = moves[done++]!
      const began = performance.now()
      const everybody = new Promise<void>((all, late) => {
        waiting = { seq: head + 1, delivered: all }
        setTimeout(() => late(new Error('not everybody has heard')), LATEST).unref()
      })
      const request = players[move.seat]!.ask('POST', `/games/${id}/actions`, {
        seq: head,
        action: move.action,
        key: `load ${head}`,
      }).then(({ status, body }) => {
        if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
        return performance.now() - began
      })
      const [answered, all] = await Promise.all([request, everybody.then(() => performance.now() - began)])
      head++
      return { answered, delivered: all }
    },
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}

/** A live line that watches a game, and is told how long its log is with each change. */
const openSocket = (
  address: string,
  headers: Readonly<Record<string, string>>,
  request: LiveRequest,
  delivered: (length: number) => void,
): Promise<WebSocket> =>
  new Promise((opened, failed) => {
    const socket = new WebSocket(`${address}api/live`.replace(/^http/, 'ws'), { headers })
    socket.on('error', failed)
    socket.once('open', () => {
      socket.send(JSON.stringify(request))
      opened(socket)
    })
    socket.on('message', (data: Buffer) => {
      const [, length] = /"change".*?"seq":(\d+)/.exec(data.toString('latin1', 0, BEGINNING)) ?? []
      if (length !== undefined) delivered(Number(length))
    })
  })

/** A live line to a game, until it has said how the game stands. */
export const hearOf = (
  address: string,
  headers: Readonly<Record<string, string>>,
  table: string,
): Promise<void> =>
  new Promise((heard, failed) => {
    const socket = openSocket(address, headers, { watch: table, seq: 0 }, () => {
      void socket.then((line) => line.terminate())
      heard()
    })
    socket.catch(failed)
  })
