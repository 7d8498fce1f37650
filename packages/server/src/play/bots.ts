import { decisions, type GameEvent, move, redactFor, seeded } from '@roundhouse/kernel'
import { seatRows } from '../store/games.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { seqOf } from './sitting.ts'
import { isBotAsked, write } from './write.ts'

/** After how long, in milliseconds, a bot that nobody wakes is found by whoever looks round. */
const FORGOTTEN = 5000

/** Lets bots move, one move after another, until a person is asked. */
export function letBotsMove(world: World, id: string): void {
  world.botQueue.call(id, world.botPause, () =>
    botMoves(world, id).catch((error: unknown) => {
      const code = error instanceof Trouble ? error.code : 'broken'
      // A game that was ended meanwhile needs no bot.
      if (code !== 'overtaken' && code !== 'state' && !world.closing())
        world.log('error', 'a bot could not move', { game: id, error: String(error) })
      return code === 'overtaken'
    }),
  )
}

/** One move of a bot, if one is asked; whether one is asked then. */
async function botMoves(world: World, id: string): Promise<boolean> {
  if (world.closing()) return false
  return world.house.at(id, async (sitting, row) => {
    const { table } = sitting
    const seats = await seatRows(world.db, id)
    if (!isBotAsked(sitting, seats)) return false
    const decision = decisions(table.game, table.state).find(
      ({ seat, offers }) => seats[seat]?.kind === 'bot' && offers.length > 0,
    )
    if (!decision) return false
    const bots = await world.library.bots(table.game.id)
    const bot = bots[seats[decision.seat]!.bot ?? ''] ?? Object.values(bots)[0]!
    const { seat } = decision
    const events: GameEvent[] = []
    const luck = seeded(table.record.seed + (seat + 1) * 2 ** 32 + seqOf(sitting))
    const refused = move(table, seat, bot(redactFor(table.game, table.state, seat), decision, luck), events)
    if (refused) throw new Error(`a bot was refused: ${refused.rule}`)
    await write(world, sitting, row, seats, events, { user: null, key: null })
    return isBotAsked(sitting, seats)
  })
}

/** Wakes the bots of games in which the process that should have done it is gone. */
export async function wakeBots(world: World): Promise<void> {
  const games = await world.db.all<{ id: string }>(
    "select id from games where bot_due = 1 and status = 'playing' and moved < ? order by moved limit 100",
    world.now() - FORGOTTEN,
  )
  for (const { id } of games) letBotsMove(world, id)
}
