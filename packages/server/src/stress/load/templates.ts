import { type Action, decisions, seeded } from '@roundhouse/kernel'
import type { GameOpened, LogLength } from '@roundhouse/wire'
import { realLibrary } from '../../library.ts'
import type { Client } from '../client.ts'
import { seatClients } from '../seating.ts'

/** A game that others are copies of. */
export interface Template {
  readonly id: string
  readonly players: readonly Client[]
}

/** What somebody did in a game. */
export interface TemplateMove {
  readonly seat: number
  readonly action: Action
}

export async function newTemplate(players: readonly Client[], game: string): Promise<Template> {
  const { id } = await seatClients(players, {
    game,
    title: 'Load',
    players: players.length,
    bots: [],
    seat: 0,
    options: {},
    visibility: 'open',
    pace: 'turns',
    undo: 'free',
  })
  return { id, players }
}

/** From this length of the log on every other move is taken back, so that the game does not come to its end. */
export const FAR = 250

/** Plays on, steadily, until the log is so long, and gives what was done. */
export async function playOn({ id, players }: Template, until: number): Promise<TemplateMove[]> {
  const moves: TemplateMove[] = []
  for (;;) {
    const { body } = await players[0]!.ask<GameOpened>('GET', `/games/${id}`)
    const { seq, view } = body.change
    const game = await realLibrary.game(body.table.game)
    if (seq >= until) return moves
    const asked = game.asked(view)[0]
    if (!asked) throw new Error('a template has come to its end')
    if (seq > FAR && seq % 2 === 1) {
      await players[0]!.ask('POST', `/games/${id}/undo`, { seq })
      continue
    }
    const player = players[asked.seat]!
    const own = asked.seat === 0 ? body : (await player.ask<GameOpened>('GET', `/games/${id}`)).body
    const decision = decisions(game, own.change.view).find(({ seat }) => seat === asked.seat)!
    const { steady } = await realLibrary.bots(game.id)
    const action = steady!(own.change.view, decision, seeded(seq))
    const { status } = await player.ask<LogLength>('POST', `/games/${id}/actions`, { seq, action })
    if (status !== 200) throw new Error(`a template was refused a move: ${status}`)
    moves.push({ seat: asked.seat, action })
  }
}
