import { GAMES } from '@roundhouse/games'
import { type Asked, decisions, randomAction, seeded } from '@roundhouse/kernel'
import type { GameOpened, TableCard } from '@roundhouse/wire'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { newsText } from './live/news.ts'
import { CHANNEL } from './store/postgresListener.ts'
import { startDatabaseProxy } from './testing/databaseProxy.ts'
import { freshDatabase, noPostgres } from './testing/postgres.ts'
import { NEW_TABLE } from './testing/tables.ts'
import { caller, openLiveSocket, startWholeServer } from './testing/wholeServer.ts'

/** How long a server may take to stop, in milliseconds, whoever does not answer, as it stands in docs/maintenance.md. */
const STOPPED_MS = 10_000

const WITH_BOTS = { ...NEW_TABLE, bots: [1, 2].map((seat) => ({ seat, bot: 'random' })) }

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
    const { body: table } = await ada.ask<TableCard>('POST', '/tables', WITH_BOTS)
    await ada.ask('POST', `/tables/${table.id}/start`, {})
    const { socket } = await ada.connect()
    socket.send(JSON.stringify({ watch: table.id, seq: 0 }))
    proxy.silence()
    const unanswered = Promise.all(
      ['/me', `/games/${table.id}`].map((path) => expect(ada.ask('GET', path)).rejects.toThrow()),
    )
    // whoever looks round and the bots wait for an answer as well
    await new Promise((later) => setTimeout(later, 6000))
    const began = performance.now()
    await site.close()
    expect(performance.now() - began).toBeLessThan(STOPPED_MS)
    await unanswered
    await proxy.close()
  })
})

describe.skipIf(noPostgres)(
  'a server whose lines to the database break while it reads',
  { timeout: 60_000 },
  () => {
    test('tells those who watch a moment later', async () => {
      const url = await freshDatabase(inject('postgres')!)
      const site = await startWholeServer({ url })
      const ada = await caller(site, 'Ada')
      const newTable = async () => (await ada.ask<TableCard>('POST', '/tables', NEW_TABLE)).body.id
      const [told, shown] = [await newTable(), await newTable()]
      const [early, late] = await Promise.all([ada.connect(), ada.connect()])
      const watch = ({ socket }: typeof early, table: string): void =>
        socket.send(JSON.stringify({ watch: table, seq: 0 }))
      const timesShown = ({ heard }: typeof early): number =>
        heard.filter((text) => JSON.parse(text).kind === 'table').length
      watch(early, told)
      await expect.poll(() => timesShown(early)).toBe(1)

      const [holder, breaker] = [url, url].map((connectionString) => new pg.Client({ connectionString }))
      await Promise.all([holder!.connect(), breaker!.connect()])
      await holder!.query('begin; lock table games in access exclusive mode')
      await breaker!.query('select pg_notify($1, $2)', [CHANNEL, newsText({ kind: 'table', table: told })])
      watch(late, shown)
      const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect
        .poll(async () => (await breaker!.query(`select pid ${waiting}`)).rowCount)
        .toBeGreaterThan(1)
      await breaker!.query(`select pg_terminate_backend(pid) ${waiting}`)
      await holder!.query('rollback')

      await expect.poll(() => timesShown(early), { timeout: 5000 }).toBe(2)
      await expect.poll(() => timesShown(late), { timeout: 5000 }).toBe(1)
      await Promise.all([holder!.end(), breaker!.end(), site.close()])
    })
  },
)

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
    // the server commits other things now and then
    proxy.loseAnswerTo('commit', 'insert into entries')
    expect(await act()).toEqual({ status: 503, body: { trouble: 'unreachable' } })
    expect(await act()).toEqual({ status: 200, body: { seq: 1 } })
    expect(await act()).toEqual({ status: 200, body: { seq: 1 } })
    await site.close()
    await proxy.close()
  })
})
