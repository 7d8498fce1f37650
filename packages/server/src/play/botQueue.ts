/** What a bot has to do in a game; whether there is more of it then. */
export type BotWork = () => Promise<boolean>

/**
 * Where the bots of all games of a process wait for their turn: as many move
 * at once as there are threads for them to think in.
 */
export interface BotQueue {
  /** Lets the bots of a game move, each move after a pause in milliseconds, until there is no more to do. Called again meanwhile, they keep to the shorter pause. */
  call(game: string, pause: number, work: BotWork): void
  readonly size: number
}

interface Waiting {
  readonly work: BotWork
  readonly pause: number
  readonly due: number
  /** How many moves its bots have made since they were called. */
  readonly made: number
}

export function botQueueOf(atOnce: number): BotQueue {
  const waiting = new Map<string, Waiting>()
  /** The games whose bots are moving, and the pause with which they were called meanwhile, if they were. */
  const working = new Map<string, number | null>()
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    clearTimeout(timer)
    if (working.size >= atOnce || waiting.size === 0) return
    const due = Math.min(...[...waiting.values()].map((one) => one.due))
    timer = setTimeout(moveOne, Math.max(0, due - performance.now()))
  }

  /** Those come first whose bots have made the fewest moves, so that whoever plays with bots need not wait for games of bots alone. */
  function next(now: number): [string, Waiting] | undefined {
    const ready = [...waiting].filter(([, { due }]) => due <= now)
    return ready.sort(([, one], [, other]) => one.made - other.made || one.due - other.due)[0]
  }

  async function moveOne(): Promise<void> {
    const first = next(performance.now())
    if (!first) return wake()
    const [game, { work, pause, made }] = first
    waiting.delete(game)
    working.set(game, null)
    wake()
    const more = await work()
    const calledWith = working.get(game)!
    working.delete(game)
    const pauseNow = more ? shorter(pause, calledWith) : calledWith
    if (pauseNow !== null)
      waiting.set(game, {
        work,
        pause: pauseNow,
        due: performance.now() + pauseNow,
        made: more ? made + 1 : 0,
      })
    wake()
  }

  return {
    call(game, pause, work) {
      const calledWith = working.get(game)
      if (calledWith !== undefined) return void working.set(game, shorter(pause, calledWith))
      const known = waiting.get(game)
      if (known && known.pause <= pause) return
      waiting.set(game, { work, pause, due: performance.now() + pause, made: known?.made ?? 0 })
      wake()
    },
    get size() {
      return waiting.size
    },
  }
}

const shorter = (pause: number, other: number | null): number =>
  other === null ? pause : Math.min(pause, other)
