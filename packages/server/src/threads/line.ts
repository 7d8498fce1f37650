/** Who comes before whom: people who play, then people who look, then bots. */
const RANKS = ['play', 'look', 'bot'] as const

export type Rank = (typeof RANKS)[number]

/** A line in which so many are served at once, and of those who wait the first of the highest rank is next. */
export interface Line {
  enter<T>(rank: Rank, work: () => Promise<T> | T): Promise<T>
  /** How many wait or are served. */
  readonly length: number
}

export function lineOf(atOnce = 1): Line {
  const waiting: Readonly<Record<Rank, (() => void)[]>> = { play: [], look: [], bot: [] }
  let served = 0
  let length = 0
  return {
    async enter(rank, work) {
      length++
      if (served < atOnce) served++
      else await new Promise<void>((turn) => waiting[rank].push(turn))
      try {
        return await work()
      } finally {
        length--
        const next = RANKS.map((rank) => waiting[rank]).find((those) => those.length > 0)
        if (next) next.shift()!()
        else served--
      }
    },
    get length() {
      return length
    },
  }
}
