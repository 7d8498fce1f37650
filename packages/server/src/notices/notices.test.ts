import { expect, test } from 'vitest'
import { gameRow } from '../store/games.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { moveOn } from '../testing/moves.ts'
import { people } from '../testing/people.ts'
import { startReceiver } from '../testing/receiver.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { addChannel, switchChannel } from './channels.ts'
import { mailBy } from './mail.ts'
import { sendDue } from './send.ts'
import { putOff } from './sender.ts'
import { GRACE, noticeTurns } from './turns.ts'

const MINUTE = 60_000

async function person(services: TestServices, id: string, settings: object = {}): Promise<void> {
  await services.db.run(
    'insert into users (id, name, name_key, email, settings, created) values (?, ?, ?, ?, ?, ?)',
    id,
    id.toUpperCase(),
    id,
    `${id}@example.com`,
    JSON.stringify(settings),
    services.now(),
  )
}

/** A table of two people, Ada on seat 0 and Ben on seat 1; it is the turn of Ada. */
async function table(
  services: TestServices,
  id: string,
  { title = 'Friday', pace = 'turns' } = {},
): Promise<void> {
  const glance = { round: 'OR 1.1', prompt: 'lay track' }
  const kanji = { round: '運行ラウンド 1.1', prompt: '線路の敷設' }
  await services.db.run(
    `insert into games (id, game, version, title, visibility, pace, undo, options, status, turn, glance, created, moved)
     values (?, '1846', 1, ?, 'open', ?, 'none', '{}', 'playing', '[0]', ?, 0, 0)`,
    id,
    title,
    pace,
    JSON.stringify({ en: glance, ja: kanji }),
  )
  for (const [seat, user] of ['ada', 'ben'].entries())
    await services.db.run(
      "insert into seats (game_id, seat, kind, user_id, name) values (?, ?, 'person', ?, ?)",
      id,
      seat,
      user,
      user,
    )
}

/** An entry that makes it somebody's turn. */
async function turnTo({ db, now }: TestServices, id: string, seq: number, seat: number): Promise<void> {
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
  async function settled(settings: object = {}, given?: TestServices) {
    const services = given ?? (await fresh())
    await person(services, 'ada')
    await person(services, 'ben', settings)
    const receiver = await startReceiver()
    const address = `${receiver.address}/secret`
    const channel = await addChannel(services, 'ben', { kind: 'webhook', address })
    const texts = () => receiver.got.map(({ body }) => JSON.parse(String(body)).text as string)
    return { services, receiver, channel, texts }
  }

  test('somebody whose turn has begun is told once, and only by then', async () => {
    const { services, receiver, texts } = await settled()
    await table(services, 'table1')
    await turnTo(services, 'table1', 1, 1)
    await sendDue(services)
    expect(texts()).toEqual([])
    services.time += GRACE.turns
    await sendDue(services)
    await sendDue(services)
    services.time += 600 * MINUTE
    await sendDue(services)
    expect(texts()).toEqual([
      'BEN, it is your turn: Friday\nOR 1.1: lay track\nhttps://roundhouse.example/t/table1',
    ])
    await receiver.close()
  })

  test('a table that begins and is played tells those who are asked', async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const receiver = await startReceiver()
    for (const { id, name } of players)
      await addChannel(services, id, { kind: 'webhook', address: `${receiver.address}/${name}` })
    const { id, turn } = await begunTable(players, { game: 'baltimore-ohio', pace: 'turns' })
    const told = async () => {
      receiver.got.length = 0
      services.time += GRACE.turns
      await sendDue(services)
      return receiver.got.map(({ path }) => path.slice(1))
    }
    const asked = async () => {
      const { turn } = (await gameRow(services.db, id))!
      return (JSON.parse(turn) as number[]).map((seat) => players[seat]!.name)
    }
    expect(await told()).toEqual(turn.map((seat) => players[seat]!.name).filter((name) => name !== 'Ada'))
    let before = await asked()
    for (let moves = 0; moves < 6; moves++) {
      await moveOn(services, id, players)
      const now = await asked()
      expect(await told()).toEqual(now.filter((name) => !before.includes(name)))
      before = now
    }
    await receiver.close()
  })

  test('by mail, in the language of the reader', async () => {
    const { services, receiver } = await settled({ language: 'ja' })
    const mailbox = await startMailbox()
    await table(services, 'table1')
    await expect(addChannel(services, 'ben', { kind: 'mail' })).rejects.toMatchObject({ code: 'unconfirmed' })
    services.mail = mailBy(mailbox.address, 'Roundhouse <turns@roundhouse.example>')
    await addChannel(services, 'ben', { kind: 'mail' })
    await turnTo(services, 'table1', 1, 1)
    services.time += GRACE.turns
    mailbox.isFull = true
    await sendDue(services)
    expect(mailbox.letters).toEqual([])
    mailbox.isFull = false
    services.time += MINUTE
    await sendDue(services)
    await sendDue(services)
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
    const { services, receiver, texts } = await settled()
    for (const id of ['over01', 'begun1', 'again1', 'ended1', 'robot1']) {
      await table(services, id, { title: id })
      await turnTo(services, id, 1, 1)
    }
    await turnTo(services, 'over01', 2, 0)
    const going =
      "insert into entries (game_id, seq, entry, events, user_id, made) values ('begun1', 1, '{}', '[]', 'ben', 0)"
    await services.db.run(going)
    await turnTo(services, 'again1', 2, 0)
    await turnTo(services, 'again1', 3, 1)
    await services.db.run("update games set status = 'ended' where id = 'ended1'")
    await services.db.run("update seats set kind = 'bot' where game_id = 'robot1' and seat = 1")
    services.time += GRACE.turns
    await sendDue(services)
    expect(texts()).toEqual([
      'BEN, it is your turn: again1\nOR 1.1: lay track\nhttps://roundhouse.example/t/again1',
    ])
    await receiver.close()
  })

  test('whoever makes it their own turn is not told', async () => {
    const { services, receiver } = await settled()
    await table(services, 'table1')
    const undoing = { id: 'table1', seq: 1, before: [0], turn: [1], now: services.now(), by: 'ben' }
    await noticeTurns(services.db, undoing)
    await noticeTurns(services.db, { ...undoing, turn: [0], by: null })
    expect(await services.db.all('select * from notices')).toEqual([])
    await noticeTurns(services.db, { ...undoing, by: null })
    await noticeTurns(services.db, { ...undoing, by: null })
    expect(await services.db.all('select * from notices')).toHaveLength(1)
    await receiver.close()
  })

  test('what fails is tried again after longer and longer pauses, and given up after a day', async () => {
    const { services, receiver } = await settled()
    await table(services, 'table1')
    await turnTo(services, 'table1', 1, 1)
    receiver.status = 500
    const began = services.time
    const tried: number[] = []
    for (;;) {
      const waiting = await services.db.get<{ due: number }>('select due from notices where sent is null')
      if (!waiting) break
      services.time = waiting.due - 1
      await sendDue(services)
      expect(receiver.got).toHaveLength(tried.length)
      services.time = waiting.due
      await sendDue(services)
      tried.push((services.time - began - GRACE.turns) / MINUTE)
    }
    expect(tried).toEqual([0, 1, 6, 21, 81, 261, 621, 1341])
    expect(await services.db.all('select * from notices')).toEqual([])
    await receiver.close()
  })

  test('once it arrives after failures, it is not sent again', async () => {
    const { services, receiver } = await settled()
    await table(services, 'table1')
    await turnTo(services, 'table1', 1, 1)
    for (const status of [500, 429, 302, 204, 204, 204]) {
      receiver.status = status
      services.time += 60 * MINUTE
      await sendDue(services)
    }
    expect(receiver.got).toHaveLength(4)
    await receiver.close()
  })

  test('what went out unanswered may have arrived, and is not sent again', async () => {
    const { services, receiver } = await settled()
    await table(services, 'table1')
    await turnTo(services, 'table1', 1, 1)
    receiver.status = null
    for (let hours = 0; hours < 3; hours++) {
      services.time += 60 * MINUTE
      await sendDue(services)
    }
    expect(receiver.got).toHaveLength(1)
    await receiver.close()
  })

  test.each([404, 410])('a webhook that says %d is not used any more', async (status) => {
    const { services, receiver, channel } = await settled()
    await table(services, 'table1')
    await turnTo(services, 'table1', 1, 1)
    receiver.status = status
    services.time += MINUTE
    await sendDue(services)
    services.time += 600 * MINUTE
    await turnTo(services, 'table1', 2, 0)
    await turnTo(services, 'table1', 3, 1)
    services.time += MINUTE
    await sendDue(services)
    expect(receiver.got).toHaveLength(1)
    expect(await services.db.get('select enabled from channels where id = ?', channel.id)).toEqual({
      enabled: 0,
    })
    await receiver.close()
  })

  test('a channel that was switched off meanwhile says nothing', async () => {
    const { services, receiver, channel } = await settled()
    await table(services, 'table1')
    await turnTo(services, 'table1', 1, 1)
    await switchChannel(services.db, 'ben', channel.id, false)
    services.time += MINUTE
    await sendDue(services)
    await switchChannel(services.db, 'ben', channel.id, true)
    await sendDue(services)
    expect(receiver.got).toEqual([])
    await receiver.close()
  })

  test('a digest gathers what there is, after the quiet hours', async () => {
    const { services, receiver, texts } = await settled({
      digest: 30,
      timeZone: 'Asia/Tokyo',
      quiet: { from: 22, to: 8 },
    })
    services.time = Date.parse('2026-03-01T13:40:00Z')
    for (const id of ['table1', 'table2', 'table3']) {
      await table(services, id, { title: id })
      await turnTo(services, id, 1, 1)
      services.time += 20 * MINUTE
      await sendDue(services)
    }
    await turnTo(services, 'table2', 2, 0)
    services.time = Date.parse('2026-03-01T22:59:00Z')
    await sendDue(services)
    expect(texts()).toEqual([])
    services.time = Date.parse('2026-03-01T23:00:00Z')
    await sendDue(services)
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
    const { services, receiver } = await settled()
    await table(services, 'table1', { pace: 'live' })
    await turnTo(services, 'table1', 1, 1)
    for (let minutes = 0; minutes < 3; minutes++) {
      services.time += MINUTE
      await putOff(services, (user, id) => user === 'ben' && id === 'table1')
      await sendDue(services)
    }
    expect(receiver.got).toEqual([])
    services.time += MINUTE
    await putOff(services, () => false)
    await sendDue(services)
    expect(receiver.got).toHaveLength(1)
    await receiver.close()
  })

  test('two processes that look at once send nothing twice', async () => {
    const [services, other] = await two()
    const { receiver } = await settled({}, services)
    const tables = Array.from({ length: 30 }, (_, number) => `table${number}`)
    for (const id of tables) await table(services, id, { title: id })
    for (const [index, id] of tables.entries()) {
      await turnTo(services, id, 1, 1)
      receiver.status = index % 3 === 0 ? 500 : 204
      services.time += GRACE.turns
      other.time = services.time
      await Promise.all([sendDue(services), sendDue(other), sendDue(other), sendDue(services)])
    }
    receiver.status = 204
    for (let minutes = 0; minutes < 30; minutes++) {
      services.time += MINUTE
      other.time = services.time
      await Promise.all([sendDue(services), sendDue(other)])
    }
    const unsent = await services.db.all('select id from notices where sent is null')
    expect(unsent).toEqual([])
    const failed = await noticesThat([services, other], 'failed')
    const told = receiver.got.flatMap(({ body }) => String(body).match(/\/t\/table\d+(?=\\n|")/g) ?? [])
    expect(failed).toBeGreaterThan(0)
    expect(receiver.got).toHaveLength(failed + (await noticesThat([services, other], 'sent')))
    expect(new Set(told).size).toBe(tables.length)
    for (const id of tables) {
      const { tries } = (await services.db.get<{ tries: number }>(
        'select tries from notices where game_id = ?',
        id,
      ))!
      const times = told.filter((link) => link === `/t/${id}`).length
      expect(times).toBe(2 * tries)
    }
    await receiver.close()
  })

  test('a process that was away longer than its lease does not send what another has taken', async () => {
    const [services, other] = await two()
    const { receiver } = await settled({}, services)
    await table(services, 'table1')
    await turnTo(services, 'table1', 1, 1)
    other.time = services.time += MINUTE
    const slow = { ...services, db: { ...services.db, transaction: services.db.transaction } }
    let wake = () => {}
    const asleep = new Promise<void>((done) => {
      wake = done
    })
    slow.db.transaction = async (work) => {
      await asleep
      return services.db.transaction(work)
    }
    const sending = sendDue(slow)
    await expect.poll(() => services.db.get('select tries from notices')).toEqual({ tries: 1 })
    other.time += 10 * MINUTE
    await sendDue(other)
    wake()
    await sending
    expect(receiver.got).toHaveLength(1)
    await receiver.close()
  })
})

/** How many messages these processes sent that came to this. */
async function noticesThat(suite: readonly TestServices[], outcome: string): Promise<number> {
  let sum = 0
  for (const { metrics } of new Set(suite)) {
    const { values } = await metrics.notices.get()
    sum += values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
  }
  return sum
}
