import { setTimeout as after } from 'node:timers/promises'
import { realLibrary } from '../library.ts'
import type { StoreLocation } from '../store/open.ts'
import { newClient, newRequestCounts } from './client.ts'
import { startFleet } from './fleet.ts'
import type { Harms } from './harms.ts'
import { type Contradiction, judge } from './judge.ts'
import { noObservations } from './observations.ts'
import { playerOf } from './player.ts'
import { reconnectingSocket } from './reconnectingSocket.ts'
import { seatAll } from './seating.ts'
import { readStoredGames } from './storedGames.ts'

export interface HammerOptions {
  /** How long it is played; longer where by then not every harm was done once. */
  readonly seconds: number
  readonly games: number
  readonly clients: number
  readonly processes: number
  /** How long processes, and what they keep games in, are left alone at least and at most, in milliseconds. */
  readonly peace: readonly [number, number]
  /** What is done to what games are kept in, in turn. */
  readonly harms: Harms
}

export interface HammerResult {
  readonly requests: number
  readonly repeated: number
  readonly acknowledged: number
  /** Somebody was faster. */
  readonly overtaken: number
  readonly kills: number
  readonly restarts: number
  /** How often what games are kept in was harmed, and in which ways. */
  readonly harmed: Readonly<Record<string, number>>
  /** Answers that the games could not be reached. */
  readonly unreachable: number
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
    /** Processes that ended though nobody had told them to. */
    readonly endedAlone: number
  }
  /** What was wrong, in words: the first few. */
  readonly examples: readonly string[]
}

const EXAMPLES = 10

/** Clients play as fast as they can while server processes are killed and their database is harmed; then what they were told is compared with what is stored. */
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
  const harmed: Record<string, number> = {}
  const harmNames = Object.keys(given.harms)
  const isOver = () => performance.now() > end && harmNames.every((name) => harmed[name])
  let turn = 0
  const harm = async (): Promise<void> => {
    const name = harmNames[turn++ % harmNames.length]
    if (name === undefined) return
    // what nobody uses cannot be harmed
    await fleet.anyUp()
    await given.harms[name]!(fleet)
    harmed[name] = (harmed[name] ?? 0) + 1
  }
  await Promise.all([
    ...players.map(({ player }) => player.play(isOver)),
    // the next may be killed before this one is up again
    disturb(async () => void fleet.killOne(), given.peace, isOver),
    disturb(harm, given.peace, isOver),
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
    harmed,
    unreachable: tally.unreachable,
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
      endedAlone: fleet.endedAlone,
    },
    examples: [...observations.faults, ...fleet.complaints].slice(0, EXAMPLES),
  }
}

/** Does harm now and then. */
async function disturb(
  harm: () => Promise<void>,
  [least, most]: HammerOptions['peace'],
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    await after(least + Math.random() * (most - least))
    if (isOver()) return
    await harm()
  }
}

export const isSound = ({ wrong }: HammerResult): boolean =>
  Object.values(wrong).every((count) => count === 0)
