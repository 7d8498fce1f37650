import { setTimeout as after } from 'node:timers/promises'
import type { GameOpened } from '@roundhouse/wire'
import { realLibrary } from '../../library.ts'
import type { Database } from '../../store/db.ts'
import { openDatabase, type StoreLocation } from '../../store/open.ts'
import { type Client, clientWith, newRequestCounts } from '../client.ts'
import { type Fleet, METRICS_TOKEN, startFleet } from '../fleet.ts'
import { copyTemplates, type LoadAccount, newAccounts } from './copies.ts'
import { type Percentiles, percentiles } from './figures.ts'
import { newTemplate, playOn, type Template } from './templates.ts'
import { type WatchedTable, watch } from './watching.ts'

export interface LoadOptions {
  /** Games that are stored, and open connections, four at a table. */
  readonly games: number
  readonly sockets: number
  /** One after the other: so many actions a second, for so many seconds. */
  readonly phases: readonly { readonly perSecond: number; readonly seconds: number }[]
  /** How long the log of the long game is. */
  readonly long: number
  readonly templates: number
  /** With which the server process is started. */
  readonly flags: readonly string[]
  /** Hears what is being done. */
  say(what: string): void
}

export interface LoadPhase {
  readonly perSecond: number
  readonly seconds: number
  /** From the request until its answer, and until everybody at the table had the news, in milliseconds. */
  readonly answered: Percentiles
  readonly delivered: Percentiles
  readonly errors: number
  /** Of the server's processor, in milliseconds for each action. */
  readonly processor: number
}

export interface LoadResult {
  readonly phases: readonly LoadPhase[]
  /** Opening the long game after a start of the server, and again, and taking a move back, in milliseconds. */
  readonly cold: number
  readonly warm: Percentiles
  readonly coldUndo: number
  readonly undo: Percentiles
  /** Memory of the server, in megabytes: when all connections are open, and at the end. */
  readonly memory: { readonly before: number; readonly after: number }
  readonly examples: readonly string[]
}

const SEATS = 4

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
  const long = await newTemplate(clientsFor(fleet, accounts.slice(-SEATS)), '1846')
  await Promise.all([
    playOn(long, given.long),
    ...templates.map(({ template, seq }) => playOn(template, seq)),
  ])
  await fleet.halt()
  say('copying them')
  const ids = templates.map(({ template }) => template.id)
  const copies = await withDatabase(location, (db) => copyTemplates(db, ids, accounts, given.games))
  await fleet.start()
  say('finding out how they go on')
  const tables = copies.slice(0, given.sockets / SEATS)
  const actions = given.phases.reduce((sum, { perSecond, seconds }) => sum + perSecond * seconds, 0)
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
  const memory = { before, after: await memoryOf(fleet) }
  for (const table of watched) table.close()
  say('opening a long game')
  await fleet.halt()
  await fleet.start()
  const opening = await measureOpening(long)
  await fleet.stop()
  return { phases, ...opening, memory, examples: [...examples, ...fleet.complaints] }
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

/** One table after the other, among those that are free. */
function inTurn(tables: readonly WatchedTable[]): () => WatchedTable | undefined {
  let next = 0
  return () => {
    for (let tries = 0; tries < tables.length; tries++) {
      const table = tables[next++ % tables.length]!
      if (table.isFree()) return table
    }
    return undefined
  }
}

async function withDatabase<T>(location: StoreLocation, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(location)
  const result = await work(db)
  await db.close()
  return result
}

/** Actions at a steady pace, however long each takes. */
async function measurePhase(
  fleet: Fleet,
  { perSecond, seconds }: LoadOptions['phases'][number],
  next: () => WatchedTable | undefined,
  examples: string[],
): Promise<LoadPhase> {
  const answered: number[] = []
  const delivered: number[] = []
  let errors = 0
  const one = async (): Promise<void> => {
    try {
      const table = next()
      if (!table) throw new Error('something is under way at every table')
      const moved = await table.move()
      answered.push(moved.answered)
      delivered.push(moved.delivered)
    } catch (error) {
      errors++
      examples.push(String(error))
    }
  }
  const worked = await readFigure(fleet, 'process_cpu_seconds_total')
  const began = performance.now()
  const count = perSecond * seconds
  const all: Promise<void>[] = []
  for (let number = 0; number < count; number++) {
    await after(Math.max(0, began + (number * 1000) / perSecond - performance.now()))
    all.push(one())
  }
  await Promise.all(all)
  const processor = (((await readFigure(fleet, 'process_cpu_seconds_total')) - worked) * 1000) / count
  return {
    perSecond,
    seconds,
    answered: percentiles(answered),
    delivered: percentiles(delivered),
    errors,
    processor,
  }
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

/** One of the figures that the server has of itself. */
async function readFigure({ addresses: [address] }: Fleet, name: string): Promise<number> {
  const text = await (
    await fetch(`${address}api/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

/** In megabytes. */
const memoryOf = async (fleet: Fleet): Promise<number> =>
  Math.round((await readFigure(fleet, 'process_resident_memory_bytes')) / 1024 / 1024)
