import type { GameOpened, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { botQueueOf } from '../play/botQueue.ts'
import { gameCacheOf } from '../play/gameCache.ts'
import type { Services } from '../services.ts'
import { moveOn } from '../testing/moves.ts'
import { people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { startThreads } from './threads.ts'

/** The same server with threads of its own, as it runs. */
function withThreads(services: TestServices): Services {
  const threads = startThreads(services.log)
  return {
    ...services,
    threads,
    gameCache: gameCacheOf(services.db, threads, 100),
    botQueue: botQueueOf(threads.thinkers),
  }
}

describeStores('threads', ({ fresh }) => {
  test('know the games, and let the bots think', async () => {
    const services = await fresh()
    const real = withThreads(services)
    const players = (await people(services, 'Ada', 'Ben')).map((one) => ({ ...one, ask: one.at(real) }))
    const { id } = await begunTable(players, { players: 3, bots: [{ seat: 2, bot: 'steady' }] })
    const card = async () => (await players[0]!.ask<TableCard>('GET', `/tables/${id}`)).body
    while ((await card()).seq < 12) {
      await expect.poll(async () => (await card()).turn, { timeout: 30_000 }).not.toEqual([2])
      expect((await moveOn(real, id, players)).status).toBe(200)
    }
    expect(services.sessions.size).toBe(0)
    expect(real.gameCache.size).toBe(1)
    await real.threads.end()
  })

  test('that end fail their own requests, and are replaced', async () => {
    const services = await fresh()
    const real = withThreads(services)
    const players = (await people(services, 'Ada', 'Ben', 'Cid')).map((one) => ({
      ...one,
      ask: one.at(real),
    }))
    const { id } = await begunTable(players)
    for (let moves = 0; moves < 3; moves++) expect((await moveOn(real, id, players)).status).toBe(200)
    const thread = real.threads.forGame()
    await thread.end()
    expect(thread.ended).toBe(true)
    const { status, body } = await players[0]!.ask<GameOpened>('GET', `/games/${id}`)
    expect([status, body.change.seq]).toEqual([200, 3])
    expect(await moveOn(real, id, players)).toMatchObject({ status: 200, body: { seq: 4 } })
    await real.threads.end()
  })
})
