import { isBotAsked, playBot } from './bots.ts'
import type { Seated } from './local.ts'
import type { Pace, Push } from './protocol.ts'
import type { queue } from './queue.ts'
import { codeOf } from './trouble.ts'

/** What the table lends to its bots. */
interface Lent {
  /** The game that they play; nothing while none is open. */
  table(): Seated | undefined
  /** A move was made: stores and shows it, and lets bots go on. */
  changed(): Promise<void>
  readonly inTurn: ReturnType<typeof queue>
  tell(push: Push): void
  later(work: () => void, milliseconds: number): void
}

/** Bots that move by themselves. */
export interface BotTurns {
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

export function botTurnsOf({ table, changed, inTurn, tell, later }: Lent): BotTurns {
  let isDue = false
  let thinking = false

  function think(begins: boolean): void {
    if (thinking !== begins) tell({ happened: 'thinking', thinking: begins })
    thinking = begins
  }

  async function move(): Promise<void> {
    isDue = false
    const here = table()
    if (!here || turns.pace === 'step') return think(false)
    const most = turns.pace === 'instant' ? AT_ONCE : 1
    let made = 0
    while (made < most && playBot(here.session, here.bots)) made++
    if (made > 0) await changed().catch(unlessElsewhere)
    else think(false)
  }

  function report(error: unknown): void {
    think(false)
    tell({ happened: 'trouble', trouble: codeOf(error) })
  }

  const turns: BotTurns = {
    pace: 'second',
    begin() {
      const here = table()
      const isAsked = here !== undefined && turns.pace !== 'step' && isBotAsked(here.session)
      think(isAsked)
      if (!isAsked || isDue) return
      isDue = true
      later(() => void inTurn(move).catch(report), turns.pace === 'instant' ? 0 : READABLE)
    },
    rest: () => think(false),
  }
  return turns
}

/** In another window the same bot was quicker, and did the same. */
function unlessElsewhere(error: unknown): void {
  if (codeOf(error) !== 'elsewhere') throw error
}
