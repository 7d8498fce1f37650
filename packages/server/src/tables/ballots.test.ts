import { hash, reopen } from '@roundhouse/kernel'
import type { Ballot, BallotKind, GameFile, GameOpened, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { moveOn, moveUntilAsked } from '../testing/moves.ts'
import { type AskServer, askServerWith, type Person, people, person } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable, waitingTable } from '../testing/tables.ts'
import { ABSENT_AFTER_MS } from './absence.ts'

const opening = (ask: AskServer, id: string, kind: BallotKind, subject: number) =>
  ask<Ballot[]>('POST', `/tables/${id}/ballots`, { kind, subject })
const voting = (ask: AskServer, id: string, kind: BallotKind, subject: number, agree: boolean) =>
  ask<Ballot[]>('POST', `/tables/${id}/ballots/${kind}/${subject}`, { agree })
const opened = async ({ ask }: Person, id: string) => (await ask<GameOpened>('GET', `/games/${id}`)).body

describeStores('ballots', ({ fresh, two }) => {
  test('a game ends when all people agree', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const three = [ada!, ben!, cy!]
    const { id } = await begunTable(three)
    const { seq } = (await moveOn(services, id, three)).body
    const file = async () => (await ben!.ask<GameFile>('GET', `/games/${id}/file`)).body
    expect(await file()).toMatchObject({ seed: 0, redacted: true })
    expect((await opening(ben!.ask, id, 'end', 0)).body).toEqual([
      { kind: 'end', subject: 0, agreed: [1], open: [0, 2] },
    ])
    expect((await opened(cy!, id)).ballots).toEqual([{ kind: 'end', subject: 0, agreed: [1], open: [0, 2] }])
    expect((await voting(ben!.ask, id, 'end', 0, true)).body[0]!.agreed).toEqual([1])
    expect((await opening(ada!.ask, id, 'end', 0)).body[0]!.agreed).toEqual([1, 0])
    expect((await voting(cy!.ask, id, 'end', 0, true)).body).toEqual([])
    const { table } = await opened(ada!, id)
    expect(table).toMatchObject({ state: 'ended', seq, turn: [] })
    expect(table.scores.map(({ seat }) => seat).sort()).toEqual([0, 1, 2])
    expect(table.scores.every(({ score }) => typeof score === 'number')).toBe(true)
    const { change } = await opened(ada!, id)
    for (const one of three) {
      const action = { seq: change.seq, action: { kind: 'pass' } }
      expect((await one.ask('POST', `/games/${id}/actions`, action)).status).toBe(409)
    }
    expect((await opening(ada!.ask, id, 'end', 0)).status).toBe(409)
    expect((await opening(ada!.ask, id, 'undo', 0)).status).toBe(409)
    const whole = await file()
    expect(whole).not.toHaveProperty('redacted')
    const again = reopen(await services.library.game(whole.game), whole)
    expect('state' in again && hash(again.state)).toBe(whole.result?.hash)
  })

  test('a no closes a ballot', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable([ada!, ben!])
    await opening(ada!.ask, id, 'end', 0)
    const declined = [{ kind: 'end', subject: 0, agreed: [0], open: [], declined: 1 }]
    expect((await voting(ben!.ask, id, 'end', 0, false)).body).toEqual(declined)
    expect((await voting(ada!.ask, id, 'end', 0, true)).status).toBe(404)
    expect(await opened(ada!, id)).toMatchObject({ table: { state: 'playing' }, ballots: declined })
  })

  test('what was declined is not asked again before somebody moves, but by whoever said no', async () => {
    const services = await fresh()
    const pair = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable(pair)
    const [ada, ben] = pair as [Person, Person]
    await opening(ada.ask, id, 'end', 0)
    await voting(ben.ask, id, 'end', 0, false)
    expect(await opening(ada.ask, id, 'end', 0)).toMatchObject({ status: 409, body: { trouble: 'declined' } })
    expect((await opening(ben.ask, id, 'end', 0)).body).toEqual([
      { kind: 'end', subject: 0, agreed: [1], open: [0] },
    ])
    await voting(ada.ask, id, 'end', 0, false)
    await moveOn(services, id, pair)
    expect((await opened(ada, id)).ballots).toEqual([])
    expect((await opening(ben.ask, id, 'end', 0)).status).toBe(200)
  })

  test('whoever has asked takes it back, and may ask again', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable([ada!, ben!])
    await opening(ada!.ask, id, 'end', 0)
    expect((await voting(ada!.ask, id, 'end', 0, false)).body).toEqual([])
    expect((await opening(ada!.ask, id, 'end', 0)).status).toBe(200)
  })

  test('who does not play here does not vote, and what makes no sense is not put to the vote', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await begunTable([ada!, ben!], { undo: 'own' })
    const waiting = await waitingTable([ada!])
    expect((await opening(cy!.ask, id, 'end', 0)).status).toBe(403)
    expect((await opening(askServerWith(services), id, 'end', 0)).status).toBe(401)
    expect((await opening(ada!.ask, waiting.id, 'end', 0)).status).toBe(409)
    expect((await opening(ada!.ask, id, 'end', 1)).status).toBe(400)
    expect((await opening(ada!.ask, id, 'undo', 0)).status).toBe(403)
    expect((await opening(ada!.ask, id, 'remove', 2)).status).toBe(409)
    expect((await opening(ada!.ask, id, 'remove', 0)).status).toBe(403)
    expect(
      (await ada!.ask('POST', `/tables/${id}/ballots`, { kind: 'end', subject: 0, seat: 1 })).status,
    ).toBe(400)
    expect((await ada!.ask('POST', `/tables/${id}/ballots`, { kind: 'win', subject: 0 })).status).toBe(400)
    expect((await ada!.ask('POST', `/tables/${id}/ballots/end/-1`, { agree: true })).status).toBe(400)
    expect((await opened(ada!, id)).ballots).toEqual([])
  })

  test('moves are taken back when all people agree', async () => {
    const [services, other] = await two()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await begunTable(three)
    for (let moves = 0; moves < 4; moves++) await moveOn(services, id, three)
    expect((await opening(three[2]!.ask, id, 'undo', 4)).status).toBe(409)
    expect((await opening(three[2]!.ask, id, 'undo', 1)).body).toEqual([
      { kind: 'undo', subject: 1, agreed: [2], open: [0, 1] },
    ])
    expect((await voting(three[0]!.at(other), id, 'undo', 1, true)).body[0]!.open).toEqual([1])
    expect((await voting(three[1]!.ask, id, 'undo', 1, true)).body).toEqual([])
    const { change, ballots } = await opened(three[0]!, id)
    expect(change).toMatchObject({ seq: 5, moves: 1 })
    expect(ballots).toEqual([])
    const last = await services.db.get<{ entry: string }>(
      'select entry from entries where game_id = ? and seq = 4',
      id,
    )
    expect(JSON.parse(last!.entry)).toEqual({ seat: 2, undo: 3 })
    expect((await moveOn(services, id, three)).body).toEqual({ seq: 6 })
  })

  test('nothing is put to the vote once a game is over', async () => {
    const services = await fresh()
    const pair = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable(pair)
    await moveOn(services, id, pair)
    await opening(pair[0]!.ask, id, 'undo', 0)
    await services.db.run("update games set status = 'finished' where id = ?", id)
    expect((await opened(pair[0]!, id)).ballots).toEqual([])
    for (const kind of ['undo', 'end'] as const)
      expect((await opening(pair[1]!.ask, id, kind, 0)).status).toBe(409)
  })

  test('to take back is asked anew when somebody has moved', async () => {
    const services = await fresh()
    const pair = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable(pair)
    await moveOn(services, id, pair)
    await opening(pair[0]!.ask, id, 'undo', 0)
    await moveOn(services, id, pair)
    expect((await opened(pair[0]!, id)).ballots).toEqual([])
    expect((await voting(pair[1]!.ask, id, 'undo', 0, true)).status).toBe(404)
    expect((await opening(pair[1]!.ask, id, 'undo', 0)).body).toEqual([
      { kind: 'undo', subject: 0, agreed: [1], open: [0] },
    ])
  })

  test('a bot takes over a seat when all others agree', async () => {
    const services = await fresh()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const { id, turn } = await begunTable(three)
    const gone = turn[0]!
    const [first, second] = three.filter((_, seat) => seat !== gone)
    await opening(three[gone]!.ask, id, 'end', 0)
    services.time += ABSENT_AFTER_MS.live
    const { body } = await opening(first!.ask, id, 'remove', gone)
    expect(body.find(({ kind }) => kind === 'remove')!.open).toEqual([three.indexOf(second!)])
    expect((await voting(three[gone]!.ask, id, 'remove', gone, false)).status).toBe(403)
    expect((await voting(second!.ask, id, 'remove', gone, true)).body).toEqual([])
    const { table, viewer } = await opened(three[gone]!, id)
    expect(viewer).toBeNull()
    expect(table.seats[gone]).toEqual({ kind: 'bot', bot: 'steady', name: three[gone]!.name })
    await expect
      .poll(async () => (await first!.ask<TableCard>('GET', `/tables/${id}`)).body.seq)
      .toBeGreaterThan(0)
    expect(
      (await three[gone]!.ask('POST', `/games/${id}/actions`, { seq: 1, action: { kind: 'x' } })).status,
    ).toBe(403)
  })

  test.each(['live', 'turns'] as const)(
    'nobody is removed who is not asked, or has not been silent for long (%s)',
    async (pace) => {
      const services = await fresh()
      const three = await people(services, 'Ada', 'Ben', 'Cy')
      const { id, turn } = await begunTable(three, { pace })
      const since = services.time
      const gone = turn[0]!
      const voter = (gone + 1) % 3
      const early = { status: 409, body: { trouble: 'early' } }
      const ask = () => opening(three[voter]!.ask, id, 'remove', gone)
      const awaited = async () => (await three[voter]!.ask<TableCard>('GET', `/tables/${id}`)).body.awaited
      expect(await ask()).toEqual(early)
      services.time += ABSENT_AFTER_MS[pace] - 1
      expect(await ask()).toEqual(early)
      expect(await awaited()).toEqual([{ seat: gone, since, long: false }])
      services.time += 1
      expect(await awaited()).toEqual([{ seat: gone, since, long: true }])
      expect(await opening(three[voter]!.ask, id, 'remove', (gone + 2) % 3)).toEqual(early)
      expect((await ask()).body).toEqual([
        { kind: 'remove', subject: gone, agreed: [voter], open: [(gone + 2) % 3] },
      ])
    },
  )

  test('to remove somebody lapses when they move, and is asked anew when they are silent again', async () => {
    const services = await fresh()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const { id, turn } = await begunTable(three)
    const gone = turn[0]!
    const [first, second] = three.filter((_, seat) => seat !== gone)
    services.time += ABSENT_AFTER_MS.live
    await opening(first!.ask, id, 'remove', gone)
    await moveOn(services, id, three)
    expect((await opened(second!, id)).ballots).toEqual([])
    expect((await voting(second!.ask, id, 'remove', gone, true)).status).toBe(404)
    await moveUntilAsked(services, id, three, gone)
    expect((await opened(second!, id)).ballots).toEqual([])
    expect((await opening(second!.ask, id, 'remove', gone)).body).toEqual({ trouble: 'early' })
    services.time += ABSENT_AFTER_MS.live
    expect((await opened(second!, id)).ballots).toEqual([])
    expect((await opening(second!.ask, id, 'remove', gone)).body).toEqual([
      { kind: 'remove', subject: gone, agreed: [three.indexOf(second!)], open: [three.indexOf(first!)] },
    ])
  })

  test('what somebody did before a bot took over stays theirs: nobody else takes it back', async () => {
    const services = await fresh()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await begunTable(three, { game: 'baltimore-ohio', undo: 'own' })
    const seatsOf = async () => {
      const rows = await services.db.all<{ entry: string }>(
        'select entry from entries where game_id = ? order by seq',
        id,
      )
      return rows.map(({ entry }) => (JSON.parse(entry) as { seat: number }).seat)
    }
    // Somebody has moved, then another has, who is asked once more.
    let mover = -1
    let gone = -1
    while (mover === gone) {
      await moveOn(services, id, three)
      const made = await seatsOf()
      const { turn } = (await opened(three[0]!, id)).table
      gone = made.at(-1)!
      mover = turn.includes(gone) ? (made.at(-2) ?? gone) : gone
    }
    services.time += ABSENT_AFTER_MS.live
    for (const [seat, { ask }] of three.entries()) if (seat !== gone) await opening(ask, id, 'remove', gone)
    const isPersonAsked = async () => {
      const { turn, seats } = (await opened(three[mover]!, id)).table
      return seats[gone]!.kind === 'bot' && turn.every((seat) => seat !== gone)
    }
    await expect.poll(isPersonAsked, { timeout: 10_000 }).toBe(true)
    const { change } = await opened(three[mover]!, id)
    expect(change.canUndo).toBe(false)
    expect((await three[mover]!.ask('POST', `/games/${id}/undo`, { seq: change.seq })).status).toBe(403)
  })

  test('the same voice twice at once is heard once, and both are answered', async () => {
    const [services, other] = await two()
    const pair = await people(services, 'Ada', 'Ben')
    for (let tries = 0; tries < 5; tries++) {
      const { id } = await begunTable(pair)
      await moveOn(services, id, pair)
      await opening(pair[0]!.ask, id, 'undo', 0)
      const answers = await Promise.all(
        [services, other, services].map((at) => voting(pair[1]!.at(at), id, 'undo', 0, true)),
      )
      expect(answers.map(({ status }) => status)).not.toContain(409)
      expect((await opened(pair[0]!, id)).change).toMatchObject({ seq: 2, moves: 0 })
    }
  }, 30_000)

  test('somebody among bots agrees alone', async () => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const bots = [{ seat: 1, bot: 'random' }]
    const { id } = await begunTable([ada], { players: 2, bots })
    await expect.poll(async () => (await ada.ask<TableCard>('GET', `/tables/${id}`)).body.turn).toEqual([0])
    await moveOn(services, id, [ada])
    await expect.poll(async () => (await ada.ask<TableCard>('GET', `/tables/${id}`)).body.turn).toEqual([0])
    expect((await opening(ada.ask, id, 'undo', 0)).body).toEqual([])
    expect((await opened(ada, id)).change.eventsByMove.length).toBeLessThan(4)
    expect((await opening(ada.ask, id, 'end', 0)).body).toEqual([])
    expect((await opened(ada, id)).table.state).toBe('ended')
  })

  test('voices that come at once through two processes are all heard', async () => {
    const [services, other] = await two()
    const five = await people(services, 'A1', 'B1', 'C1', 'D1', 'E1')
    const { id } = await begunTable(five)
    const answers = await Promise.all(
      five.map((one, seat) => opening(one.at(seat % 2 ? services : other), id, 'end', 0)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await opened(five[0]!, id)).table.state).toBe('ended')
  })

  test('a move and the last voice at once: the game ends, and the log is whole', async () => {
    const [services, other] = await two()
    const pair = await people(services, 'Ada', 'Ben')
    for (let tries = 0; tries < 5; tries++) {
      const { id } = await begunTable(pair)
      await opening(pair[0]!.ask, id, 'end', 0)
      const [moved, voted] = await Promise.all([
        moveOn(services, id, pair),
        voting(pair[1]!.at(other), id, 'end', 0, true),
      ])
      expect(voted.status).toBe(200)
      const { table, change } = await opened(pair[0]!, id)
      expect(table.state).toBe('ended')
      expect(change.seq).toBe(moved.status === 200 ? 1 : 0)
      expect(table.seq).toBe(change.seq)
    }
  }, 30_000)
})
