import { availableParallelism } from 'node:os'
import { RequestTrouble } from '../trouble.ts'

/** For whom a password is worked on. */
export interface HashAsker {
  /** The account, where they are known as its owner; the address otherwise. */
  readonly who: string
  /** They are logged in, or have logged in to this account before, by this browser or from this address. */
  readonly known: boolean
  /** How often they have failed lately. */
  readonly failures: number
}

/** Where those wait whose passwords are worked on: that is dear on purpose, and anybody can ask for it. */
export interface HashQueue {
  enter<T>(asker: HashAsker, work: () => Promise<T>): Promise<T>
}

/** How many are worked on at once, and how many may wait. */
export interface HashQueueSize {
  readonly atOnce: number
  readonly waiting: number
}

/**
 * Half of the processors are left to games, and of Node's four threads that
 * work on passwords one to whoever reads a file. The last of those who wait
 * has to for about half a minute.
 */
const AT_ONCE = Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2)))
const SIZE: HashQueueSize = { atOnce: AT_ONCE, waiting: 100 * AT_ONCE }

/** After how long it is worth another try, in seconds. */
const TRY_AGAIN = 10

interface Place {
  readonly asker: HashAsker
  /** How many from the same place are before it, or have failed. */
  readonly round: number
  begin(): void
  refuse(trouble: RequestTrouble): void
}

/** Whoever is known comes first, then whoever has had fewest turns. Where there is no room, the last goes. */
export function hashQueueOf({ atOnce, waiting: most }: HashQueueSize = SIZE): HashQueue {
  const places: Place[] = []
  let working = 0

  const turn = (asker: HashAsker): Promise<void> =>
    new Promise((begin, refuse) => {
      const waiting = places.filter(({ asker: { who } }) => who === asker.who).length
      const place: Place = { asker, round: Math.max(asker.failures, waiting), begin, refuse }
      places.splice(places.findLastIndex((other) => !isBefore(place, other)) + 1, 0, place)
      if (places.length > most) places.pop()!.refuse(new RequestTrouble('busy', { seconds: TRY_AGAIN }))
    })

  return {
    async enter(asker, work) {
      if (working < atOnce) working++
      else await turn(asker)
      try {
        return await work()
      } finally {
        const next = places.shift()
        if (next) next.begin()
        else working--
      }
    },
  }
}

const isBefore = (one: Place, other: Place): boolean =>
  one.asker.known === other.asker.known ? one.round < other.round : one.asker.known

/** Somebody who is known as the owner of an account. */
export const askedByOwner = (user: string): HashAsker => ({ who: user, known: true, failures: 0 })

/** Somebody who has tried so often from an address, this time included. */
export const strangerFrom = (address: string, tries: number): HashAsker => ({
  who: address,
  known: false,
  failures: tries - 1,
})
