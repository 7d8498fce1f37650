import { redactFor } from '@roundhouse/kernel'
import type { GameOpened, TableView } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { moveOn, playToEnd } from '../testing/moves.ts'
import { type Person, people } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable, waitingTable } from '../testing/tables.ts'

const viewsOf = async ({ ask }: Person, ...ids: string[]) =>
  (await ask<TableView[]>('GET', `/views?tables=${ids.join(',')}`)).body

describeStores('views for lists', ({ fresh }) => {
  test('show each game as it stands, without what is hidden', async () => {
    const services = await fresh()
    const all = await people(services, 'Ada', 'Ben', 'Cy', 'Dan')
    const dan = all.pop()!
    const [ada] = all
    const { id } = await begunTable(all)
    const waiting = await waitingTable(all)
    const [first] = await viewsOf(ada!, id, waiting.id, 'nowhere')
    expect(first).toMatchObject({ table: id, seq: 0 })
    await moveOn(services, id, all)
    const openedBy = async ({ ask }: Person) => (await ask<GameOpened>('GET', `/games/${id}`)).body
    const { table, change } = await openedBy(dan)
    // whoever plays sees no more of it in a list than whoever looks on
    for (const one of all) {
      const views = await viewsOf(one, id, waiting.id)
      expect(views).toEqual([{ table: id, seq: table.seq, view: change.view }])
    }
    const own = await Promise.all(all.map(openedBy))
    expect(new Set(own.map((opened) => JSON.stringify(opened.change.view))).size).toBeGreaterThan(1)
  })

  test('are for those who may look on', async () => {
    const services = await fresh()
    const all = await people(services, 'Ada', 'Ben', 'Dan')
    const dan = all.pop()!
    const [ada] = all
    for (const visibility of ['invited', 'unlisted'] as const) {
      const { id } = await begunTable(all, { visibility })
      expect(await viewsOf(ada!, id)).toHaveLength(1)
      expect(await viewsOf(dan, id)).toEqual([])
    }
  })

  test('a game that is over shows its last position, and takes no place in memory', async () => {
    const services = await fresh()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const [ada] = three
    const { id } = await begunTable(three, { game: 'baltimore-ohio' })
    await playToEnd(services, id)
    const { change } = (await ada!.ask<GameOpened>('GET', `/games/${id}`)).body
    await services.gameCache.forget(id)
    expect(await viewsOf(ada!, id)).toEqual([{ table: id, seq: change.seq, view: change.view }])
    expect(services.sessions.size).toBe(0)

    const ended = await begunTable(three)
    await moveOn(services, ended.id, three)
    for (const [index, { ask }] of three.entries())
      await ask('POST', `/tables/${ended.id}/ballots${index > 0 ? '/end/0' : ''}`, {
        ...(index > 0 ? { agree: true } : { kind: 'end', subject: 0 }),
      })
    const [session] = services.sessions.values()
    const { game, state } = session!.table
    const seen = JSON.parse(JSON.stringify(redactFor(game, state, null)))
    await services.gameCache.forget(ended.id)
    expect((await viewsOf(ada!, ended.id))[0]!.view).toEqual(seen)
    expect(services.sessions.size).toBe(0)
  })

  test('a game that cannot be shown keeps nobody from the others', async () => {
    const services = await fresh()
    const all = await people(services, 'Ada', 'Ben')
    const [ada] = all
    const fine = await begunTable(all)
    const other = await begunTable(all)
    const broken = await begunTable(all)
    await services.db.run('update games set version = 0 where id = ?', other.id)
    await services.db.run("update games set setup = '[[9]]' where id = ?", broken.id)
    await services.gameCache.forget(broken.id)
    const shown = await viewsOf(ada!, broken.id, other.id, fine.id)
    expect(shown.map(({ table }) => table)).toEqual([fine.id])
    expect(services.lines.join()).toContain('a game could not be shown')
  })

  test('are asked for by as many ids as a page of a list has', async () => {
    const services = await fresh()
    const [ada] = await people(services, 'Ada')
    const ask = async (tables: string) => (await ada!.ask('GET', `/views?tables=${tables}`)).status
    expect(await ask(Array(50).fill('x').join(','))).toBe(200)
    expect(await ask(Array(51).fill('x').join(','))).toBe(400)
    expect(await ask('')).toBe(400)
  })
})
