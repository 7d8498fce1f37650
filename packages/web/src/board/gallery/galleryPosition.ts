import { type Bot, botsFor } from '@roundhouse/bots'
import { GAMES, VIEWS } from '@roundhouse/games'
import { decisions, isRefusal, move, newTable, redactFor, seeded, type Table } from '@roundhouse/kernel'
import type { Scene } from '@roundhouse/view'

const GAME = '1846'
const SEED = 1846
const READER = { language: 'en', players: ['A', 'B', 'C', 'D'] } as const

/** The beginning of a game, and a moment late in it when trains are running. */
export async function positions(): Promise<{ readonly start: Scene; readonly late: Scene }> {
  const [game, gameView, bots] = await Promise.all([GAMES[GAME]!(), VIEWS[GAME]!(), botsFor(GAME)])
  const bot = Object.values(bots).at(-1)!
  const table = newTable(game, { players: READER.players, seed: SEED })
  if (isRefusal(table)) throw new Error(`${GAME} cannot be set up`)
  const scene = () => gameView.scene(redactFor(game, table.state, null), READER)
  const start = scene()
  let late = start
  while (playOn(table, bot)) {
    const now = scene()
    if (runsIn(now) >= runsIn(late)) late = now
    if (runsIn(late) > 1 && laid(late) > 36) break
  }
  return { start, late }
}

const runsIn = ({ routes = [] }: Scene): number => routes.length

const laid = ({ board }: Scene): number => board!.hexes.filter(({ tile }) => tile !== undefined).length

/** One move of a bot; false when the game is over. */
function playOn(table: Table, bot: Bot): boolean {
  const decision = decisions(table.game, table.state).find(({ offers }) => offers.length > 0)
  if (!decision) return false
  const { seat } = decision
  const action = bot(redactFor(table.game, table.state, seat), decision, seeded(SEED + table.moves.length))
  return !move(table, seat, action)
}
