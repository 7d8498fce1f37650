/** What a bot has to do in a game; whether there is more of it then. */
export type BotWork = () => Promise<boolean>

/**
 * Where the bots of all games of a process wait for their turn. One of them
 * moves at a time, and then they rest for as long as it took: half of the time
 * belongs to people, and when the process is busy the bots do less.
 */
export interface BotQueue {
  /** Lets the bots of a game move, each move after a pause in milliseconds, until there is no more to do. */
  call(game: string, pause: number, work: BotWork): void
  readonly size: number
}

/** However long a move took, they rest no longer than so many milliseconds. */
const LONGEST_REST = 1000

interface Waiting {
  readonly work: BotWork
  readonly pause: number
  readonly due: number
  /** How many moves its bots have made since they were called. */
  readonly made: number
}

export function botQueueOf(): BotQueue {
  const waiting = new Map<string, Waiting>()
  let resting = 0
  let working: string | undefined
  /** The game whose bot is moving was called meanwhile. */
  let calledAgain = false
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    clearTimeout(timer)
    if (working !== undefined || waiting.size === 0) return
    const due = Math.min(...[...waiting.values()].map((one) => one.due))
    timer = setTimeout(moveOne, Math.max(0, Math.max(due, resting) - performance.now()))
  }

  /** Those come first whose bots have made the fewest moves, so that whoever plays with bots need not wait for games of bots alone. */
  function next(now: number): [string, Waiting] | undefined {
    const ready = [...waiting].filter(([, { due }]) => due <= now)
    return ready.sort(([, one], [, other]) => one.made - other.made || one.due - other.due)[0]
  }

  async function moveOne(): Promise<void> {
    const began = performance.now()
    const first = next(began)
    if (!first) return wake()
    const [game, { work, pause, made }] = first
    waiting.delete(game)
    working = game
    calledAgain = false
    const more = await work()
    const now = performance.now()
    resting = now + Math.min(now - began, LONGEST_REST)
    working = undefined
    if (more || calledAgain) waiting.set(game, { work, pause, due: now + pause, made: more ? made + 1 : 0 })
    wake()
  }

  return {
    call(game, pause, work) {
      if (game === working) calledAgain = true
      else if (!waiting.has(game)) {
        waiting.set(game, { work, pause, due: performance.now() + pause, made: 0 })
        wake()
      }
    },
    get size() {
      return waiting.size
    },
  }
}
