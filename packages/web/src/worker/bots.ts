import { type Decision, decisions, redactFor, seeded } from '@roundhouse/kernel'
import type { Bots } from './library.ts'
import { type DeviceSession, isPerson, makeMove } from './session.ts'
import { Trouble } from './trouble.ts'

/** Whether a bot is asked. */
export const isBotAsked = ({ table, seats }: DeviceSession): boolean =>
  table.game.asked(table.state).some(({ seat }) => !isPerson(seats[seat]!))

function botDecision({ table, seats }: DeviceSession): Decision | undefined {
  return decisions(table.game, table.state).find(
    ({ seat, offers }) => offers.length > 0 && !isPerson(seats[seat]!),
  )
}

/** One move of a bot that is asked; false when there is none. Its luck is that of this move of this game. */
export function playBot(session: DeviceSession, bots: Bots): boolean {
  const decision = isBotAsked(session) ? botDecision(session) : undefined
  if (!decision) return false
  const { game, record, state, line } = session.table
  const { seat } = decision
  const bot = bots[session.seats[seat]!.kind] ?? Object.values(bots)[0]
  if (!bot) throw new Trouble('missing')
  const luck = seeded(record.seed + (seat + 1) * 2 ** 32 + line.length)
  if (makeMove(session, seat, bot(redactFor(game, state, seat), decision, luck))) throw new Trouble('broken')
  return true
}
