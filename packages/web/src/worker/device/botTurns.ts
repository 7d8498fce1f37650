import { askedAt } from '@roundhouse/kernel'
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
  /** From now on they move at this pace, also where they were let run on. */
  setPace(pace: Pace): void
  /** Whoever is asked moves at the pace that was set, if it is a bot. */
  begin(): void
  /** Until a person is asked, bots move at once. */
  hurry(): void
  /** Nobody thinks any more. */
  rest(): void
}

/** How long a bot's move is left on the screen. */
const READABLE = 1000

/** How many moves bots make before the screen is brought up to date. */
const AT_ONCE = 20

export function botTurnsOf({ openGame, saveAndShow, inTurn, publish, later }: BotTurnDependencies): BotTurns {
  /** The move that is due; one that was due before it is not any more. */
  let due: object | null = null
  let pace: Pace = 'second'
  let isHurried = false
  let thinking = false

  function think(begins: boolean): void {
    if (thinking !== begins) publish({ happened: 'thinking', thinking: begins })
    thinking = begins
  }

  const paceNow = (): Pace => (isHurried ? 'instant' : pace)

  async function move(): Promise<void> {
    due = null
    const open = openGame()
    if (!open || paceNow() === 'step') return think(false)
    const most = paceNow() === 'instant' ? AT_ONCE : 1
    let made = 0
    while (made < most && playBot(open.session, open.bots)) made++
    if (made > 0) await saveAndShow().catch(unlessElsewhere)
    else think(false)
  }

  function schedule(): void {
    const mine = {}
    due = mine
    const moveIfDue = async () => {
      if (due === mine) await move()
    }
    later(() => void inTurn(moveIfDue).catch(report), paceNow() === 'instant' ? 0 : READABLE)
  }

  function report(error: unknown): void {
    think(false)
    publish({ happened: 'trouble', trouble: codeOf(error) })
  }

  const turns: BotTurns = {
    setPace(chosen) {
      pace = chosen
      isHurried = false
      turns.begin()
    },
    begin() {
      const open = openGame()
      const isAskedNow = open !== undefined && isBotAsked(open)
      isHurried &&= isAskedNow
      const isBotsTurn = isAskedNow && paceNow() !== 'step'
      think(isBotsTurn)
      if (isBotsTurn && !due) schedule()
    },
    hurry() {
      isHurried = true
      due = null
      turns.begin()
    },
    rest() {
      isHurried = false
      think(false)
    },
  }
  return turns
}

const isBotAsked = ({ session: { table, seats } }: DeviceGame): boolean =>
  askedAt(table).some(({ seat }) => !isPerson(seats[seat]!))

/** In another window the same bot was quicker, and did the same. */
function unlessElsewhere(error: unknown): void {
  if (codeOf(error) !== 'elsewhere') throw error
}
