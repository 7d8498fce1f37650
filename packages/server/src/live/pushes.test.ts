import type { LivePush } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { moveOn } from '../testing/moves.ts'
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

  test('a game that cannot be read keeps nobody from hearing of another', async () => {
    const services = await fresh()
    const those = await people(services, 'Ada', 'Ben', 'Cy')
    const [damaged, sound] = [await begunTable(those), await begunTable(those)]
    for (const { id } of [damaged, sound]) await moveOn(services, id, those)
    await services.db.run(`update entries set entry = '{' where game_id = ?`, damaged.id)
    await services.gameCache.forget(damaged.id)
    const connections = [lineTo(damaged.id), lineTo(sound.id)]
    await pushesFor(services, { kind: 'anything' }, connections)
    expect(connections.map(({ heard }) => heard.map(({ kind }) => kind))).toEqual([
      ['table'],
      ['table', 'change', 'ballots'],
    ])
    expect(services.lines.join()).toContain('a table could not be shown')
  })

  test('few of those who look ask the database at once, and what was played is told before them', async () => {
    const services = await fresh()
    const table = await begunTable(await people(services, 'Ada', 'Ben', 'Cy'))
    let under = 0
    let most = 0
    const get: typeof services.db.get = (sql, ...values) => {
      most = Math.max(most, ++under)
      return services.db.get<never>(sql, ...values).finally(() => under--)
    }
    const told: string[] = []
    const counting = { ...services, db: { ...services.db, get } }
    const tell = async (who: string, rank: 'play' | 'look'): Promise<void> => {
      await pushesFor(counting, { kind: 'table', table: table.id }, [lineTo(table.id)], rank)
      told.push(who)
    }
    const looking = Array.from({ length: 20 }, (_, number) => tell(`looks ${number}`, 'look'))
    await Promise.all([...looking, tell('plays', 'play')])
    expect(told).toHaveLength(21)
    expect(told.indexOf('plays')).toBeLessThan(10)
    expect(most).toBeLessThanOrEqual(4)
  })
})
