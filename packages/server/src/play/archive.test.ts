import type { ArchivedGame, GameFile, GameOpened, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { exportStoredGame } from '../ops/export.ts'
import type { Services } from '../services.ts'
import { moveOn, playToEnd } from '../testing/moves.ts'
import { type Person, people } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import type { Rank } from '../threads/line.ts'

/** As if the rules had been changed since. */
async function changeRules(services: Services, id: string): Promise<void> {
  await services.db.run('update games set version = 0 where id = ?', id)
  await services.gameCache.forget(id)
}

const archiveOf = ({ ask }: Person, id: string) => ask<ArchivedGame>('GET', `/games/${id}/archive`)
const fileOf = ({ ask }: Person, id: string) => ask<GameFile>('GET', `/games/${id}/file`)

describeStores('games of other rules', ({ fresh }) => {
  test('one that is over is read to its end and exported', async () => {
    const services = await fresh()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const [ada] = three
    const { id } = await begunTable(three, { game: 'baltimore-ohio' })
    await playToEnd(services, id)
    const before = (await ada!.ask<GameOpened>('GET', `/games/${id}`)).body
    const file = (await fileOf(ada!, id)).body
    expect((await archiveOf(ada!, id)).status).toBe(404)
    await changeRules(services, id)
    expect((await ada!.ask('GET', `/games/${id}`)).body).toEqual({ trouble: 'version' })
    const { table, eventsByMove, last } = (await archiveOf(ada!, id)).body
    expect(eventsByMove).toEqual(before.change.eventsByMove)
    expect(last).toEqual({ move: before.change.moves, view: before.change.view })
    expect(table.scores).toEqual(before.table.scores)
    expect((await fileOf(ada!, id)).body).toEqual({ ...file, version: 0 })
    expect(await exportStoredGame(services.db, id, services.library.game)).toEqual({ ...file, version: 0 })
  })

  test('one that was ended by agreement shows the position at which it was', async () => {
    const services = await fresh()
    const two = await people(services, 'Ada', 'Ben')
    const [ada, ben] = two
    const { id } = await begunTable(two)
    await moveOn(services, id, two)
    await ada!.ask('POST', `/tables/${id}/ballots`, { kind: 'end', subject: 0 })
    await ben!.ask('POST', `/tables/${id}/ballots/end/0`, { agree: true })
    const { change } = (await ada!.ask<GameOpened>('GET', `/games/${id}`)).body
    await changeRules(services, id)
    expect((await archiveOf(ada!, id)).body.last?.move).toBe(change.moves)
  })

  test('one in play tells what each may know, and is ended by anybody who plays it', async () => {
    const services = await fresh()
    const all = await people(services, 'Ada', 'Ben', 'Cy', 'Dan')
    const dan = all.pop()!
    const [ada, ben] = all
    const { id } = await begunTable(all)
    await moveOn(services, id, all)
    const before = (await ben!.ask<GameOpened>('GET', `/games/${id}`)).body
    await changeRules(services, id)
    const { table, eventsByMove, last } = (await archiveOf(ben!, id)).body
    expect(eventsByMove).toEqual(before.change.eventsByMove)
    expect(last).toBeNull()
    expect(table.state).toBe('playing')
    const file = (await fileOf(ben!, id)).body
    expect(file).toMatchObject({ redacted: true, seed: 0, setup: [] })
    const [made] = file.entries as { seat: number; action: object }[]
    expect(made!.seat).toBe(2)
    expect(Object.keys(made!.action)).toEqual(['kind'])

    expect((await dan.ask('DELETE', `/tables/${id}`)).status).toBe(403)
    expect((await ben!.ask('DELETE', `/tables/${id}`)).status).toBe(200)
    const card = (await ada!.ask<TableCard>('GET', `/tables/${id}`)).body
    expect(card).toMatchObject({ state: 'ended', turn: [], scores: [] })
    expect((await ada!.ask<readonly TableCard[]>('GET', '/tables?list=mine')).body).toEqual([])
    expect((await ada!.ask('DELETE', `/tables/${id}`)).status).toBe(409)
    expect((await fileOf(ben!, id)).body).not.toHaveProperty('redacted')
  })

  test('one is read where it holds nobody up', async () => {
    const services = await fresh()
    const two = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable(two)
    await moveOn(services, id, two)
    await changeRules(services, id)
    const asked: string[] = []
    const think = services.threads.think as (...question: unknown[]) => Promise<unknown>
    Object.assign(services.threads, {
      think: (rank: Rank, name: string, ...args: unknown[]) => {
        asked.push(name)
        return think(rank, name, ...args)
      },
    })
    expect((await archiveOf(two[0]!, id)).status).toBe(200)
    expect((await fileOf(two[0]!, id)).status).toBe(200)
    expect(asked).toEqual(['archivedLog', 'archivedFile'])
  })
})
