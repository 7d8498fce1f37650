import type { Bot } from '@roundhouse/bots'
import {
  type Action,
  type ChanceState,
  type CheckedGame,
  copy,
  decisionFor,
  isOver,
  lastEvents,
  makeMove,
  type Refusal,
  redactFor,
  type Seat,
  type Session,
  seeded,
} from '@roundhouse/kernel'
import { type Fault, faultIn, type Phrasing, refusedAt, untoldAt, violationAt } from '../fault.ts'

export interface Playout extends Phrasing {
  readonly game: CheckedGame
  readonly bots: readonly Bot[]
  readonly seed: number
  /** The most actions that are played. */
  readonly cap: number
}

/** Bots play a game to its end or to the cap; what went wrong, if anything did. */
export function playOut(session: Session, playout: Playout): Fault | undefined {
  const { table } = session
  const { bots, seed, cap } = playout
  const lucks = bots.map((_, seat) => seeded(seed + (seat + 1) * BEYOND_GAME_SEEDS))
  for (let at = 1; at <= cap && !isOver(table.game, table.state); at++) {
    const wrong = faultIn(at, () => playOne(session, at, lucks, playout))
    if (wrong) return wrong
  }
  return undefined
}

/** A bot's luck must not be the luck of any game. */
const BEYOND_GAME_SEEDS = 2 ** 32

function playOne(
  session: Session,
  at: number,
  lucks: readonly ChanceState[],
  playout: Playout,
): Fault | undefined {
  const { table } = session
  const { record, state } = table
  const { game } = playout
  const decision = decisionFor(game, state)
  if (!decision) return { broken: { at, law: 'nobody-stuck', message: playout.words.stuck } }
  const { seat } = decision
  const action = playout.bots[seat]!(redactFor(game, state, seat), decision, lucks[seat]!)
  const before = copy(state)
  const refused = tryMove(session, seat, action)
  if (refused) return refusedAt(at, refused, record.players, playout)
  return untoldAt(at, game, before, lastEvents(session), table.state) ?? violationAt(at, game, table.state)
}

/** What was tried and could not be done ends the record, so that a replay tries it too. */
function tryMove(session: Session, seat: Seat, action: Action): Refusal | undefined {
  const { entries } = session.table.record
  const known = entries.length
  try {
    return makeMove(session, seat, action)
  } finally {
    if (entries.length === known) entries.push({ seat, action })
  }
}
