import { decisionFor, hasEnded, makeMove, redactFor, seeded } from '@roundhouse/kernel'
import type { Bots } from '../library/library.ts'
import { Trouble } from '../trouble.ts'
import { type DeviceSession, isPerson } from './session.ts'

/** One move of a bot that is asked; false when there is none. Its luck is that of this move of this game. */
export function playBot(session: DeviceSession, bots: Bots): boolean {
  if (hasEnded(session.table)) return false
  const { game, record, state, moves } = session.table
  const decision = decisionFor(game, state, (seat) => !isPerson(session.seats[seat]!))
  if (!decision) return false
  const { seat } = decision
  const bot = bots[session.seats[seat]!.kind] ?? Object.values(bots)[0]
  if (!bot) throw new Trouble('missing')
  const luck = seeded(record.seed + (seat + 1) * 2 ** 32 + moves.length)
  if (makeMove(session, seat, bot(redactFor(game, state, seat), decision, luck))) throw new Trouble('broken')
  return true
}
