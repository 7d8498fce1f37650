import { expect, test } from 'vitest'
import { gameRow } from '../store/games.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { moveOn } from '../testing/moves.ts'
import { people } from '../testing/people.ts'
import { startReceiver } from '../testing/receiver.ts'
import { begunTable } from '../testing/tables.ts'
import { describeStores, type TestWorld } from '../testing/worlds.ts'
import { addChannel, switchChannel } from './channels.ts'
import { mailBy } from './mail.ts'
import { sendDue } from './send.ts'
import { putOff } from './sender.ts'
import { GRACE, noticeTurns } from './turns.ts'

const MINUTE = 60_000

async function person(world: TestWorld, id: string, settings: object = {}): Promise<void> {
  await world.db.run(
    'insert into users (id, name, name_key, email, settings, created) values (?, ?, ?, ?, ?, ?)',
    id,
    id.toUpperCase(),
    id,
    `${id}@example.com`,
    JSON.stringify(settings),
    world.now(),
  )
}

/** A table of two people, Ada on seat 0 and Ben on seat 1; it is the turn of Ada. */
async function table(world: TestWorld, id: string, { title = 'Friday', pace = 'turns' } = {}): Promise<void> {
  const glance = { round: 'OR 1.1', prompt: 'lay track' }
  const kanji = { round: '運行ラウンド 1.1', prompt: '線路の敷設' }
  await world.db.run(
    `insert into games (id, game, version, title, visibility, pace, undo, options, status, turn, glance, created, moved)
     values (?, '1846', 1, ?, 'open', ?, 'none', '{}', 'playing', '[0]', ?, 0, 0)`,
    id,
    title,
    pace,
    JSON.stringify({ en: glance, ja: kanji }),
  )
  for (const [seat, user] of ['ada', 'ben'].entries())
    await world.db.run(
      "insert into seats (game_id, seat, kind, user_id, name) values (?, ?, 'person', ?, ?)",
      id,
      seat,
      user,
      user,
    )
}

/** An entry that makes it somebody's turn. */
async function turnTo({ db, now }: TestWorld, id: string, seq: number, seat: number): Promise<void> {
  const by = seat === 0 ? 'ben' : 'ada'
  await db.transaction(async (all) => {
    await all.run(
      "insert into entries (game_id, seq, entry, events, user_id, made) values (?, ?, '{}', '[]', ?, 0)",
      id,
      seq - 1,
      by,
    )
    const before = JSON.parse((await gameRow(all, id))!.turn)
    await noticeTurns(all, { id, seq, before, turn: [seat], now: now(), by })
    await all.run('update games set turn = ?, seq = ? where id = ?', `[${seat}]`, seq, id)
  })
}

describeStores('turn notices', ({ fresh, two }) => {
  async function settled(settings: object = {}, given?: TestWorld) {
    const world = given ?? (await fresh())
    await person(world, 'ada')
    await person(world, 'ben', settings)
    const receiver = await startReceiver()
    const address = `${receiver.address}/secret`
    const channel = await addChannel(world, 'ben', { kind: 'webhook', address })
    const texts = () => receiver.got.map(({ body }) => JSON.parse(String(body)).text as string)
    return { world, receiver, channel, texts }
  }

  test('somebody whose turn has begun is told once, and only by then', async () => {
    const { world, receiver, texts } = await settled()
    await table(world, 'table1')
    await turnTo(world, 'table1', 1, 1)
    await sendDue(world)
    expect(texts()).toEqual([])
    world.time += GRACE.turns
    await sendDue(world)
    await sendDue(world)
    world.time += 600 * MINUTE
    await sendDue(world)
    expect(texts()).toEqual([
      'BEN, it is your turn: Friday\nOR 1.1: lay track\nhttps://roundhouse.example/t/table1',
    ])
    await receiver.close()
  })

  test('a table that begins and is played tells those who are asked', async () => {
    const world = await fresh()
    const players = await people(world, 'Ada', 'Ben', 'Cid')
    const receiver = await startReceiver()
    for (const { id, name } of players)
      await addChannel(world, id, { kind: 'webhook', address: `${receiver.address}/${name}` })
    const { id, turn } = await begunTable(players, { game: 'baltimore-ohio', pace: 'turns' })
    const told = async () => {
      receiver.got.length = 0
      world.time += GRACE.turns
      await sendDue(world)
      return receiver.got.map(({ path }) => path.slice(1))
    }
    const asked = async () => {
      const { turn } = (await gameRow(world.db, id))!
      return (JSON.parse(turn) as number[]).map((seat) => players[seat]!.name)
    }
    expect(await told()).toEqual(turn.map((seat) => players[seat]!.name).filter((name) => name !== 'Ada'))
    let before = await asked()
    for (let moves = 0; moves < 6; moves++) {
      await moveOn(world, id, players)
      const now = await asked()
      expect(await told()).toEqual(now.filter((name) => !before.includes(name)))
      before = now
    }
    await receiver.close()
  })

  test('by mail, in the language of the reader', async () => {
    const { world, receiver } = await settled({ language: 'ja' })
    const mailbox = await startMailbox()
    await table(world, 'table1')
    await expect(addChannel(world, 'ben', { kind: 'mail' })).rejects.toMatchObject({ code: 'unconfirmed' })
    world.mail = mailBy(mailbox.address, 'Roundhouse <turns@roundhouse.example>')
    await addChannel(world, 'ben', { kind: 'mail' })
    await turnTo(world, 'table1', 1, 1)
    world.time += GRACE.turns
    mailbox.isFull = true
    await sendDue(world)
    expect(mailbox.letters).toEqual([])
    mailbox.isFull = false
    world.time += MINUTE
    await sendDue(world)
    await sendDue(world)
    expect(mailbox.letters).toMatchObject([{ from: 'turns@roundhouse.example', to: 'ben@example.com' }])
    const { head, text } = mailbox.letters[0]!
    expect(head).toMatch(/^Message-ID: <[\w-]+@roundhouse.example>$/im)
    expect(head).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(text).toBe(
      `運行ラウンド 1.1：線路の敷設
https://roundhouse.example/t/table1

-- \n通知の設定：https://roundhouse.example/me`,
    )
    await mailbox.close()
    await receiver.close()
  })

  test('a turn that is over, begun or told of anew is not told', async () => {
    const { world, receiver, texts } = await settled()
    for (const id of ['over01', 'begun1', 'again1', 'ended1', 'robot1']) {
      await table(world, id, { title: id })
      await turnTo(world, id, 1, 1)
    }
    await turnTo(world, 'over01', 2, 0)
    const going =
      "insert into entries (game_id, seq, entry, events, user_id, made) values ('begun1', 1, '{}', '[]', 'ben', 0)"
    await world.db.run(going)
    await turnTo(world, 'again1', 2, 0)
    await turnTo(world, 'again1', 3, 1)
    await world.db.run("update games set status = 'ended' where id = 'ended1'")
    await world.db.run("update seats set kind = 'bot' where game_id = 'robot1' and seat = 1")
    world.time += GRACE.turns
    await sendDue(world)
    expect(texts()).toEqual([
      'BEN, it is your turn: again1\nOR 1.1: lay track\nhttps://roundhouse.example/t/again1',
    ])
    await receiver.close()
  })

  test('whoever makes it their own turn is not told', async () => {
    const { world, receiver } = await settled()
    await table(world, 'table1')
    const undoing = { id: 'table1', seq: 1, before: [0], turn: [1], now: world.now(), by: 'ben' }
    await noticeTurns(world.db, undoing)
    await noticeTurns(world.db, { ...undoing, turn: [0], by: null })
    expect(await world.db.all('select * from notices')).toEqual([])
    await noticeTurns(world.db, { ...undoing, by: null })
    await noticeTurns(world.db, { ...undoing, by: null })
    expect(await world.db.all('select * from notices')).toHaveLength(1)
    await receiver.close()
  })

  test('what fails is tried again after longer and longer pauses, and given up after a day', async () => {
    const { world, receiver } = await settled()
    await table(world, 'table1')
    await turnTo(world, 'table1', 1, 1)
    receiver.status = 500
    const began = world.time
    const tried: number[] = []
    for (;;) {
      const waiting = await world.db.get<{ due: number }>('select due from notices where sent is null')
      if (!waiting) break
      world.time = waiting.due - 1
      await sendDue(world)
      expect(receiver.got).toHaveLength(tried.length)
      world.time = waiting.due
      await sendDue(world)
      tried.push((world.time - began - GRACE.turns) / MINUTE)
    }
    expect(tried).toEqual([0, 1, 6, 21, 81, 261, 621, 1341])
    expect(await world.db.all('select * from notices')).toEqual([])
    await receiver.close()
  })

  test('once it arrives after failures, it is not sent again', async () => {
    const { world, receiver } = await settled()
    await table(world, 'table1')
    await turnTo(world, 'table1', 1, 1)
    for (const status of [500, 429, 302, 204, 204, 204]) {
      receiver.status = status
      world.time += 60 * MINUTE
      await sendDue(world)
    }
    expect(receiver.got).toHaveLength(4)
    await receiver.close()
  })

  test('what went out unanswered may have arrived, and is not sent again', async () => {
    const { world, receiver } = await settled()
    await table(world, 'table1')
    await turnTo(world, 'table1', 1, 1)
    receiver.status = null
    for (let hours = 0; hours < 3; hours++) {
      world.time += 60 * MINUTE
      await sendDue(world)
    }
    expect(receiver.got).toHaveLength(1)
    await receiver.close()
  })

  test.each([404, 410])('a webhook that says %d is not used any more', async (status) => {
    const { world, receiver, channel } = await settled()
    await table(world, 'table1')
    await turnTo(world, 'table1', 1, 1)
    receiver.status = status
    world.time += MINUTE
    await sendDue(world)
    world.time += 600 * MINUTE
    await turnTo(world, 'table1', 2, 0)
    await turnTo(world, 'table1', 3, 1)
    world.time += MINUTE
    await sendDue(world)
    expect(receiver.got).toHaveLength(1)
    expect(await world.db.get('select enabled from channels where id = ?', channel.id)).toEqual({
      enabled: 0,
    })
    await receiver.close()
  })

  test('a channel that was switched off meanwhile says nothing', async () => {
    const { world, receiver, channel } = await settled()
    await table(world, 'table1')
    await turnTo(world, 'table1', 1, 1)
    await switchChannel(world.db, 'ben', channel.id, false)
    world.time += MINUTE
    await sendDue(world)
    await switchChannel(world.db, 'ben', channel.id, true)
    await sendDue(world)
    expect(receiver.got).toEqual([])
    await receiver.close()
  })

  test('a digest gathers what there is, after the quiet hours', async () => {
    const { world, receiver, texts } = await settled({
      digest: 30,
      timeZone: 'Asia/Tokyo',
      quiet: { from: 22, to: 8 },
    })
    world.time = Date.parse('2026-03-01T13:40:00Z')
    for (const id of ['table1', 'table2', 'table3']) {
      await table(world, id, { title: id })
      await turnTo(world, id, 1, 1)
      world.time += 20 * MINUTE
      await sendDue(world)
    }
    await turnTo(world, 'table2', 2, 0)
    world.time = Date.parse('2026-03-01T22:59:00Z')
    await sendDue(world)
    expect(texts()).toEqual([])
    world.time = Date.parse('2026-03-01T23:00:00Z')
    await sendDue(world)
    expect(texts()).toEqual([
      `BEN, it is your turn at 2 tables
table1
OR 1.1: lay track
https://roundhouse.example/t/table1
table3
OR 1.1: lay track
https://roundhouse.example/t/table3`,
    ])
    await receiver.close()
  })

  test('whoever sits at a live table is told only after leaving it', async () => {
    const { world, receiver } = await settled()
    await table(world, 'table1', { pace: 'live' })
    await turnTo(world, 'table1', 1, 1)
    for (let minutes = 0; minutes < 3; minutes++) {
      world.time += MINUTE
      await putOff(world, (user, id) => user === 'ben' && id === 'table1')
      await sendDue(world)
    }
    expect(receiver.got).toEqual([])
    world.time += MINUTE
    await putOff(world, () => false)
    await sendDue(world)
    expect(receiver.got).toHaveLength(1)
    await receiver.close()
  })

  test('two processes that look at once send nothing twice', async () => {
    const [world, other] = await two()
    const { receiver } = await settled({}, world)
    const tables = Array.from({ length: 30 }, (_, number) => `table${number}`)
    for (const id of tables) await table(world, id, { title: id })
    for (const [place, id] of tables.entries()) {
      await turnTo(world, id, 1, 1)
      receiver.status = place % 3 === 0 ? 500 : 204
      world.time += GRACE.turns
      other.time = world.time
      await Promise.all([sendDue(world), sendDue(other), sendDue(other), sendDue(world)])
    }
    receiver.status = 204
    for (let minutes = 0; minutes < 30; minutes++) {
      world.time += MINUTE
      other.time = world.time
      await Promise.all([sendDue(world), sendDue(other)])
    }
    const unsent = await world.db.all('select id from notices where sent is null')
    expect(unsent).toEqual([])
    const failed = await noticesThat([world, other], 'failed')
    const told = receiver.got.flatMap(({ body }) => String(body).match(/\/t\/table\d+(?=\\n|")/g) ?? [])
    expect(failed).toBeGreaterThan(0)
    expect(receiver.got).toHaveLength(failed + (await noticesThat([world, other], 'sent')))
    expect(new Set(told).size).toBe(tables.length)
    for (const id of tables) {
      const { tries } = (await world.db.get<{ tries: number }>(
        'select tries from notices where game_id = ?',
        id,
      ))!
      const times = told.filter((link) => link === `/t/${id}`).length
      expect(times).toBe(2 * tries)
    }
    await receiver.close()
  })

  test('a process that was away longer than its lease does not send what another has taken', async () => {
    const [world, other] = await two()
    const { receiver } = await settled({}, world)
    await table(world, 'table1')
    await turnTo(world, 'table1', 1, 1)
    other.time = world.time += MINUTE
    const slow = { ...world, db: { ...world.db, transaction: world.db.transaction } }
    let wake = () => {}
    const asleep = new Promise<void>((done) => {
      wake = done
    })
    slow.db.transaction = async (work) => {
      await asleep
      return world.db.transaction(work)
    }
    const sending = sendDue(slow)
    await expect.poll(() => world.db.get('select tries from notices')).toEqual({ tries: 1 })
    other.time += 10 * MINUTE
    await sendDue(other)
    wake()
    await sending
    expect(receiver.got).toHaveLength(1)
    await receiver.close()
  })
})

/** How many messages these processes sent that came to this. */
async function noticesThat(worlds: readonly TestWorld[], outcome: string): Promise<number> {
  let sum = 0
  for (const { metrics } of new Set(worlds)) {
    const { values } = await metrics.notices.get()
    sum += values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
  }
  return sum
}
