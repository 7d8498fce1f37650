import { setMaxListeners } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { decisions, randomAction, seeded } from '@roundhouse/kernel'
import { type GameOpened, OWN_PAGE } from '@roundhouse/wire'
import { realLibrary } from '../../library.ts'
import { TABLES_PER_PAGE } from '../../store/tableLists.ts'
import { anyOf, type Client, clientWith, newClient, newRequestCounts } from '../client.ts'
import type { Fleet } from '../fleet.ts'
import { send } from '../http.ts'
import type { LoadAccount, TableCopy } from './copies.ts'
import { type Percentiles, percentiles } from './figures.ts'
import { FAR, type TemplateMove } from './templates.ts'
import { hearOf } from './watching.ts'

/** What the dearest requests are made of. */
export interface DearGames {
  /** Late games, of which none is in memory, and which the same people have played. */
  readonly late: readonly TableCopy[]
  /** Late games at which bots play with whoever has the first seat. */
  readonly withBots: readonly TableCopy[]
  /** People who look on, each from an address of their own. */
  readonly onlookers: readonly LoadAccount[]
  /** What was done in the late games. */
  readonly moves: readonly TemplateMove[]
}

/** How it went with one kind of request. */
export interface DearTimes {
  readonly answered: Percentiles
  /** How many were told to wait. */
  readonly refused: number
}

/** Something dear that is asked for over and over. */
interface DearKind {
  readonly kind: string
  /** After how long it is asked for again, in milliseconds, if it was answered by then. */
  readonly every: number
  /** Gives the status of the answer. */
  ask(number: number): Promise<number>
}

/** How many live lines are opened at once. */
const LINES = 100

/** How often somebody does something dear, in milliseconds, and how often what nobody may do more often. */
const OFTEN = 250
const SELDOM = 1500
const LINES_EVERY = 10_000

/** How long whoever plays with bots waits before looking again, in milliseconds. */
const LOOK_AGAIN = 300

/** Asks for the dearest things over and over, each kind by itself, until it is stopped; gives how long each took. */
export async function startDearest(
  fleet: Fleet,
  games: DearGames,
  examples: string[],
): Promise<() => Promise<ReadonlyMap<string, DearTimes>>> {
  const over = new AbortController()
  setMaxListeners(0, over.signal)
  const pause = (ms: number) => after(Math.max(0, ms), undefined, { signal: over.signal }).catch(() => {})
  const times = new Map<string, { readonly answered: number[]; refused: number }>()
  const askOn = async ({ kind, every, ask }: DearKind): Promise<void> => {
    const taken = { answered: [] as number[], refused: 0 }
    times.set(kind, taken)
    for (let number = 0; !over.signal.aborted; number++) {
      const began = performance.now()
      const status = await ask(number).catch(String)
      const ms = performance.now() - began
      if (status === 200) taken.answered.push(ms)
      else if (status === 429 || status === 503) taken.refused++
      else examples.push(`${kind}: ${status}`)
      await pause(every - ms)
    }
  }
  const playOn = async (table: TableCopy): Promise<void> => {
    const client = clientOf(fleet, table.players[0]!)
    while (!over.signal.aborted) {
      await moveIfAsked(client, table)
      await pause(LOOK_AGAIN)
    }
  }
  const working = [...(await dearKinds(fleet, games)).map(askOn), ...games.withBots.map(playOn)]
  return async () => {
    over.abort()
    await Promise.all(working)
    return new Map(
      [...times].map(([kind, { answered, refused }]) => [kind, { answered: percentiles(answered), refused }]),
    )
  }
}

async function dearKinds(
  { addresses }: Fleet,
  { late, onlookers, moves }: DearGames,
): Promise<readonly DearKind[]> {
  const owner = await newClient(addresses, 'Dear owner', '10.9.0.1', newRequestCounts())
  const veterans = late[0]!.players
  const oneOf = <T>(those: readonly T[], number: number): T => those[number % those.length]!
  const movesMade = Math.min(FAR, moves.length)
  const lateId = (number: number) => oneOf(late, number).id
  const ask = async (
    headers: Readonly<Record<string, string>>,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<number> => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    return (await send(method, `${anyOf(addresses)}api${path}`, { ...OWN_PAGE, ...headers }, text)).status
  }
  const asVeteran = (number: number) => headersOf(oneOf(veterans, number))
  const asOnlooker = (number: number) => headersOf(oneOf(onlookers, number))
  return [
    {
      kind: 'a new name',
      every: SELDOM,
      ask: (number) => ask(asVeteran(number), 'PATCH', '/me', { name: `Dear veteran ${number}` }),
    },
    {
      kind: 'all own data',
      every: OFTEN,
      ask: (number) => ask(asVeteran(number), 'GET', '/me/data'),
    },
    {
      kind: 'a game not in memory',
      every: OFTEN,
      ask: (number) => ask(asOnlooker(number), 'GET', `/games/${lateId(number)}`),
    },
    {
      kind: `${TABLES_PER_PAGE} pictures of such games`,
      every: OFTEN,
      ask(number) {
        const ids = Array.from({ length: TABLES_PER_PAGE }, (_, one) =>
          lateId(number * TABLES_PER_PAGE + one),
        )
        return ask(asOnlooker(number), 'GET', `/views?tables=${ids.join(',')}`)
      },
    },
    {
      kind: `${LINES} live lines to such games`,
      every: LINES_EVERY,
      async ask(number) {
        // from the other end, where nobody has been yet
        const begin = late.length * LINES - 1 - number * LINES
        await Promise.all(
          Array.from({ length: LINES }, (_, line) =>
            hearOf(anyOf(addresses), asOnlooker(line), oneOf(late, Math.max(0, begin - line)).id),
          ),
        )
        return 200
      },
    },
    {
      kind: 'a moment of the past',
      every: OFTEN,
      ask: (number) =>
        ask(asOnlooker(number), 'GET', `/games/${lateId(number)}/moves/${(number * 37) % movesMade}`),
    },
    {
      kind: 'decisions',
      every: OFTEN,
      ask: (number) => ask(asVeteran(number), 'GET', `/games/${lateId(number)}/decisions?proposals=1`),
    },
    {
      kind: 'why not',
      every: OFTEN,
      ask: (number) =>
        ask(asVeteran(number), 'POST', `/games/${lateId(number)}/why-not`, { action: anyOf(moves).action }),
    },
    {
      kind: 'a log-in',
      every: OFTEN,
      ask: () =>
        ask(owner.headers, 'POST', '/session', {
          name: 'Dear owner',
          password: 'Dear owner on the early train',
        }),
    },
  ]
}

const headersOf = ({ cookie, from }: LoadAccount) => ({ Cookie: cookie, 'X-Forwarded-For': from })

const clientOf = ({ addresses }: Fleet, { cookie, from }: LoadAccount): Client =>
  clientWith(addresses, cookie, from, newRequestCounts())

/** At random, as soon as they are asked, so that the bots go on. */
async function moveIfAsked(client: Client, { id }: TableCopy): Promise<void> {
  const { body } = await client.ask<GameOpened>('GET', `/games/${id}`)
  const { seq, view } = body.change
  const game = await realLibrary.game(body.table.game)
  if (!game.asked(view).some(({ seat }) => seat === 0)) return
  const own = decisions(game, view).find(({ seat }) => seat === 0)!
  await client.ask('POST', `/games/${id}/actions`, { seq, action: randomAction(own.offers, seeded(seq)) })
}
