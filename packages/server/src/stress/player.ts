import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { decisions, type Game, randomAction, seeded, type Viewer } from '@roundhouse/kernel'
import type { GameChange, GameOpened, LogLength } from '@roundhouse/wire'
import { anyOf, type Client, type ClientAnswer } from './client.ts'
import {
  type AnsweredRequest,
  noteSeenPosition,
  type Observations,
  type SentRequest,
} from './observations.ts'

/** What a player knows of a game. */
interface Known {
  readonly viewer: Viewer
  readonly game: Game
  readonly change: GameChange
}

/** How often a player looks before acting, looks at somebody else's table, takes back, gives back, sends twice. */
const OFTEN = { look: 0.3, lookOn: 0.05, undo: 0.08, redo: 0.4, twice: 0.1 }

/** Somebody who plays at many tables at once, at random and without a pause. */
export interface StressPlayer {
  /** The tables, and how much of each log is known. */
  known(): ReadonlyMap<string, number>
  /** What the live connection tells. */
  onChange(table: string, change: GameChange): void
  play(isOver: () => boolean): Promise<void>
}

/** Sits down at the tables, and looks at each of them. */
export async function playerOf(
  client: Client,
  tables: readonly string[],
  others: readonly string[],
  gameOf: (id: string) => Promise<Game>,
  observations: Observations,
): Promise<StressPlayer> {
  const known = new Map<string, Known>()

  /** What is older than what one knows is no news. */
  function learn(table: string, next: Known): void {
    noteSeenPosition(observations, table, next.change.seq, next.viewer, next.change.view)
    if (next.change.seq >= (known.get(table)?.change.seq ?? 0)) known.set(table, next)
  }

  async function look(table: string): Promise<void> {
    const { status, body } = await client.ask<GameOpened>('GET', `/games/${table}`)
    if (status !== 200) return fault(`looking: ${status} ${JSON.stringify(body)}`)
    learn(table, { viewer: body.viewer, game: await gameOf(body.table.game), change: body.change })
  }

  const fault = (what: string): void => void observations.faults.push(what)

  /** Something that this player may do, as far as is known. */
  function choose({ viewer, game, change }: Known): AnsweredRequest | undefined {
    if (change.canRedo && Math.random() < OFTEN.redo) return { redo: true }
    if (change.canUndo && Math.random() < OFTEN.undo) return { undo: true }
    if (!game.asked(change.view).some(({ seat }) => seat === viewer)) return undefined
    const own = decisions(game, change.view).find(({ seat }) => seat === viewer)
    return own && { action: randomAction(own.offers, seeded(Math.floor(Math.random() * 2 ** 32))) }
  }

  async function act(table: string, seq: number, request: AnsweredRequest): Promise<void> {
    const sent: SentRequest = { game: table, key: randomUUID(), request }
    observations.sent.push(sent)
    const path = `/games/${table}/${'action' in request ? 'actions' : 'undo' in request ? 'undo' : 'redo'}`
    const given = { seq, key: sent.key, ...('action' in request && request) }
    const send = () => client.ask<LogLength>('POST', path, given)
    const answers = await Promise.all(Math.random() < OFTEN.twice ? [send(), send()] : [send()])
    for (const answer of answers) noteAnswer(sent, answer)
    if (new Set(answers.map(({ status }) => status)).size > 1)
      fault(`one request, two answers: ${JSON.stringify(answers)}`)
    if (answers.some(({ status }) => status !== 200)) await look(table)
  }

  function noteAnswer(sent: SentRequest, { status, body }: ClientAnswer<LogLength>): void {
    if (status === 200) observations.acknowledged.push({ ...sent, index: body.seq - 1 })
    else observations.denied.push(sent)
    if (status !== 200 && status !== 409) fault(`acting: ${status} ${JSON.stringify(body)}`)
  }

  for (const table of tables) await look(table)
  return {
    known: () => new Map([...known].map(([table, { change }]) => [table, change.seq])),
    onChange(table, change) {
      const { viewer, game } = known.get(table)!
      learn(table, { viewer, game, change })
    },
    async play(isOver) {
      while (!isOver()) {
        if (Math.random() < OFTEN.lookOn && others.length > 0) await look(anyOf(others))
        const table = anyOf(tables)
        if (Math.random() < OFTEN.look) await look(table)
        const now = known.get(table)!
        const request = choose(now)
        if (request) await act(table, now.change.seq, request)
        else await after(1)
      }
    },
  }
}
