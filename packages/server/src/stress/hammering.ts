import { setTimeout as after } from 'node:timers/promises'
import { realLibrary } from '../library.ts'
import type { StorePlace } from '../store/open.ts'
import { newClient, newRequestCounts } from './client.ts'
import { startFleet } from './fleet.ts'
import { type Contradiction, judge } from './judge.ts'
import { liveLine } from './liveLine.ts'
import { noObservations } from './observations.ts'
import { playerOf } from './player.ts'
import { seatAll } from './seating.ts'
import { storedIn } from './storedGames.ts'

export interface Hammering {
  readonly seconds: number
  readonly games: number
  readonly clients: number
  readonly processes: number
  /** How long a process is left alone at least and at most, in milliseconds. */
  readonly peace: readonly [number, number]
}

export interface Hammered {
  readonly requests: number
  readonly repeated: number
  readonly acknowledged: number
  /** Somebody was faster. */
  readonly overtaken: number
  readonly kills: number
  readonly restarts: number
  readonly entries: number
  /** Undo and redo among them, and moves of bots. */
  readonly undone: number
  readonly byBots: number
  readonly finished: number
  /** Positions that clients were shown, each compared with the log. */
  readonly views: number
  readonly wrong: Contradiction & {
    readonly unverified: number
    readonly failures: number
    readonly faults: number
  }
  /** What was wrong, in words: the first few. */
  readonly examples: readonly string[]
}

const EXAMPLES = 10

/** Clients play as fast as they can while server processes are killed; then what they were told is compared with what is stored. */
export async function hammer(place: StorePlace, given: Hammering): Promise<Hammered> {
  const fleet = await startFleet(place, given.processes)
  const { addresses } = fleet
  const tally = newRequestCounts()
  const heard = noObservations()
  const clients = await Promise.all(
    Array.from({ length: given.clients }, (_, number) =>
      newClient(addresses, `Client ${number}`, `10.0.0.${number}`, tally),
    ),
  )
  const tables = await seatAll(clients, realLibrary.games, given.games)
  const players = await Promise.all(
    clients.map(async (client, number) => {
      const own = tables.filter(({ players }) => players.includes(number)).map(({ id }) => id)
      const others = tables.map(({ id }) => id).filter((id) => !own.includes(id))
      const player = await playerOf(client, own, others, realLibrary.game, heard)
      return { player, line: liveLine(addresses, client.headers, player.known, player.told) }
    }),
  )
  const end = performance.now() + given.seconds * 1000
  const isOver = () => performance.now() > end
  await Promise.all([
    ...players.map(({ player }) => player.play(isOver)),
    disturb(fleet.killOne, given.peace, isOver),
  ])
  for (const { line } of players) line.close()
  await fleet.stop()
  const { games, finished, unverified } = await storedIn(
    place,
    tables.map(({ id }) => id),
  )
  const entries = games.flatMap(({ log }) => log)
  return {
    requests: tally.requests,
    repeated: tally.repeated,
    acknowledged: new Set(heard.acknowledged.map(({ key }) => key)).size,
    overtaken: new Set(heard.denied.map(({ key }) => key)).size,
    kills: fleet.kills,
    restarts: fleet.restarts,
    entries: entries.length,
    undone: entries.filter(({ entry }) => !('action' in entry)).length,
    byBots: entries.filter(({ user }) => user === null).length,
    finished,
    views: heard.seen.size,
    wrong: { ...judge(heard, games), unverified, failures: tally.failures, faults: heard.faults.length },
    examples: [...heard.faults, ...fleet.complaints].slice(0, EXAMPLES),
  }
}

/** Kills processes now and then. */
async function disturb(
  killOne: () => void,
  [least, most]: Hammering['peace'],
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    await after(least + Math.random() * (most - least))
    if (isOver()) return
    killOne()
  }
}

export const isSound = ({ wrong }: Hammered): boolean => Object.values(wrong).every((count) => count === 0)
