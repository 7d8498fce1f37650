import type { Bot } from '@roundhouse/bots'
import { decisions, type GameEvent, move, seeded, type Table, viewOf } from '@roundhouse/kernel'
import { brokenAt, refusedAt, type Voice, type Wrong } from '../wrong.ts'

export interface Playout extends Voice {
  readonly bots: readonly Bot[]
  readonly seed: number
  /** The most actions that are played. */
  readonly cap: number
  /** What happened is added here. */
  readonly events: GameEvent[]
}

/** Bots play a table to its end or to the cap; what went wrong, if anything did. */
export function playOut(table: Table, playout: Playout): Wrong | undefined {
  const { game, record } = table
  const { bots, seed, cap, events } = playout
  const lucks = bots.map((_, seat) => seeded(seed + (seat + 1) * BEYOND_GAME_SEEDS))
  for (let at = 1; at <= cap; at++) {
    const [decision] = decisions(game, table.state)
    if (!decision) return undefined
    const { seat } = decision
    const action = bots[seat]!(viewOf(game, table.state, seat), decision, lucks[seat]!)
    const refused = move(table, seat, action, events)
    if (refused) {
      record.entries.push({ seat, action })
      return refusedAt(at, refused, record.players, playout)
    }
    const broken = brokenAt(at, game, table.state)
    if (broken) return broken
  }
  return undefined
}

/** A bot's luck must not be the luck of any game. */
const BEYOND_GAME_SEEDS = 2 ** 32
