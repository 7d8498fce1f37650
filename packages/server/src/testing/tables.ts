import type { NewTable, TableCard } from '@roundhouse/wire'
import type { Person } from './people.ts'

export const NEW_TABLE: NewTable = {
  game: '1846',
  title: 'Friday',
  players: 3,
  bots: [],
  seat: 0,
  options: {},
  visibility: 'open',
  pace: 'live',
  undo: 'consent',
}

/** A table of the first person, at which the others have sat down. */
export async function waitingTable(
  [host, ...others]: readonly Person[],
  given: Partial<NewTable> = {},
): Promise<TableCard> {
  const { body } = await host!.ask<TableCard>('POST', '/tables', { ...NEW_TABLE, ...given })
  for (const other of others)
    await other.ask('POST', `/tables/${body.id}/join`, { invitation: body.invitation })
  return (await host!.ask<TableCard>('GET', `/tables/${body.id}`)).body
}

/** The same, begun. */
export async function begunTable(
  people: readonly Person[],
  given: Partial<NewTable> = {},
): Promise<TableCard> {
  const { id } = await waitingTable(people, { players: people.length, ...given })
  return (await people[0]!.ask<TableCard>('POST', `/tables/${id}/start`, {})).body
}
