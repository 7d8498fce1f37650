import type { NewTable, TableCard } from '@roundhouse/wire'
import { UNDO_POLICIES } from '@roundhouse/wire'
import type { Client } from './client.ts'

/** A table that has begun, and the places of those who sit at it. */
export interface SeatedPlayer {
  readonly id: string
  readonly players: readonly number[]
}

/** What every table of a stress run has in common. */
const TABLE = { options: {}, visibility: 'open', pace: 'live' } as const

/** Sets up tables of several kinds in turn, at which the clients sit down in turn, and begins them. */
export async function seatAll(
  clients: readonly Client[],
  games: readonly string[],
  count: number,
): Promise<SeatedPlayer[]> {
  const tables: SeatedPlayer[] = []
  for (let number = 0; number < count; number++) {
    const players = 3 + (number % 2)
    const bot = number % 3 === 0 ? [{ seat: players - 1, bot: number % 2 === 0 ? 'steady' : 'random' }] : []
    const people = seatsInTurn(clients.length, number, players - bot.length)
    const table = await seatClients(
      people.map((index) => clients[index]!),
      {
        ...TABLE,
        game: games[Math.floor(number / 2) % games.length]!,
        title: `Stress ${number}`,
        players,
        bots: bot,
        seat: 0,
        undo: number % 2 === 0 ? 'free' : UNDO_POLICIES[number % UNDO_POLICIES.length]!,
      },
    )
    tables.push({ id: table.id, players: people })
  }
  return tables
}

/** Who sits at a table, one after another of so many people from one on. Nobody sits there twice. */
export function seatsInTurn(people: number, first: number, seats: number): number[] {
  if (seats > people) throw new Error(`a table of ${seats} needs as many people, and there are ${people}`)
  return Array.from({ length: seats }, (_, seat) => (first + seat) % people)
}

/** A table of the first of these people, at which all of them sit, begun. */
export async function seatClients([host, ...others]: readonly Client[], given: NewTable): Promise<TableCard> {
  const { id } = await mustDo<TableCard>(host!, '/tables', given)
  for (const other of others) await mustDo(other, `/tables/${id}/join`, {})
  return mustDo<TableCard>(host!, `/tables/${id}/start`, {})
}

async function mustDo<T>(client: Client, path: string, given: unknown): Promise<T> {
  const { status, body } = await client.ask<T>('POST', path, given)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}
