import type { Bot } from '@roundhouse/bots'
import {
  type Action,
  type ChanceState,
  copy,
  decisions,
  type GameEvent,
  move,
  type Refusal,
  redactFor,
  type Seat,
  seeded,
  type Table,
} from '@roundhouse/kernel'
import { isOver } from '../games.ts'
import { brokenAt, guarded, refusedAt, type Voice, type Wrong } from '../wrong.ts'

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
  const { bots, seed, cap } = playout
  const lucks = bots.map((_, seat) => seeded(seed + (seat + 1) * BEYOND_GAME_SEEDS))
  for (let at = 1; at <= cap && !isOver(table.game, table.state); at++) {
    const wrong = guarded(at, () => playOne(table, at, lucks, playout))
    if (wrong) return wrong
  }
  return undefined
}

/** A bot's luck must not be the luck of any game. */
const BEYOND_GAME_SEEDS = 2 ** 32

function playOne(
  table: Table,
  at: number,
  lucks: readonly ChanceState[],
  playout: Playout,
): Wrong | undefined {
  const { game, record, state } = table
  const decision = decisions(game, state).find(({ offers }) => offers.length > 0)
  if (!decision) return { broken: { at, law: 'nobody-stuck', message: playout.words.stuck } }
  const { seat } = decision
  const action = playout.bots[seat]!(redactFor(game, state, seat), decision, lucks[seat]!)
  const before = copy(state)
  const events: GameEvent[] = []
  const refused = tried(table, seat, action, events)
  playout.events.push(...events)
  if (refused) return refusedAt(at, refused, record.players, playout)
  const [message] = game.audit?.(before, events, table.state) ?? []
  return message === undefined
    ? brokenAt(at, game, table.state)
    : { broken: { at, law: 'accounts', message } }
}

/** What was tried and could not be done ends the record, so that a replay tries it too. */
function tried(table: Table, seat: Seat, action: Action, events: GameEvent[]): Refusal | undefined {
  const { entries } = table.record
  const known = entries.length
  try {
    return move(table, seat, action, events)
  } finally {
    if (entries.length === known) entries.push({ seat, action })
  }
}
