import type { GameOpened, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { moveOn } from '../testing/moves.ts'
import { type AskServer, askServerWith, people } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable, waitingTable } from '../testing/tables.ts'

/** Longer than any test takes, in milliseconds. */
const HOUR = 3_600_000

describeStores('bots that are let run on', ({ fresh }) => {
  test('move at once until the person is asked, and at their pace again after that', async () => {
    const services = await fresh()
    services.botPause = HOUR
    const [ada] = await people(services, 'Ada')
    const bots = [1, 2].map((seat) => ({ seat, bot: 'random' }))
    const { id } = await begunTable([ada!], { players: 3, bots, game: 'baltimore-ohio' })
    const forward = () => ada!.ask('POST', `/games/${id}/forward`)
    const turn = async () => (await ada!.ask<TableCard>('GET', `/tables/${id}`)).body.turn
    const moves = async () => (await ada!.ask<GameOpened>('GET', `/games/${id}`)).body.change.moves
    const { mine } = (await ada!.ask<TableCard>('GET', `/tables/${id}`)).body
    for (let rounds = 0; rounds < 2; rounds++) {
      while ((await turn()).includes(mine!)) await moveOn(services, id, [ada!])
      const before = await moves()
      await new Promise((done) => setTimeout(done, 200))
      expect(await moves()).toBe(before)
      expect((await forward()).status).toBe(200)
      await expect.poll(turn, { timeout: 20_000 }).toEqual([mine])
      expect(await moves()).toBeGreaterThan(before)
    }
    // where it is the person's turn there is nothing to be done
    const before = await moves()
    expect((await forward()).status).toBe(200)
    expect(await moves()).toBe(before)
  })

  test('are asked for by whoever plays with them alone, once they play', async () => {
    const services = await fresh()
    services.botPause = HOUR
    const [ada, ben, cid] = await people(services, 'Ada', 'Ben', 'Cid')
    const bots = [{ seat: 2, bot: 'random' }]
    const { id } = await begunTable([ada!, ben!], { players: 3, bots })
    const status = async (ask: AskServer, table = id) => (await ask('POST', `/games/${table}/forward`)).status
    expect(await status(ada!.ask)).toBe(403)
    expect(await status(cid!.ask)).toBe(403)
    expect(await status(askServerWith(services))).toBe(401)
    const waiting = await waitingTable([ada!], { players: 3, bots })
    expect(await status(ada!.ask, waiting.id)).toBe(409)
    expect(await status(ada!.ask, 'nothere')).toBe(404)
  })
})
