import type { LivePush } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { people } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import type { LiveConnection } from './connection.ts'
import { pushesFor } from './pushes.ts'

/** Somebody without an account who watches a table from its start. */
function lineTo(table: string, invitation?: string): LiveConnection & { readonly heard: LivePush[] } {
  const heard: LivePush[] = []
  const watching = new Map([[table, 0]])
  return {
    visitor: null,
    watching,
    invitations: new Map(invitation === undefined ? [] : [[table, invitation]]),
    lobby: false,
    heard,
    push: (message) => heard.push(typeof message === 'string' ? JSON.parse(message) : message),
    mustWait: () => false,
    unwatch: (table) => watching.delete(table),
  }
}

describeStores('pushes', ({ fresh }) => {
  test('an unlisted table is watched by invitation alone, and nobody else is told of it', async () => {
    const services = await fresh()
    const table = await begunTable(await people(services, 'Ada', 'Ben', 'Cy'), { visibility: 'unlisted' })
    const invited = lineTo(table.id, table.invitation!)
    const guessing = lineTo(table.id, 'guess')
    const uninvited = lineTo(table.id)
    const connections = [invited, guessing, uninvited]
    await pushesFor(services, { kind: 'table', table: table.id }, connections)
    expect(invited.heard).toMatchObject([{ kind: 'table', table: { id: table.id, mine: null } }])
    for (const connection of [guessing, uninvited]) {
      expect(connection.heard).toEqual([{ kind: 'gone', table: table.id }])
      expect(connection.watching.size).toBe(0)
    }
  })
})
