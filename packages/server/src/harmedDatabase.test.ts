import { GAMES } from '@roundhouse/games'
import { type Asked, decisions, randomAction, seeded } from '@roundhouse/kernel'
import type { GameOpened, TableCard } from '@roundhouse/wire'
import { describe, expect, inject, test } from 'vitest'
import { startDatabaseProxy } from './testing/databaseProxy.ts'
import { freshDatabase, noPostgres } from './testing/postgres.ts'
import { NEW_TABLE } from './testing/tables.ts'
import { caller, openLiveSocket, startWholeServer } from './testing/wholeServer.ts'

/** How long a server may take to stop, in milliseconds, on a machine that is busy: less than a host waits before it kills it. */
const STOPPED_MS = 13_000

describe.skipIf(noPostgres)('a server whose database falls silent', { timeout: 120_000 }, () => {
  test('is not ready until it hears again, and then everybody catches up', async () => {
    const url = await freshDatabase(inject('postgres')!)
    const proxy = await startDatabaseProxy(url)
    const [harmed, other] = await Promise.all([
      startWholeServer({ url: proxy.url }),
      startWholeServer({ url }),
    ])
    const ready = async () => (await fetch(new URL('/api/ready', harmed.address))).json()
    const [ada, ben] = await Promise.all([caller(other, 'Ada'), caller(other, 'Ben')])
    const { body: table } = await ada.ask<TableCard>('POST', '/tables', NEW_TABLE)
    const { socket, heard } = await openLiveSocket(harmed.address, ada.cookie)
    socket.send(JSON.stringify({ watch: table.id, seq: 0 }))
    await expect.poll(() => heard.join(), { timeout: 10_000 }).toContain('Friday')
    expect(await ready()).toEqual({ ok: true })

    proxy.silence()
    await expect.poll(ready, { timeout: 20_000 }).toMatchObject({ ok: false })
    await ben.ask('POST', `/tables/${table.id}/join`, {})
    proxy.restore()
    await expect.poll(() => heard.join(), { timeout: 40_000 }).toContain('Ben')
    await expect.poll(ready, { timeout: 40_000 }).toEqual({ ok: true })
    socket.terminate()
    await Promise.all([harmed.close(), other.close()])
    await proxy.close()
  })

  test('knows also when only what is announced does not come in', async () => {
    const url = await freshDatabase(inject('postgres')!)
    const proxy = await startDatabaseProxy(url)
    const site = await startWholeServer({ url: proxy.url })
    const ready = async () => (await fetch(new URL('/api/ready', site.address))).json()
    expect(await ready()).toEqual({ ok: true })
    // the lines from before are dead, and new ones work
    proxy.silence()
    proxy.restore()
    await expect.poll(ready, { timeout: 40_000 }).toEqual({ ok: false, why: 'unheard' })
    await expect.poll(ready, { timeout: 40_000 }).toEqual({ ok: true })
    await site.close()
    await proxy.close()
  })

  test('stops in time all the same', async () => {
    const proxy = await startDatabaseProxy(await freshDatabase(inject('postgres')!))
    const site = await startWholeServer({ url: proxy.url })
    const ada = await caller(site, 'Ada')
    proxy.silence()
    const unanswered = expect(ada.ask('GET', '/me')).rejects.toThrow()
    const began = performance.now()
    await site.close()
    expect(performance.now() - began).toBeLessThan(STOPPED_MS)
    await unanswered
    await proxy.close()
  })
})

describe.skipIf(noPostgres)('a move whose commit is not answered', { timeout: 60_000 }, () => {
  test('is found when it is asked for again under its key', async () => {
    const proxy = await startDatabaseProxy(await freshDatabase(inject('postgres')!))
    const site = await startWholeServer({ url: proxy.url })
    const players = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => caller(site, name)))
    const [ada, ...others] = players
    const { body: table } = await ada!.ask<TableCard>('POST', '/tables', NEW_TABLE)
    for (const other of others) await other.ask('POST', `/tables/${table.id}/join`, {})
    await ada!.ask('POST', `/tables/${table.id}/start`, {})
    const opened = await Promise.all(
      players.map(async (player) => (await player.ask<GameOpened>('GET', `/games/${table.id}`)).body),
    )
    const game = await GAMES[NEW_TABLE.game]!()
    const [{ seat }] = game.asked(opened[0]!.change.view) as [Asked]
    const asked = opened.findIndex(({ viewer }) => viewer === seat)
    const { offers } = decisions(game, opened[asked]!.change.view).find((one) => one.seat === seat)!
    const request = { seq: 0, key: 'once', action: randomAction(offers, seeded(1)) }
    const act = () => players[asked]!.ask('POST', `/games/${table.id}/actions`, request)
    proxy.loseAnswerTo('commit')
    expect(await act()).toEqual({ status: 503, body: { trouble: 'unreachable' } })
    expect(await act()).toEqual({ status: 200, body: { seq: 1 } })
    expect(await act()).toEqual({ status: 200, body: { seq: 1 } })
    await site.close()
    await proxy.close()
  })
})
