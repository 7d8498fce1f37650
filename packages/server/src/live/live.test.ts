import { once } from 'node:events'
import { GAMES } from '@roundhouse/games'
import { decisions, type GameState, randomAction, seeded } from '@roundhouse/kernel'
import type { GameOpened, LivePush, TableCard } from '@roundhouse/wire'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Site } from '../serveSite.ts'
import { freshDatabase, noPostgres } from '../testing/postgres.ts'
import { NEW_TABLE } from '../testing/tables.ts'
import { type Caller, caller, openLiveSocket, startWholeServer } from '../testing/wholeServer.ts'

const pushes = (heard: readonly string[]): LivePush[] => heard.map((text) => JSON.parse(text))
const changes = (heard: readonly string[]) =>
  pushes(heard).flatMap((push) => (push.kind === 'change' ? [push.change] : []))

async function beginGame(players: readonly Caller[], game = 'baltimore-ohio'): Promise<string> {
  const [host, ...others] = players
  const { body } = await host!.ask<TableCard>('POST', '/tables', {
    ...NEW_TABLE,
    game,
    players: players.length,
  })
  for (const other of others) await other.ask('POST', `/tables/${body.id}/join`, {})
  await host!.ask('POST', `/tables/${body.id}/start`, {})
  return body.id
}

/** Whoever is asked moves; gives how long the log is then. */
async function moveOn(id: string, players: readonly Caller[]): Promise<number> {
  for (const player of players) {
    const { body } = await player.ask<GameOpened>('GET', `/games/${id}`)
    const game = await GAMES[body.table.game]!()
    const decision = decisions(game, body.change.view).find(({ seat }) => seat === body.viewer)
    if (!decision) continue
    const action = randomAction(decision.offers, seeded(body.change.seq))
    const { status } = await player.ask('POST', `/games/${id}/actions`, { seq: body.change.seq, action })
    expect(status).toBe(200)
    return body.change.seq + 1
  }
  throw new Error('nobody here is asked')
}

describe('the live connection', { timeout: 60_000 }, () => {
  let site: Site
  let players: Caller[]
  beforeAll(async () => {
    site = await startWholeServer()
    players = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => caller(site, name)))
  }, 60_000)
  afterAll(() => site.close())

  test('everybody at the table hears of a move, and a spectator too', async () => {
    const id = await beginGame(players)
    const watchers = [...players, await caller(site)]
    const connections = await Promise.all(watchers.map((one) => one.connect()))
    for (const { socket } of connections) socket.send(JSON.stringify({ watch: id, seq: 0 }))
    const seq = await moveOn(id, players)
    for (const { heard } of connections)
      await expect.poll(() => changes(heard).at(-1)?.seq, { timeout: 5000 }).toBe(seq)
    for (const { socket } of connections) socket.close()
  })

  test('whoever was away catches up from where they were', async () => {
    const id = await beginGame(players)
    for (let moves = 0; moves < 3; moves++) await moveOn(id, players)
    const { socket, heard } = await players[0]!.connect()
    socket.send(JSON.stringify({ watch: id, seq: 1 }))
    await expect.poll(() => changes(heard).length, { timeout: 5000 }).toBe(1)
    expect(changes(heard)[0]).toMatchObject({ seq: 3, moves: 3, from: 2 })
    expect(changes(heard)[0]!.eventsByMove).toHaveLength(2)
    socket.send(JSON.stringify({ unwatch: id }))
    await moveOn(id, players)
    socket.close()
    expect(changes(heard)).toHaveLength(1)
  })

  test('of an unlisted table the lobby tells those alone who belong there', async () => {
    const server = await startWholeServer()
    const people = await Promise.all(['Dot', 'Eve', 'Fay'].map((name) => caller(server, name)))
    const [dot, eve, fay] = people
    const connections = await Promise.all(people.map((one) => one.connect()))
    for (const { socket } of connections) socket.send('{"lobby":true}')
    const asked = async (by: Caller, method: string, path: string, given: unknown = {}) => {
      const { status, body } = await by.ask<TableCard>(method, path, given)
      expect(status).toBeLessThan(300)
      return body
    }
    /** How often each has been told when nothing more is on its way. */
    const told = async () => {
      for (const { socket } of connections) {
        socket.ping()
        await once(socket, 'pong')
      }
      return connections.map(({ heard }) => pushes(heard).filter(({ kind }) => kind === 'lobby').length)
    }
    const since = async (work: () => Promise<unknown>) => {
      const before = await told()
      await work()
      return (await told()).map((count, index) => count - before[index]!)
    }
    await told()
    const listed = await asked(fay!, 'POST', '/tables', NEW_TABLE)
    expect(await since(() => asked(fay!, 'DELETE', `/tables/${listed.id}`))).toEqual([1, 1, 1])

    const before = await told()
    const { id, invitation } = await asked(dot!, 'POST', '/tables', { ...NEW_TABLE, visibility: 'unlisted' })
    expect(await told()).toEqual([before[0]! + 1, before[1], before[2]])
    expect(await since(() => asked(eve!, 'POST', `/tables/${id}/join`, { invitation }))).toEqual([1, 1, 0])
    expect(await since(() => asked(eve!, 'PATCH', '/me', { name: 'Evelyn' }))).toEqual([1, 1, 0])
    expect(await since(() => asked(dot!, 'DELETE', `/tables/${id}`))).toEqual([1, 1, 0])
    await server.close()
  })

  test('nobody hears of a card in another hand', async () => {
    const id = await beginGame(players, '1846')
    const watchers = [...players, await caller(site)]
    const connections = await Promise.all(watchers.map((one) => one.connect()))
    for (const { socket } of connections) socket.send(JSON.stringify({ watch: id, seq: 0 }))
    let seq = 0
    for (let moves = 0; moves < 5; moves++) seq = await moveOn(id, players)
    const game = await GAMES['1846']!()
    for (const [index, { heard, socket }] of connections.entries()) {
      await expect.poll(() => changes(heard).at(-1)?.seq, { timeout: 5000 }).toBe(seq)
      const { body } = await watchers[index]!.ask<GameOpened>('GET', `/games/${id}`)
      for (const { view, eventsByMove } of changes(heard)) {
        expect(game.redact(view as GameState, body.viewer)).toEqual(view)
        expect(eventsByMove.flat().every(({ to }) => to === undefined || to === body.viewer)).toBe(true)
      }
      socket.close()
    }
  })

  test('a page of another site cannot listen', async () => {
    await expect(openLiveSocket(site.address, players[0]!.cookie, 'https://evil.example')).rejects.toThrow(
      '403',
    )
  })

  test.each([
    ['no JSON', 'hello'],
    ['an unknown wish', '{"everything":true}'],
    ['a wish too many', '{"watch":"abc123","seq":0,"seat":1}'],
    ['a wrong place', '{"watch":"abc123","seq":-1}'],
    ['a prototype', '{"__proto__":{"lobby":true}}'],
  ])('%s ends the connection', async (_, text) => {
    const { socket, closed } = await players[0]!.connect()
    socket.send(text)
    expect(await closed).toBe(1008)
  })

  test('what is too large ends the connection', async () => {
    const { socket, closed } = await players[0]!.connect()
    socket.send('x'.repeat(2000))
    expect(await closed).toBe(1009)
  })

  test('a flood of wishes ends the connection', async () => {
    const { socket, closed } = await players[0]!.connect()
    for (let wishes = 0; wishes < 500; wishes++) socket.send('{"lobby":true}')
    expect(await closed).toBe(1008)
  })

  test('more connections than anybody needs are not opened', async () => {
    const opened = await Promise.allSettled(
      Array.from({ length: 130 }, () => openLiveSocket(site.address, players[0]!.cookie)),
    )
    const connections = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(connections.length).toBeLessThanOrEqual(100)
    for (const { socket } of connections) socket.close()
    await Promise.all(connections.map(({ closed }) => closed))
  })

  test('whoever logs out hears nothing more, and nobody else is cut off', async () => {
    const [, ben] = players
    const dee = await caller(site, 'Dee')
    const again = await caller(site)
    await again.ask('POST', '/session', { name: 'Dee', password: 'correct horse' })
    const connections = await Promise.all([dee.connect(), again.connect(), ben!.connect()])
    const states = () => connections.map(({ socket }) => socket.readyState)
    await again.ask('DELETE', '/session')
    expect(await connections[1]!.closed).toBe(1008)
    expect(states()).toEqual([WebSocket.OPEN, WebSocket.CLOSED, WebSocket.OPEN])
    await dee.ask('DELETE', '/me', { password: 'correct horse' })
    expect(await connections[0]!.closed).toBe(1008)
    expect(states()[2]).toBe(WebSocket.OPEN)
    connections[2]!.socket.close()
  })

  test('a new password closes all connections but those of the session in which it is chosen', async () => {
    const fay = await caller(site, 'Fay')
    const elsewhere = await caller(site)
    await elsewhere.ask('POST', '/session', { name: 'Fay', password: 'correct horse' })
    const [here, there] = await Promise.all([fay.connect(), elsewhere.connect()])
    await fay.ask('PUT', '/me/password', { old: 'correct horse', new: 'another horse' })
    expect(await there.closed).toBe(1008)
    expect(here.socket.readyState).toBe(WebSocket.OPEN)
    here.socket.close()
  })

  test('it is told who of the table is here, and how many look on, once for each change', async () => {
    const id = await beginGame(players)
    const [ada, ben] = players
    const ids = await Promise.all(
      [ada!, ben!].map(async ({ ask }) => (await ask<{ id: string }>('GET', '/me')).body.id),
    )
    const nobody = await caller(site)
    const watched = async (one: Caller) => {
      const connection = await one.connect()
      connection.socket.send(JSON.stringify({ watch: id, seq: 0 }))
      return connection
    }
    const present = (heard: readonly string[]) => pushes(heard).filter(({ kind }) => kind === 'present')
    const last = (heard: readonly string[]) => expect.poll(() => present(heard).at(-1), { timeout: 5000 })
    const first = await watched(ada!)
    const both = [await watched(ben!), await watched(nobody)]
    for (const { heard } of [first, ...both])
      await last(heard).toEqual({ kind: 'present', table: id, here: [...ids].sort(), watching: 1 })
    const told = present(first.heard).length
    for (const { socket } of both) socket.close()
    await last(first.heard).toEqual({ kind: 'present', table: id, here: [ids[0]], watching: 0 })
    expect(present(first.heard).length).toBeLessThanOrEqual(told + 2)
    first.socket.close()
  })

  test('a table that is not there is gone', async () => {
    const { socket, heard } = await players[0]!.connect()
    socket.send(JSON.stringify({ watch: 'nothere', seq: 0 }))
    const told = () => pushes(heard).filter(({ kind }) => kind !== 'heartbeat')
    await expect.poll(told, { timeout: 5000 }).toEqual([{ kind: 'gone', table: 'nothere' }])
    socket.close()
  })
})

describe.skipIf(noPostgres)('the live connection of two processes', { timeout: 60_000 }, () => {
  test('what is done at one is heard at the other', async () => {
    const url = await freshDatabase(inject('postgres')!)
    const here = await startWholeServer({ url })
    const there = await startWholeServer({ url })
    const players = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => caller(here, name)))
    const id = await beginGame(players)
    const { socket, heard, closed } = await openLiveSocket(there.address, players[0]!.cookie)
    socket.send(JSON.stringify({ watch: id, seq: 0 }))
    const seq = await moveOn(id, players)
    await expect.poll(() => changes(heard).at(-1)?.seq, { timeout: 5000 }).toBe(seq)
    await players[0]!.ask('DELETE', '/session')
    expect(await closed).toBe(1008)
    await Promise.all([here.close(), there.close()])
  })

  test('connections are counted before it is known whose they are', async () => {
    const site = await startWholeServer({ url: await freshDatabase(inject('postgres')!) })
    const { cookie } = await caller(site, 'Ada')
    const opened = await Promise.allSettled(
      Array.from({ length: 130 }, () => openLiveSocket(site.address, cookie)),
    )
    const connections = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(connections.length).toBe(100)
    for (const { socket } of connections) socket.terminate()
    await expect
      .poll(() => openLiveSocket(site.address, cookie).then(({ socket }) => socket.terminate()), {
        timeout: 5000,
      })
      .toBeUndefined()
    await site.close()
  })
})
