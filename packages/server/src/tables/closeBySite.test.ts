import type { ArchivedGame, GameOpened, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { verifyGames } from '../ops/verify.ts'
import { moveOn } from '../testing/moves.ts'
import { people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable, waitingTable } from '../testing/tables.ts'
import { closeServedTable, closeTableBySite } from './closeBySite.ts'

const closing = (services: TestServices, id: string) =>
  closeTableBySite(services, id, async (game) => services.library.game(game))

const closeByModerator = (services: TestServices, id: string) =>
  closeServedTable(services, id, { by: null, reason: null })

describeStores('tables that whoever runs the site closes', ({ fresh, two }) => {
  test('one that waits is taken away, and it is said by whom', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable([ada!, ben!])
    const heard: string[] = []
    services.db.subscribe((text) => heard.push(text))
    expect(await closing(services, id)).toBe('taken')
    expect(await closing(services, id)).toBe('none')
    expect((await ben!.ask('GET', `/tables/${id}`)).status).toBe(404)
    await expect.poll(() => heard).toContain(`gone ${id} site`)
  })

  test('a game is ended where it stands, without anybody having won, and is kept', async () => {
    const [services, other] = await two()
    const both = await people(services, 'Ada', 'Ben')
    const [ada, ben] = both
    const { id } = await begunTable(both)
    for (let moves = 0; moves < 3; moves++) await moveOn(services, id, both)
    await ada!.ask('POST', `/tables/${id}/ballots`, { kind: 'end', subject: 0 })
    expect(await closing(other, id)).toBe('ended')
    expect(await closing(services, id)).toBe('over')
    for (const { ask } of both) {
      const { body } = await ask<GameOpened>('GET', `/games/${id}`)
      expect(body.table).toMatchObject({ state: 'ended', closed: true, scores: [], turn: [], awaited: [] })
      expect(body.ballots).toEqual([])
      expect(body.change.seq).toBe(3)
      const action = { seq: 3, action: { kind: 'pass' } }
      expect((await ask('POST', `/games/${id}/actions`, action)).body).toEqual({ trouble: 'state' })
      expect((await ask('POST', `/games/${id}/undo`, { seq: 3 })).body).toEqual({ trouble: 'state' })
    }
    const { body } = await ben!.ask<TableCard[]>('GET', '/tables?list=finished')
    expect(body).toMatchObject([{ id, closed: true }])
    const verdicts = []
    for await (const verdict of verifyGames(services.db, async (game) => services.library.game(game)))
      verdicts.push(verdict)
    expect(verdicts).toMatchObject([{ id, entries: 3, differs: null }])
    // also when its rules are no more
    await services.db.run('update games set version = 0 where id = ?', id)
    const archived = await ada!.ask<ArchivedGame>('GET', `/games/${id}/archive`)
    expect(archived.body.last?.move).toBe(3)
  })

  test('while others move it is ended all the same, with all that was acknowledged', async () => {
    const [services, other] = await two()
    const both = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable(both)
    let moves = 0
    const moving = (async () => {
      while ((await moveOn(services, id, both)).status === 200) moves++
    })().catch(() => {})
    await expect.poll(() => moves).toBeGreaterThan(1)
    expect(await closing(other, id)).toBe('ended')
    await moving
    const { body } = await both[0]!.ask<GameOpened>('GET', `/games/${id}`)
    expect([body.table.state, body.change.seq]).toEqual(['ended', moves])
  })

  test('one whose log is damaged is ended too, by a command and by a moderator', async () => {
    const services = await fresh()
    const both = await people(services, 'Ada', 'Ben')
    for (const close of [closing, closeByModerator]) {
      const { id } = await begunTable(both)
      for (let moves = 0; moves < 3; moves++) await moveOn(services, id, both)
      await services.db.run(`update entries set entry = '{"seat":' where game_id = ? and seq = 1`, id)
      await services.gameCache.forget(id)
      expect((await both[0]!.ask('GET', `/games/${id}`)).status).toBe(500)
      expect(await close(services, id)).toBe('ended')
      const { body } = await both[0]!.ask<TableCard>('GET', `/tables/${id}`)
      expect(body).toMatchObject({ state: 'ended', closed: true, turn: [] })
    }
  })

  test('one whose rules are no more is ended too', async () => {
    const services = await fresh()
    const both = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable(both)
    await services.db.run('update games set version = 0 where id = ?', id)
    expect(await closing(services, id)).toBe('ended')
    expect((await both[0]!.ask<TableCard>('GET', `/tables/${id}`)).body).toMatchObject({ closed: true })
  })
})
