import { GAMES } from '@roundhouse/games'
import { type Offer, randomAction, seeded } from '@roundhouse/kernel'
import type { GameDecisions, GameFile, GameOpened, LivePush, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { type ApiDescription, operationsIn, readingBy } from '../testing/apiDescription.ts'
import { moveOn, playToEnd } from '../testing/moves.ts'
import { type AskServer, askServerWith, people, person } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { NEW_TABLE } from '../testing/tables.ts'
import { caller, startWholeServer } from '../testing/wholeServer.ts'

describeStores('answers that carry a game', ({ fresh }) => {
  test.each(Object.keys(GAMES))('%s is answered as it is described', async (game) => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const [ada, ben, cid] = players.map(({ ask }) => ask) as [AskServer, AskServer, AskServer]
    const stranger = askServerWith(services)
    const description = (await stranger<ApiDescription>('GET', '/')).body
    const reading = readingBy(description)
    const done = new Set<string>()
    /** Asks, and reads what comes by what is said of the request. */
    const read = async <T>(
      ask: AskServer,
      method: string,
      path: string,
      body?: unknown,
      status = 200,
    ): Promise<T> => {
      const answer = await ask<T>(method, path, body)
      expect(answer.status, path).toBe(status)
      const { name, shape } = reading.answer(method, path, status)
      expect(shape.parse(answer.body), name).toEqual(answer.body)
      if (status === 200) done.add(name)
      return answer.body
    }
    const { id, invitation } = await read<TableCard>(ada, 'POST', '/tables', {
      ...NEW_TABLE,
      game,
      undo: 'free',
    })
    await read(ben, 'POST', `/tables/${id}/join`, { invitation })
    await read(cid, 'POST', `/tables/${id}/join`, {})
    await read(stranger, 'GET', '/tables?list=open')
    await read(stranger, 'GET', '/session')
    await read(ada, 'PATCH', '/me', { settings: { quiet: { from: 22, to: 7 }, language: 'ja' } })
    for (const path of ['/session', '/me', '/me/channels']) await read(ada, 'GET', path)
    const webhook = { kind: 'webhook', address: 'https://example.org/hook' }
    await read(ada, 'POST', '/me/channels', webhook)
    await read(ada, 'GET', '/me/channels')
    await read(ada, 'POST', `/tables/${id}/start`, {})
    const acting = players.map((player) => ({
      ...player,
      ask: <T>(method: string, path: string, body?: unknown) =>
        read<T>(player.ask, method, path, body).then((body) => ({ status: 200, body })),
    }))
    const anAction = reading.named(`Action.${game}`)
    for (let moves = 0; moves < 6; moves++) {
      for (const { ask } of acting) {
        const path = `/games/${id}/decisions?proposals=1`
        const { body } = await ask<GameDecisions>('GET', path)
        for (const { offers } of body.decisions) {
          const chosen = randomAction(offers as readonly Offer[], seeded(moves))
          expect(anAction.parse(chosen)).toEqual(chosen)
          await ask('POST', `/games/${id}/why-not`, { action: chosen })
        }
      }
      await moveOn(services, id, acting)
    }
    await read(ada, 'POST', `/games/${id}/undo`, { seq: 6 })
    await read(ada, 'POST', `/games/${id}/redo`, { seq: 7 })
    const bots = [1, 2].map((seat) => ({ seat, bot: 'random' }))
    const alone = await read<TableCard>(cid, 'POST', '/tables', { ...NEW_TABLE, game, bots })
    await read(cid, 'POST', `/tables/${alone.id}/start`, {})
    await read(cid, 'POST', `/games/${alone.id}/forward`)
    await read(ben, 'POST', `/tables/${id}/chat`, { text: 'Well.' })
    await read(ada, 'DELETE', `/tables/${id}/chat/0`)
    await read(ben, 'GET', `/tables/${id}/chat`)
    const dot = await person(services, 'Dot')
    const barred = `/tables/${id}/barred/${dot.id}`
    await read(ada, 'PUT', barred, {})
    await read(dot.ask, 'POST', `/tables/${id}/chat`, { text: 'Well.' }, 403)
    await read(ada, 'GET', `/tables/${id}/barred`)
    await read(ada, 'DELETE', barred)
    await read(ben, 'PUT', barred, {}, 403)
    const banned = { trouble: 'banned', until: services.now(), reason: 'Insults' }
    expect(reading.named('Trouble').parse(banned)).toEqual(banned)
    await read(ben, 'POST', `/tables/${id}/ballots`, { kind: 'end', subject: 0 })

    const { change, table } = await read<GameOpened>(ada, 'GET', `/games/${id}`)
    const { seq } = change
    const turn = [ada, ben, cid][table.turn[0]!]!
    const next = [ben, cid, ada][table.turn[0]!]!
    const action = { kind: 'nonsense' }
    await read(turn, 'POST', `/games/${id}/actions`, { seq: 0, action }, 409)
    await read(turn, 'POST', `/games/${id}/actions`, { seq, action }, 422)
    await read(next, 'POST', `/games/${id}/actions`, { seq, action }, 422)
    await read(turn, 'POST', `/games/${id}/actions`, { seq, action: 7 }, 400)
    await read(stranger, 'POST', `/games/${id}/actions`, { seq, action }, 401)
    await read(turn, 'POST', `/games/${id}/why-not`, { action })
    await read(stranger, 'POST', `/games/${id}/why-not`, { action }, 401)

    const lookAround = async () => {
      for (const ask of [ada, ben, stranger])
        for (const path of ['', '/moves/3', '/file', '/decisions', '/decisions?proposals=1'])
          await read(ask, 'GET', `/games/${id}${path}`)
      await read(stranger, 'GET', `/tables/${id}`)
      await read(stranger, 'GET', `/views?tables=${id}`)
    }
    await lookAround()
    await playToEnd(services, id)
    await lookAround()
    await services.db.run('update games set version = 0 where id = ?', id)
    await read(ben, 'GET', `/games/${id}/archive`)
    const everyRequest = operationsIn(description).map(({ name }) => name)
    expect([...done]).toEqual(
      expect.arrayContaining(everyRequest.filter((name) => name.includes(' /games/'))),
    )

    const { entries } = await read<GameFile>(ada, 'GET', `/games/${id}/file`)
    for (const entry of entries)
      if ('action' in entry) expect(anAction.parse(entry.action)).toEqual(entry.action)
    expect(anAction.safeParse(action).success).toBe(false)
  })
})

test('what comes over the live line is as it is described', async () => {
  const site = await startWholeServer()
  const ada = await caller(site, 'Ada')
  const reading = readingBy((await ada.ask<ApiDescription>('GET', '')).body)
  const { socket, heard } = await ada.connect()
  const pushes = () => heard.map((text) => JSON.parse(text) as LivePush)
  const isTold = (...kinds: readonly LivePush['kind'][]) =>
    expect
      .poll(() => pushes().map(({ kind }) => kind), { timeout: 5000 })
      .toEqual(expect.arrayContaining([...kinds]))
  const bots = [1, 2].map((seat) => ({ seat, bot: 'random' }))
  const { id } = (await ada.ask<TableCard>('POST', '/tables', { ...NEW_TABLE, bots })).body
  await ada.ask('POST', `/tables/${id}/start`, {})
  for (const given of [{ lobby: true }, { watch: id, seq: 0 }]) socket.send(JSON.stringify(given))
  await isTold('heartbeat', 'change')
  await ada.ask('POST', `/tables/${id}/chat`, { text: 'Well.' })
  await ada.ask('POST', '/tables', NEW_TABLE)
  await isTold('message', 'lobby')
  const aPush = reading.named('LivePush')
  for (const push of pushes()) expect(aPush.parse(push)).toEqual(push)
  await site.close()
})
