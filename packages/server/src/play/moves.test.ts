import { type Action, type Decision, decisions, hash, randomAction, reopen, seeded } from '@roundhouse/kernel'
import type {
  GameFile,
  GameMoment,
  GameOpened,
  LogLength,
  RefusedAnswer,
  SeqConflict,
} from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { entriesFrom } from '../store/games.ts'
import { lookInto, moveOn, playToEnd } from '../testing/moves.ts'
import { type Person, people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'

const BNO = { game: 'baltimore-ohio' }

/** What a person sees, and something that they may do. */
async function seenBy({ library }: TestServices, player: Person, id: string) {
  const { body } = await player.ask<GameOpened>('GET', `/games/${id}`)
  const game = await library.game(body.table.game)
  const decision = decisions(game, body.change.view).find(({ seat }) => seat === body.viewer)
  const action = decision && randomAction(decision.offers, seeded(body.change.seq))
  return { opened: body, seq: body.change.seq, action }
}

async function onTurn(services: TestServices, players: readonly Person[], id: string) {
  for (const player of players) {
    const seen = await seenBy(services, player, id)
    if (seen.action) return { player, ...seen }
  }
  throw new Error('nobody here is asked')
}

describeStores('moves', ({ fresh, two }) => {
  test('a move is written down once, and everybody sees it', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    const { player, seq, action } = await onTurn(services, players, id)
    expect(await player.ask('POST', `/games/${id}/actions`, { seq, action })).toEqual({
      status: 200,
      body: { seq: 1 },
    })
    for (const other of players) {
      const { opened } = await seenBy(services, other, id)
      expect(opened.change).toMatchObject({ seq: 1, moves: 1, from: 0 })
      expect(opened.change.eventsByMove).toHaveLength(2)
    }
    expect(await entriesFrom(services.db, id, 0)).toMatchObject([{ entry: { action } }])
  })

  test('what was told in a form of before is found out again', async () => {
    const [services, other] = await two()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    for (let count = 0; count < 5; count++) {
      const { player, seq, action } = await onTurn(services, players, id)
      await player.ask('POST', `/games/${id}/actions`, { seq, action })
    }
    const [ada] = players as [Person]
    const { body } = await ada.ask<GameOpened>('GET', `/games/${id}`)
    await services.db.run(`update entries set events = '[{"kind":"of old"}]' where game_id = ?`, id)
    await services.db.run('update games set told = null where id = ?', id)
    const again = await ada.at(other)<GameOpened>('GET', `/games/${id}`)
    expect(again.body.change).toEqual(body.change)
  })

  test('whoever comes late is told so, and changes nothing', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    const { player, action } = await onTurn(services, players, id)
    await player.ask('POST', `/games/${id}/actions`, { seq: 0, action })
    const late = await player.ask<SeqConflict>('POST', `/games/${id}/actions`, { seq: 0, action })
    expect(late).toEqual({ status: 409, body: { trouble: 'overtaken', seq: 1 } })
    const early = await player.ask<SeqConflict>('POST', `/games/${id}/actions`, { seq: 9, action })
    expect(early).toEqual({ status: 409, body: { trouble: 'overtaken', seq: 1 } })
    expect(await entriesFrom(services.db, id, 0)).toHaveLength(1)
  })

  test('a request that comes again is answered again, and done once', async () => {
    const [services, other] = await two()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    const { player, seq, action } = await onTurn(services, players, id)
    const given = { seq, action, key: 'once' }
    for (const ask of [player.ask, player.at(other), player.ask])
      expect((await ask<LogLength>('POST', `/games/${id}/actions`, given)).body).toEqual({ seq: 1 })
    expect(await entriesFrom(services.db, id, 0)).toHaveLength(1)
  })

  test('a request that comes to two processes at once is answered twice, and done once', async () => {
    const [one, other] = await two()
    const players = await people(one, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    for (let count = 1; count <= 20; count++) {
      const { player, seq, action } = await onTurn(one, players, id)
      const given = { seq, action, key: `move ${count}` }
      const answers = [one, other].map((services) =>
        player.at(services)('POST', `/games/${id}/actions`, given),
      )
      const answer = { status: 200, body: { seq: count } }
      expect(await Promise.all(answers)).toEqual([answer, answer])
    }
    expect(await entriesFrom(one.db, id, 0)).toHaveLength(20)
  })

  test('a key of somebody else answers nothing', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    const { player, seq, action } = await onTurn(services, players, id)
    await player.ask('POST', `/games/${id}/actions`, { seq, action, key: 'mine' })
    const other = players.find((one) => one !== player)!
    expect((await other.ask('POST', `/games/${id}/actions`, { seq: 0, action, key: 'mine' })).status).toBe(
      409,
    )
  })

  test('a key that two people happen to choose stands for a request of each', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    const movers = new Set<Person>()
    for (let seq = 0; movers.size < 2; seq++) {
      const { player, action } = await onTurn(services, players, id)
      const key = movers.has(player) ? `move ${seq}` : 'the same'
      expect(await player.ask('POST', `/games/${id}/actions`, { seq, action, key })).toEqual({
        status: 200,
        body: { seq: seq + 1 },
      })
      movers.add(player)
    }
  })

  test('a key stands for one request: nothing else is said to be done by it', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, { ...BNO, undo: 'free' })
    const { player, seq, action } = await onTurn(services, players, id)
    const key = 'once'
    const post = (path: string, given: object) => player.ask('POST', `/games/${id}/${path}`, given)
    expect((await post('actions', { seq, action, key })).status).toBe(200)
    const other = { ...action!, kind: 'other' }
    expect(await post('actions', { seq, action: other, key })).toMatchObject({
      status: 409,
      body: { seq: 1 },
    })
    expect(await post('undo', { seq, key })).toMatchObject({ status: 409, body: { seq: 1 } })
    const warm = await lookInto(services, id, (session) => session)
    for (const given of [
      { seq: 1, action, key },
      { seq: 1, action: other, key },
    ])
      expect(await post('actions', given)).toEqual({ status: 400, body: { trouble: 'form' } })
    expect((await post('undo', { seq: 1, key })).status).toBe(400)
    expect(await lookInto(services, id, (session) => session)).toBe(warm)
    expect(await entriesFrom(services.db, id, 0)).toHaveLength(1)
    const back = { seq: 1, key: 'back' }
    for (let times = 0; times < 2; times++) expect((await post('undo', back)).body).toEqual({ seq: 2 })
    expect((await post('redo', back)).status).toBe(409)
    expect(await entriesFrom(services.db, id, 0)).toHaveLength(2)
  })

  test('for a stranger a game that is not for everybody is not there', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const [stranger] = await people(services, 'Eve')
    for (const visibility of ['unlisted', 'invited'] as const) {
      const { id } = await begunTable(players, { ...BNO, visibility })
      for (const [path, given] of [
        ['actions', { seq: 0, action: { kind: 'pass' } }],
        ['actions', { seq: 7, action: { kind: 'pass' } }],
        ['undo', { seq: 0 }],
        ['redo', { seq: 0 }],
      ] as const) {
        const [here, nowhere] = await Promise.all(
          [id, 'nothere1'].map((game) => stranger!.ask('POST', `/games/${game}/${path}`, given)),
        )
        expect(here).toEqual({ status: 404, body: { trouble: 'missing' } })
        expect(nowhere).toEqual(here)
      }
    }
  })

  test('of eight requests for one place in the log one is done', async () => {
    const [services, other] = await two()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    const { player, seq, action } = await onTurn(services, players, id)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, one) =>
        player.at(one % 2 ? services : other)('POST', `/games/${id}/actions`, { seq, action }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await entriesFrom(services.db, id, 0)).toHaveLength(1)
  })

  test('two processes play one game, each with what the other wrote', async () => {
    const [services, other] = await two()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, BNO)
    for (let moves = 0; moves < 60; moves++) {
      const process = moves % 3 === 0 ? other : services
      const there = players.map((player) => ({ ...player, ask: player.at(process) }))
      expect(await moveOn(process, id, there)).toEqual({ status: 200, body: { seq: moves + 1 } })
    }
    const [here, there] = await Promise.all(
      [services, other].map((one) => players[0]!.at(one)<GameOpened>('GET', `/games/${id}`)),
    )
    expect(here!.body.change).toEqual(there!.body.change)
  })

  test('a game that is not in memory goes on from its snapshot, and comes out the same', async () => {
    const [services, other] = await two()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, { ...BNO, undo: 'free' })
    for (let moves = 0; moves < 57; moves++) await moveOn(services, id, players)
    await players[0]!.ask('POST', `/games/${id}/undo`, { seq: 57 })
    services.gameCache.forget(id)
    const cold = await players[0]!.at(other)<GameOpened>('GET', `/games/${id}`)
    expect(cold.body.change).toMatchObject({ seq: 58, moves: 56 })
    const snapshot = await services.db.get<{ seq: number }>('select seq from snapshots where game_id = ?', id)
    expect(snapshot).toEqual({ seq: 50 })
    const file = await lookInto(services, id, ({ table }) => structuredClone(table.record))
    const again = reopen(await services.library.game(file.game), file)
    if ('refused' in again) throw new Error(again.refused.rule)
    expect(await lookInto(services, id, ({ table }) => hash(table.state))).toBe(hash(again.state))
  })

  test('a rule that says no is named, and a stranger, a spectator and a wrong form are sent away', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const [stranger] = await people(services, 'Eve')
    const { id } = await begunTable(players, BNO)
    const { player, seq, action } = await onTurn(services, players, id)
    const waiting = players.find((one) => one !== player)!
    const refused = await waiting.ask<RefusedAnswer>('POST', `/games/${id}/actions`, { seq, action })
    expect(refused.status).toBe(422)
    expect(refused.body.refusal).toMatchObject({ rule: expect.stringMatching(/^BO-/), reason: 'turn' })
    const tries: [Person, unknown, number][] = [
      [stranger!, { seq, action }, 403],
      [player, { seq, action: { ...action, seat: 1 } }, 422],
      [player, { seq, action, seat: 1 }, 400],
      [player, { seq: -1, action }, 400],
      [player, { seq: '0', action }, 400],
      [player, { seq, action: 'pass' }, 400],
      [player, { seq, action, key: 'x'.repeat(65) }, 400],
      [player, { action }, 400],
    ]
    for (const [who, given, status] of tries)
      expect((await who.ask('POST', `/games/${id}/actions`, given)).status, JSON.stringify(given)).toBe(
        status,
      )
    expect(await entriesFrom(services.db, id, 0)).toEqual([])
  })

  test('bots move until a person is asked', async () => {
    const services = await fresh()
    const [ada] = await people(services, 'Ada')
    const bots = [1, 2].map((seat) => ({ seat, bot: 'random' }))
    const { id } = await begunTable([ada!], { ...BNO, players: 3, bots })
    const isAsked = async () => (await seenBy(services, ada!, id)).action !== undefined
    for (let moves = 0; moves < 3; moves++) {
      await expect.poll(isAsked, { timeout: 5000 }).toBe(true)
      await moveOn(services, id, [ada!])
    }
    await expect.poll(isAsked, { timeout: 5000 }).toBe(true)
  })
})

describeStores('undo', ({ fresh }) => {
  const beginGame = async (services: TestServices, undo: 'free' | 'own' | 'none' | 'consent') => {
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, { ...BNO, undo })
    const { player, seq, action } = await onTurn(services, players, id)
    await player.ask('POST', `/games/${id}/actions`, { seq, action })
    return { id, player, other: players.find((one) => one !== player)!, players }
  }
  const undoBy = async (player: Person, id: string, seq = 1) =>
    (await player.ask('POST', `/games/${id}/undo`, { seq })).status

  test('is free to any player where the table says so', async () => {
    const services = await fresh()
    const { id, other, player } = await beginGame(services, 'free')
    expect(await undoBy(other, id)).toBe(200)
    const { opened } = await seenBy(services, player, id)
    expect(opened.change).toMatchObject({ seq: 2, moves: 0, canUndo: false, canRedo: true })
    expect((await other.ask('POST', `/games/${id}/redo`, { seq: 2 })).body).toEqual({ seq: 3 })
    expect((await seenBy(services, player, id)).opened.change).toMatchObject({ seq: 3, moves: 1 })
  })

  test.each(['own', 'consent'] as const)('is one’s own (%s)', async (policy) => {
    const services = await fresh()
    const { id, player, other } = await beginGame(services, policy)
    expect(await undoBy(other, id)).toBe(403)
    expect(await undoBy(player, id)).toBe(200)
    expect((await other.ask('POST', `/games/${id}/redo`, { seq: 2 })).status).toBe(403)
    expect((await player.ask('POST', `/games/${id}/redo`, { seq: 2 })).status).toBe(200)
  })

  test('is not, where what is done is done', async () => {
    const services = await fresh()
    const { id, player } = await beginGame(services, 'none')
    expect(await undoBy(player, id)).toBe(403)
    expect(await undoBy(player, id, 0)).toBe(409)
  })

  test('of a move after which somebody else has decided is not one’s own', async () => {
    const services = await fresh()
    const { id, players } = await beginGame(services, 'own')
    let seq = 1
    const first = (await entriesFrom(services.db, id, 0))[0]!.entry.seat
    let last = first
    while (last === first) {
      await moveOn(services, id, players)
      last = (await entriesFrom(services.db, id, seq++))[0]!.entry.seat
    }
    expect(await undoBy(players[first]!, id, seq)).toBe(403)
    expect(await undoBy(players[last]!, id, seq)).toBe(200)
  })

  test.each(['own', 'consent'] as const)('stops where hidden cards are shown (%s)', async (undo) => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, { undo })
    const game = await services.library.game('1846')
    /** Whoever is asked does what they want of what they are offered. */
    const does = async (isWanted: (action: Action & { card?: string }) => boolean) => {
      const { player, opened, seq } = await onTurn(services, players, id)
      const [{ offers }] = decisions(game, opened.change.view) as [Decision]
      const { action } = offers.find((offer) => isWanted(offer.action)) ?? offers[0]!
      expect((await player.ask('POST', `/games/${id}/actions`, { seq, action })).status).toBe(200)
      return { player, action, seq: seq + 1 }
    }
    const canUndo = async (player: Person) => (await seenBy(services, player, id)).opened.change.canUndo
    // whoever finds a blank takes it, so that a private is left
    const isBlank = ({ card }: { card?: string }) => card === 'blank'
    for (let drafts = 0; drafts < 8; drafts++) expect((await does(isBlank)).action.kind).toBe('draft')
    const declined = await does(({ kind }) => kind === 'decline')
    expect(await canUndo(declined.player)).toBe(true)
    expect(await undoBy(declined.player, id, declined.seq)).toBe(200)
    const taken = await does(({ kind }) => kind === 'take-last')
    for (const player of players) expect(await canUndo(player)).toBe(false)
    expect(await undoBy(taken.player, id, taken.seq)).toBe(403)
    const ballot = await taken.player.ask('POST', `/tables/${id}/ballots`, { kind: 'undo', subject: 8 })
    expect(ballot.status).toBe(undo === 'consent' ? 200 : 403)
    for (const player of players.filter((one) => undo === 'consent' && one !== taken.player))
      await player.ask('POST', `/tables/${id}/ballots/undo/8`, { agree: true })
    const { moves } = (await seenBy(services, taken.player, id)).opened.change
    expect(moves).toBe(undo === 'consent' ? 8 : 9)
  })
})

describeStores('a game that is over', ({ fresh }) => {
  test.each(['free', 'consent'] as const)('stays over (%s)', async (undo) => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players, { ...BNO, undo })
    const ended = await playToEnd(services, id)
    for (const player of players) {
      const { body } = await player.ask<GameOpened>('GET', `/games/${id}`)
      expect(body.change).toMatchObject({ canUndo: false, canRedo: false })
      for (const path of ['undo', 'redo'])
        expect(await player.ask('POST', `/games/${id}/${path}`, { seq: ended })).toMatchObject({
          status: 409,
          body: { trouble: 'state' },
        })
      const ballot = await player.ask('POST', `/tables/${id}/ballots`, { kind: 'undo', subject: 0 })
      expect(ballot.body).toEqual({ trouble: undo === 'consent' ? 'state' : 'forbidden' })
    }
    expect(await entriesFrom(services.db, id, 0)).toHaveLength(ended)
  })
})

describeStores('what is hidden', ({ fresh }) => {
  test('in 1846 nobody is told of another hand: not by the position, the log, the past or the file', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const [looker] = await people(services, 'Eve')
    const { id } = await begunTable(players)
    for (let moves = 0; moves < 4; moves++) await moveOn(services, id, players)
    const hands = await lookInto(services, id, ({ table }) =>
      structuredClone((table.state as never as { draft: unknown }).draft),
    )
    expect(hands).toBeTruthy()
    for (const person of [...players, looker!]) {
      const seen = await Promise.all([
        person.ask<GameOpened>('GET', `/games/${id}`),
        ...[0, 1, 2, 3].map((move) => person.ask<GameMoment>('GET', `/games/${id}/moves/${move}`)),
      ])
      const { body: file } = await person.ask<GameFile>('GET', `/games/${id}/file`)
      expect(file).toMatchObject({ seed: 0, setup: [], redacted: true })
      const game = await services.library.game('1846')
      const { viewer } = seen[0]!.body as GameOpened
      for (const { body } of seen) {
        const view = 'change' in body ? body.change.view : body.view
        expect(game.redact(view, viewer)).toEqual(view)
        expect(view.chance).toEqual([0, 0, 0, 0])
      }
      for (const entry of file.entries) {
        expect(entry).not.toHaveProperty('chance')
        if ('action' in entry && entry.seat !== viewer) expect(Object.keys(entry.action)).toEqual(['kind'])
      }
      const told = (seen[0]!.body as GameOpened).change.eventsByMove.flat()
      expect(told.every(({ to }) => to === undefined || to === viewer)).toBe(true)
    }
  })
})
