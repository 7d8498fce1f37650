import { setTimeout as after } from 'node:timers/promises'
import { realLibrary } from '../library.ts'
import type { StoreLocation } from '../store/open.ts'
import { newClient, newRequestCounts } from './client.ts'
import { startFleet } from './fleet.ts'
import { type Contradiction, judge } from './judge.ts'
import { noObservations } from './observations.ts'
import { playerOf } from './player.ts'
import { reconnectingSocket } from './reconnectingSocket.ts'
import { seatAll } from './seating.ts'
import { readStoredGames } from './storedGames.ts'

export interface HammerOptions {
  readonly seconds: number
  readonly games: number
  readonly clients: number
  readonly processes: number
  /** How long a process is left alone at least and at most, in milliseconds. */
  readonly peace: readonly [number, number]
}

export interface HammerResult {
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
export async function hammer(location: StoreLocation, given: HammerOptions): Promise<HammerResult> {
  const fleet = await startFleet(location, given.processes)
  const { addresses } = fleet
  const tally = newRequestCounts()
  const observations = noObservations()
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
      const player = await playerOf(client, own, others, realLibrary.game, observations)
      return { player, socket: reconnectingSocket(addresses, client.headers, player.known, player.onChange) }
    }),
  )
  const end = performance.now() + given.seconds * 1000
  const isOver = () => performance.now() > end
  await Promise.all([
    ...players.map(({ player }) => player.play(isOver)),
    disturb(fleet.killOne, given.peace, isOver),
  ])
  for (const { socket } of players) socket.close()
  await fleet.stop()
  const { games, finished, unverified } = await readStoredGames(
    location,
    tables.map(({ id }) => id),
  )
  const entries = games.flatMap(({ log }) => log)
  return {
    requests: tally.requests,
    repeated: tally.repeated,
    acknowledged: new Set(observations.acknowledged.map(({ key }) => key)).size,
    overtaken: new Set(observations.denied.map(({ key }) => key)).size,
    kills: fleet.kills,
    restarts: fleet.restarts,
    entries: entries.length,
    undone: entries.filter(({ entry }) => !('action' in entry)).length,
    byBots: entries.filter(({ user }) => user === null).length,
    finished,
    views: observations.seen.size,
    wrong: {
      ...judge(observations, games),
      unverified,
      failures: tally.failures,
      faults: observations.faults.length,
    },
    examples: [...observations.faults, ...fleet.complaints].slice(0, EXAMPLES),
  }
}

/** Kills processes now and then. */
async function disturb(
  killOne: () => void,
  [least, most]: HammerOptions['peace'],
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    await after(least + Math.random() * (most - least))
    if (isOver()) return
    killOne()
  }
}

export const isSound = ({ wrong }: HammerResult): boolean =>
  Object.values(wrong).every((count) => count === 0)
