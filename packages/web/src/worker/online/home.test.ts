import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonical, decisions, randomAction, redactFor, seeded } from '@roundhouse/kernel'
import { logTo, type Site, startServer } from '@roundhouse/server'
import type { GameOpened, LivePush, NewTable, TableCard } from '@roundhouse/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStore } from '../../testing/memoryStore.ts'
import { library } from '../library/realLibrary.ts'
import type { Push } from '../protocol/messages.ts'
import type { Position } from '../protocol/position.ts'
import { type Router, routerOf } from '../router.ts'
import { type ServerApi, serverApi } from './api.ts'
import type { Net, Socket } from './net.ts'
import { callServerBy } from './serverCalls.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-online-'))
let site: Site
let three: Person[]

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '')
  const started = await startServer({
    port: 0,
    folder,
    location: { folder: join(folder, 'data') },
    log: logTo(
      () => {},
      () => 0,
    ),
  })
  if ('trouble' in started) throw new Error(started.trouble)
  site = started
  three = [await person('Ada'), await person('Ben'), await person('Cy')]
}, 60_000)

afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** It opens, and nothing is pushed: what has happened must be asked for. */
function deaf(): Socket {
  const socket: Socket = { onopen: null, onclose: null, onmessage: null, send() {}, close() {} }
  queueMicrotask(() => socket.onopen?.call(socket as WebSocket, new Event('open')))
  return socket
}

/** Somebody's browser, as far as the worker goes. */
interface Person {
  readonly api: ServerApi
  readonly router: Router
  readonly pushes: Push[]
  now(): Position
  /** Loses the answers to so many requests that change something. */
  loseAnswers(count: number): void
  /** So often whoever wants to read a game is told to wait, for so many seconds. */
  holdUp(count: number, seconds: number): void
}

let people = 0

async function person(name: string, socket = deaf): Promise<Person> {
  let cookie = ''
  let lost = 0
  let heldUp = { count: 0, seconds: 0 }
  const net: Net = {
    socket,
    async fetch(path, init) {
      if (path.startsWith('/api/games/') && init.method === 'GET' && heldUp.count-- > 0)
        return Response.json({ trouble: 'often', seconds: heldUp.seconds }, { status: 429 })
      const headers = new Headers(init.headers)
      if (cookie) headers.set('Cookie', cookie)
      const response = await fetch(new URL(path, site.address), { ...init, headers })
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      if (init.method === 'POST' && lost-- > 0) throw new TypeError('the answer was lost')
      return response
    },
  }
  const pushes: Push[] = []
  let seed = ++people * 1000
  const router = routerOf({
    library,
    store: memoryStore(),
    publish: (push) => pushes.push(push),
    now: () => 1000,
    random: () => seed++,
    later: (work, after) => void setTimeout(work, Math.min(after, 20)),
    announce() {},
    net,
  })
  const api = serverApi(callServerBy(net))
  await api.register({ name: `${name} ${people}`, password: 'correct horse' })
  return {
    api,
    router,
    pushes,
    now: () => pushes.findLast((push) => push.happened === 'position')!.position,
    loseAnswers: (count) => {
      lost = count
    },
    holdUp: (count, seconds) => {
      heldUp = { count, seconds }
    },
  }
}

const NEW: NewTable = {
  game: '1846',
  title: 'Friday',
  players: 3,
  bots: [],
  seat: 0,
  options: {},
  visibility: 'open',
  pace: 'live',
  undo: 'free',
}

/** A game of three people at the server. */
async function begun(given: Partial<NewTable> = {}): Promise<TableCard> {
  const card = await three[0]!.api.newTable({ ...NEW, ...given })
  for (const one of three.slice(1)) await one.api.join(card.id, card.invitation!)
  return three[0]!.api.start(card.id, false)
}

const open = ({ router }: Person, id: string): Promise<void> => router.ask('open', { id })

/** Whoever is asked makes some legal move; gives who it was. */
async function moveOn(id: string): Promise<Person> {
  for (const one of three) {
    await open(one, id)
    const { turn, offers, moves } = one.now()
    if (!turn) continue
    const action = randomAction(offers, seeded(moves))
    expect(await one.router.ask('move', { seat: turn.seat, action })).toBeNull()
    expect(one.now().moves).toBe(moves + 1)
    return one
  }
  throw new Error('nobody is asked')
}

test('a player is offered at the table of the server what they may do, and nobody else is offered anything', {
  timeout: 60_000,
}, async () => {
  const card = await begun()
  const game = await library.game('1846')
  for (let moves = 0; moves < 6; moves++) {
    const opened = await Promise.all(three.map(({ api }) => api.game(card.id)))
    for (const [seat, one] of three.entries()) {
      await open(one, card.id)
      const { viewer, offers, turn, online } = one.now()
      const { view }: GameOpened['change'] = opened[seat]!.change
      const decision = decisions(game, view).find((asked) => asked.seat === seat)
      expect({ viewer, online }).toEqual({ viewer: seat, online: 'playing' })
      expect(turn?.seat).toBe(decision ? seat : undefined)
      expect(offers.map(({ action }) => canonical(action))).toEqual(
        (decision?.offers ?? []).map(({ action }) => canonical(action)),
      )
      expect(canonical(redactFor(game, view, seat))).toBe(canonical(view))
    }
    await moveOn(card.id)
  }
})

test('a move whose answer is lost is sent again, and made once', { timeout: 60_000 }, async () => {
  const card = await begun()
  for (const one of three) one.loseAnswers(2)
  await moveOn(card.id)
  for (const one of three) one.loseAnswers(0)
  expect((await three[0]!.api.game(card.id)).change).toMatchObject({ seq: 1, moves: 1 })
})

test('who was overtaken is told so, and sees where the game stands', { timeout: 60_000 }, async () => {
  const card = await begun()
  const [ada, ben] = three as [Person, Person]
  const mover = await moveOn(card.id)
  await open(ada, card.id)
  await open(ben, card.id)
  await mover.router.ask('undo', null)
  expect(mover.now()).toMatchObject({ moves: 0 })
  const late = mover === ada ? ben : ada
  expect(late.now().moves).toBe(1)
  const { turn } = late.now()
  const action = turn ? randomAction(late.now().offers, seeded(1)) : { kind: 'pass' }
  await expect(late.router.ask('move', { seat: 0, action })).rejects.toMatchObject({ reason: 'overtaken' })
  expect(late.now()).toMatchObject({ moves: 0 })
  await mover.router.ask('redo', null)
  expect(mover.now()).toMatchObject({ moves: 1 })
})

test('what was put to the vote is gone from the screen when a move has withdrawn it', {
  timeout: 60_000,
}, async () => {
  const [ada, ben] = three as [Person, Person]
  let connection = deaf()
  const dee = await person('Dee', () => {
    connection = deaf()
    return connection
  })
  const card = await begun({ undo: 'consent' })
  await moveOn(card.id)
  await ben.api.propose(card.id, 'undo', 0)
  await open(dee, card.id)
  const ballots = () => dee.pushes.findLast((push) => push.happened === 'room')!.room.ballots
  expect(ballots()).toHaveLength(1)
  await moveOn(card.id)
  const { change } = await dee.api.game(card.id)
  const push: LivePush = { kind: 'change', table: card.id, change }
  connection.onmessage!.call(connection as WebSocket, { data: JSON.stringify(push) } as MessageEvent)
  await expect.poll(ballots).toEqual([])
  expect((await ada.api.ballots(card.id)).length).toBe(0)
})

test('it is known who is here for as long as the connection holds', { timeout: 60_000 }, async () => {
  let connection = deaf()
  const dee = await person('Dee', () => {
    connection = deaf()
    return connection
  })
  const { id } = await begun()
  await open(dee, id)
  const present = () => {
    const { here, watching } = dee.pushes.findLast((push) => push.happened === 'room')!.room
    return { here, watching }
  }
  const hear = (push: unknown) =>
    connection.onmessage!.call(connection as WebSocket, { data: JSON.stringify(push) } as MessageEvent)
  hear({ kind: 'present', table: 'another', here: ['eve'], watching: 3 } satisfies LivePush)
  // what a later server may say
  for (const unknown of [{ kind: 'weather' }, { kind: 'weather', table: id, here: ['eve'] }]) hear(unknown)
  expect(present()).toEqual({ here: [], watching: 0 })
  hear({ kind: 'present', table: id, here: ['ada', 'ben'], watching: 1 } satisfies LivePush)
  hear({ kind: 'ballots', table: id, ballots: [] } satisfies LivePush)
  expect(present()).toEqual({ here: ['ada', 'ben'], watching: 1 })
  connection.onclose!.call(connection as WebSocket, {} as CloseEvent)
  expect(present()).toEqual({ here: [], watching: 0 })
})

test('the rules refuse here as they do on a device, and nothing changes', { timeout: 60_000 }, async () => {
  const card = await begun()
  const [ada] = three as [Person]
  await open(ada, card.id)
  const refused = await ada.router.ask('move', { seat: 0, action: { kind: 'pass-priority' } })
  expect(refused).toMatchObject({ rule: expect.any(String), sentence: expect.stringMatching(/\S/) })
  expect(ada.now().moves).toBe(0)
})

test('a moment of the past is looked at with the same eyes', { timeout: 60_000 }, async () => {
  const card = await begun()
  for (let moves = 0; moves < 3; moves++) await moveOn(card.id)
  const [ada] = three as [Person]
  await open(ada, card.id)
  const past = await ada.router.ask('at', { move: 1 })
  expect(past).toMatchObject({ move: 1, moves: 3, viewer: 0, turn: null, offers: [] })
  expect((await ada.router.ask('at', { move: 3 })).scene).toEqual(ada.now().scene)
})

test('branches begin only once nothing is hidden any more', { timeout: 60_000 }, async () => {
  const card = await begun()
  const [ada] = three as [Person]
  await open(ada, card.id)
  await expect(ada.router.ask('branch', { move: 0 })).rejects.toMatchObject({ code: 'unfinished' })
})

test('a table that waits is a room; once it begins, there is a game', { timeout: 60_000 }, async () => {
  const [ada] = three as [Person]
  const card = await ada.api.newTable({ ...NEW, bots: [1, 2].map((seat) => ({ seat, bot: 'random' })) })
  await open(ada, card.id)
  const { room } = ada.pushes.findLast((push) => push.happened === 'room')!
  expect(room.card.state).toBe('waiting')
  await ada.api.start(card.id, false)
  await open(ada, card.id)
  expect(ada.now()).toMatchObject({ id: card.id, viewer: 0 })
})

test('whoever has read too much waits a little, and is told of a long wait', {
  timeout: 60_000,
}, async () => {
  const [ada] = three as [Person]
  const card = await begun()
  ada.holdUp(3, 4)
  await open(ada, card.id)
  expect(ada.now()).toMatchObject({ id: card.id, viewer: 0 })
  ada.holdUp(1, 400)
  await expect(open(ada, card.id)).rejects.toMatchObject({ reason: 'often' })
})

test('an unlisted table is there by invitation alone; a spectator has no offers', {
  timeout: 60_000,
}, async () => {
  const card = await begun({ visibility: 'unlisted' })
  const dee = await person('Dee')
  await expect(open(dee, card.id)).rejects.toMatchObject({ reason: 'missing' })
  const { invitation } = await three[0]!.api.table(card.id)
  await dee.router.ask('open', { id: card.id, invitation: invitation! })
  expect(dee.now()).toMatchObject({ viewer: null, turn: null, offers: [] })
})
