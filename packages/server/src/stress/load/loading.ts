import type { GameOpened } from '@roundhouse/wire'
import { realLibrary } from '../../library.ts'
import type { Database } from '../../store/db.ts'
import { openDatabase, type StoreLocation } from '../../store/open.ts'
import { type Client, clientWith, newRequestCounts } from '../client.ts'
import { type Fleet, startFleet } from '../fleet.ts'
import { watchLoop } from '../loopDelay.ts'
import { copyTemplates, type LoadAccount, newAccounts, seatBots } from './copies.ts'
import { type DearTimes, startDearest } from './dearest.ts'
import { type Percentiles, percentiles } from './figures.ts'
import { inTurn, type LoadPhase, measurePhase, type PhasePlan } from './phase.ts'
import { readFigure } from './serverFigure.ts'
import { newTemplate, playOn, type Template } from './templates.ts'
import { type WatchedTable, watch } from './watching.ts'

export interface LoadOptions {
  /** Games that are stored, and open connections, four at a table. */
  readonly games: number
  readonly sockets: number
  /** One after the other. */
  readonly phases: readonly PhasePlan[]
  /** How long the log of the long game is. */
  readonly long: number
  readonly templates: number
  /** For how many seconds people play while the dearest things are asked for, with so many late games and tables with bots. */
  readonly dearest: { readonly seconds: number; readonly late: number; readonly withBots: number }
  /** With which the server process is started. */
  readonly flags: readonly string[]
  /** Hears what is being done. */
  say(what: string): void
}

export interface LoadResult {
  readonly phases: readonly LoadPhase[]
  /** Opening the long game after a start of the server, and again, and taking a move back, in milliseconds. */
  readonly cold: number
  readonly warm: Percentiles
  readonly coldUndo: number
  readonly undo: Percentiles
  readonly dearest: DearestResult
  /** Memory of the server, in megabytes: when all connections are open, and at the end. */
  readonly memory: { readonly before: number; readonly after: number }
  readonly examples: readonly string[]
}

/** How it went while the dearest things were asked for. */
export interface DearestResult {
  readonly phase: LoadPhase
  /** How late the event loop of the server was, and how much it worked without a look at anybody else, in milliseconds. */
  readonly late: Percentiles
  readonly worked: Percentiles
  /** How late whoever measures was by itself. */
  readonly measuring: Percentiles
  readonly kinds: ReadonlyMap<string, DearTimes>
  readonly botMoves: number
}

const SEATS = 4

/** How many actions a second people do while the dearest things are asked for. */
const MEANWHILE = 5

/** How often something that takes a moment is done to be measured. */
const OFTEN = 20

/** How far the templates are, at the least, and how much further one is than another. */
const SHORTEST = 20
const STEP = 5

/** Fills a store with games, lets people play at some of them, and measures how long they wait. */
export async function load(location: StoreLocation, given: LoadOptions): Promise<LoadResult> {
  const { say } = given
  const accounts = await withDatabase(location, (db) => newAccounts(db, given.sockets))
  const fleet = await startFleet(location, 1, given.flags)
  say('playing the games that the others are copies of')
  const templates = await newTemplates(fleet, accounts, given)
  const veterans = accounts.slice(-SEATS)
  const long = await newTemplate(clientsFor(fleet, veterans), '1846')
  const [longMoves] = await Promise.all([
    playOn(long, given.long),
    ...templates.map(({ template, seq }) => playOn(template, seq)),
  ])
  await fleet.halt()
  say('copying them')
  const ids = templates.map(({ template }) => template.id)
  const { copies, late, withBots } = await withDatabase(location, async (db) => {
    const copies = await copyTemplates(db, ids, accounts, given.games)
    const late = await copyTemplates(db, [long.id], veterans, given.dearest.late)
    const withBots = await copyTemplates(db, [long.id], accounts, given.dearest.withBots)
    await seatBots(db, withBots)
    // as it would be in time, had they been played one by one
    await db.run('analyze')
    return { copies, late, withBots }
  })
  await fleet.start()
  say('finding out how they go on')
  const tables = copies.slice(0, given.sockets / SEATS)
  const meanwhile = { perSecond: MEANWHILE, seconds: given.dearest.seconds }
  const actions = [...given.phases, meanwhile].reduce(
    (sum, { perSecond, seconds }) => sum + perSecond * seconds,
    0,
  )
  const ahead = 2 * Math.ceil(actions / tables.length)
  const moves = await Promise.all(templates.map(({ template, seq }) => playOn(template, seq + ahead)))
  say('opening the connections')
  const watched: WatchedTable[] = []
  for (const table of tables)
    watched.push(
      await watch(fleet.addresses[0]!, table, clientsFor(fleet, table.players), moves[table.template]!),
    )
  const before = await memoryOf(fleet)
  const examples: string[] = []
  const phases: LoadPhase[] = []
  const next = inTurn(watched)
  for (const phase of given.phases) {
    say(`${phase.perSecond} actions a second for ${phase.seconds} s`)
    phases.push(await measurePhase(fleet, phase, next, examples))
  }
  say(`the dearest requests for ${meanwhile.seconds} s`)
  const stop = await startDearest(fleet, { late, withBots, onlookers: accounts, moves: longMoves! }, examples)
  const botMoves = await readFigure(fleet, 'roundhouse_bot_moves_total')
  const ownDelays = watchLoop()
  await fleet.loopDelays()
  const phase = await measurePhase(fleet, meanwhile, next, examples)
  const [delays] = await fleet.loopDelays()
  const dearest: DearestResult = {
    phase,
    late: percentiles(delays!.late),
    worked: percentiles(delays!.worked),
    measuring: percentiles(ownDelays().late),
    botMoves: (await readFigure(fleet, 'roundhouse_bot_moves_total')) - botMoves,
    kinds: await stop(),
  }
  const memory = { before, after: await memoryOf(fleet) }
  for (const table of watched) table.close()
  say('opening a long game')
  await fleet.halt()
  await fleet.start()
  const opening = await measureOpening(long)
  await fleet.stop()
  return { phases, ...opening, dearest, memory, examples: [...examples, ...fleet.complaints] }
}

const clientsFor = ({ addresses }: Fleet, accounts: readonly LoadAccount[]): Client[] =>
  accounts.map(({ cookie, from }) => clientWith(addresses, cookie, from, newRequestCounts()))

/** Games of every kind, and how far each is to be played. */
const newTemplates = (
  fleet: Fleet,
  accounts: readonly LoadAccount[],
  { templates }: LoadOptions,
): Promise<{ template: Template; seq: number }[]> =>
  Promise.all(
    Array.from({ length: templates }, async (_, number) => {
      const players = clientsFor(fleet, accounts.slice(number * SEATS, (number + 1) * SEATS))
      const game = realLibrary.games[number % realLibrary.games.length]!
      return { template: await newTemplate(players, game), seq: SHORTEST + number * STEP }
    }),
  )

async function withDatabase<T>(location: StoreLocation, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(location)
  const result = await work(db)
  await db.close()
  return result
}

async function measureOpening({
  id,
  players: [player],
}: Template): Promise<Pick<LoadResult, 'cold' | 'warm' | 'coldUndo' | 'undo'>> {
  const client = player!
  const open = () => client.ask<GameOpened>('GET', `/games/${id}`)
  const cold = await timeOf(open)
  const warm: number[] = []
  for (let count = 0; count < OFTEN; count++) warm.push(await timeOf(open))
  const undo: number[] = []
  for (let count = 0; count < OFTEN; count++) {
    const { seq } = (await open()).body.change
    undo.push(await timeOf(() => client.ask('POST', `/games/${id}/undo`, { seq })))
  }
  return { cold, warm: percentiles(warm), coldUndo: undo[0]!, undo: percentiles(undo) }
}

async function timeOf(work: () => Promise<{ readonly status: number }>): Promise<number> {
  const began = performance.now()
  const { status } = await work()
  if (status !== 200) throw new Error(`the long game answered ${status}`)
  return performance.now() - began
}

/** In megabytes. */
const memoryOf = async (fleet: Fleet): Promise<number> =>
  Math.round((await readFigure(fleet, 'process_resident_memory_bytes')) / 1024 / 1024)
