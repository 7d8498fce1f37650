import type { GameOpened, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { botQueueOf } from '../play/botQueue.ts'
import { wakeBots } from '../play/bots.ts'
import { gameCacheOf } from '../play/gameCache.ts'
import { thinkingCalls } from '../play/thinkingCalls.ts'
import type { Services } from '../services.ts'
import { copyTemplates, newAccounts, seatBots } from '../stress/load/copies.ts'
import { longestHold } from '../testing/longestHold.ts'
import { moveOn, playToEnd } from '../testing/moves.ts'
import { people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { processorTime } from './processorTime.ts'
import { startThreads } from './threads.ts'

/** How much there is to choose from where bots take over, in how many games, and how many moves they make there. */
const OFFERS = 30
const GAMES = 10
const MOVES = 30

/** So often bots think at once. */
const THOUGHTS = 50

/** So long nobody may be held up, in milliseconds. */
const HELD_MS = 50

/** The same server with threads of its own, as it runs. */
function withThreads(services: TestServices): Services {
  const threads = startThreads(services.log)
  return {
    ...services,
    threads,
    gameCache: gameCacheOf(services.db, threads, 100),
    botQueue: botQueueOf(threads.ofEachSort),
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

  test('let bots hold up nobody, neither by what they think nor by what they do', async () => {
    const services = await fresh()
    const { id } = await begunTable(await people(services, 'Ada', 'Ben', 'Cid'))
    const length = await playToEnd(services, id, OFFERS)
    const tables = await copyTemplates(services.db, [id], await newAccounts(services.db, 3), GAMES)
    await seatBots(services.db, tables)
    await services.db.run("update seats set kind = 'bot', bot = 'steady', user_id = null")
    services.time += 60_000
    let over = false
    const real = { ...withThreads(services), closing: () => over }
    const [question] = await real.gameCache.at(id, 'bot', (game) => game.ask('botQuestions', [0, 1, 2]))
    const workOf = async (think: (...given: Parameters<typeof chooseAction>) => Promise<unknown>) => {
      const before = processorTime()
      const thoughts = Array.from({ length: THOUGHTS }, () => think('1846', 'steady', question!))
      await Promise.all(thoughts)
      return processorTime() - before
    }
    const { chooseAction } = thinkingCalls
    const itself = await workOf(chooseAction)
    const asking = await workOf((...given) => real.threads.think('bot', 'chooseAction', ...given))
    expect(asking).toBeLessThan(itself / 2)
    const moves = async () => {
      const all = await services.db.get<{ sum: number }>(
        'select sum(seq) as sum from games where id <> ?',
        id,
      )
      return all!.sum - GAMES * length
    }
    const playing = async () => {
      await wakeBots(real)
      await expect.poll(moves, { timeout: 40_000, interval: 300 }).toBeGreaterThan(MOVES)
    }
    expect(await longestHold(playing)).toBeLessThan(HELD_MS)
    expect(services.lines).toEqual([])
    over = true
    await real.gameCache.idle()
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
