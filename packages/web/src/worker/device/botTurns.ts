import { isAsked } from '@roundhouse/kernel'
import type { Environment } from '../environment.ts'
import type { Pace } from '../protocol/requests.ts'
import type { queue } from '../queue.ts'
import { codeOf } from '../trouble.ts'
import { playBot } from './bots.ts'
import { isPerson } from './session.ts'
import type { DeviceGame } from './storedGames.ts'

interface BotTurnDependencies extends Pick<Environment, 'publish' | 'later'> {
  /** The game that they play; nothing while none is open. */
  openGame(): DeviceGame | undefined
  /** A move was made: stores and shows it, and lets bots go on. */
  saveAndShow(): Promise<void>
  readonly inTurn: ReturnType<typeof queue>
}

/** Bots that move by themselves. */
interface BotTurns {
  pace: Pace
  /** Whoever is asked moves at the pace that was set, if it is a bot. */
  begin(): void
  /** Nobody thinks any more. */
  rest(): void
}

/** How long a bot's move is left on the screen. */
const READABLE = 1000

/** How many moves bots make before the screen is brought up to date. */
const AT_ONCE = 20

export function botTurnsOf({ openGame, saveAndShow, inTurn, publish, later }: BotTurnDependencies): BotTurns {
  let isDue = false
  let thinking = false

  function think(begins: boolean): void {
    if (thinking !== begins) publish({ happened: 'thinking', thinking: begins })
    thinking = begins
  }

  async function move(): Promise<void> {
    isDue = false
    const open = openGame()
    if (!open || turns.pace === 'step') return think(false)
    const most = turns.pace === 'instant' ? AT_ONCE : 1
    let made = 0
    while (made < most && playBot(open.session, open.bots)) made++
    if (made > 0) await saveAndShow().catch(unlessElsewhere)
    else think(false)
  }

  function report(error: unknown): void {
    think(false)
    publish({ happened: 'trouble', trouble: codeOf(error) })
  }

  const turns: BotTurns = {
    pace: 'second',
    begin() {
      const open = openGame()
      const isBotsTurn = open !== undefined && turns.pace !== 'step' && isBotAsked(open)
      think(isBotsTurn)
      if (!isBotsTurn || isDue) return
      isDue = true
      later(() => void inTurn(move).catch(report), turns.pace === 'instant' ? 0 : READABLE)
    },
    rest: () => think(false),
  }
  return turns
}

const isBotAsked = ({ session: { table, seats } }: DeviceGame): boolean =>
  isAsked(table.game, table.state, (seat) => !isPerson(seats[seat]!))

/** In another window the same bot was quicker, and did the same. */
function unlessElsewhere(error: unknown): void {
  if (codeOf(error) !== 'elsewhere') throw error
}
