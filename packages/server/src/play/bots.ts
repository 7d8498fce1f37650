import { decisionFor, makeMove, redactFor, seeded } from '@roundhouse/kernel'
import type { Services } from '../services.ts'
import { seatRows } from '../store/games.ts'
import { RequestTrouble } from '../trouble.ts'
import { seqOf } from './session.ts'
import { isBotAsked, write } from './write.ts'

/** After how long, in milliseconds, a bot that nobody wakes is found by whoever looks round. */
const FORGOTTEN = 5000

/** Lets bots move, one move after another, until a person is asked. */
export function letBotsMove(services: Services, id: string): void {
  services.botQueue.call(id, services.botPause, () =>
    botMoves(services, id).catch((error: unknown) => {
      const code = error instanceof RequestTrouble ? error.code : 'broken'
      // A game that was ended meanwhile needs no bot.
      if (code !== 'overtaken' && code !== 'state' && !services.closing())
        services.log('error', 'a bot could not move', { game: id, error: String(error) })
      return code === 'overtaken'
    }),
  )
}

/** One move of a bot, if one is asked; whether one is asked then. */
async function botMoves(services: Services, id: string): Promise<boolean> {
  if (services.closing()) return false
  return services.gameCache.at(id, async (session, row) => {
    const { table } = session
    const seats = await seatRows(services.db, id)
    const decision = decisionFor(table.game, table.state, (seat) => seats[seat]?.kind === 'bot')
    if (!decision) return false
    const bots = await services.library.bots(table.game.id)
    const bot = bots[seats[decision.seat]!.bot ?? ''] ?? Object.values(bots)[0]!
    const { seat } = decision
    const luck = seeded(table.record.seed + (seat + 1) * 2 ** 32 + seqOf(session))
    const refused = makeMove(session, seat, bot(redactFor(table.game, table.state, seat), decision, luck))
    if (refused) throw new Error(`a bot was refused: ${refused.rule}`)
    await write(services, session, row, seats, { user: null, key: null })
    return isBotAsked(session, seats)
  })
}

/** Wakes the bots of games in which the process that should have done it is gone. */
export async function wakeBots(services: Services): Promise<void> {
  const games = await services.db.all<{ id: string }>(
    "select id from games where bot_due = 1 and status = 'playing' and moved < ? order by moved limit 100",
    services.now() - FORGOTTEN,
  )
  for (const { id } of games) letBotsMove(services, id)
}
