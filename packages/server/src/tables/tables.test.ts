import type { GameOpened, GuestSeated, TableCard, TroubleAnswer } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { LIMITS } from '../accounts/limits.ts'
import { browser } from '../testing/browser.ts'
import { askServerWith, type Person, people, person } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable, NEW_TABLE, waitingTable } from '../testing/tables.ts'

const HOSTILE = `'); drop table games; --<script>x</script>\\ % ? $1 線 🚂`

describeStores('tables', ({ fresh, two }) => {
  test('a table is set up as asked, and its host sits there', async () => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const { status, body } = await ada.ask<TableCard>('POST', '/tables', {
      ...NEW_TABLE,
      title: HOSTILE,
      seat: 2,
      bots: [{ seat: 0, bot: 'steady' }],
      options: { edition: 'second' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      game: '1846',
      title: HOSTILE,
      state: 'waiting',
      options: { edition: 'second', bestRun: 'forced' },
      seats: [
        { kind: 'bot', name: 'steady', bot: 'steady' },
        { kind: 'open', name: '' },
        { kind: 'person', name: 'Ada', user: ada.id },
      ],
      host: ada.id,
      mine: 2,
      seq: 0,
      turn: [],
      statusLines: null,
      scores: [],
      created: services.now(),
    })
    expect(body.invitation).toMatch(/^[a-z0-9]{26}$/)
    expect((await ada.ask('GET', `/tables/${body.id}`)).body).toEqual(body)
    expect((await askServerWith(services)('GET', `/tables/${body.id}`)).body).toEqual({
      ...body,
      mine: null,
      invitation: null,
    })
  })

  test.each([
    ['an unknown game', { game: 'chess' }, 'form'],
    ['a game by an inherited name', { game: 'constructor' }, 'form'],
    ['too many players', { players: 9 }, 'refused'],
    ['no title', { title: ' ' }, 'form'],
    ['a long title', { title: 'x'.repeat(61) }, 'form'],
    ['a title that is no text', { title: 'a\0b' }, 'form'],
    ['half a letter', { title: 'a\ud83d' }, 'form'],
    ['a title of two lines', { title: 'a\nb' }, 'form'],
    ['a title that is read backwards', { title: 'a\u202eb' }, 'form'],
    ['a title that nobody sees', { title: '\u200b\u2060' }, 'form'],
    ['an unknown option', { options: { edition: 'third' } }, 'form'],
    ['an option too many', { options: { cheat: true } }, 'form'],
    ['an unknown bot', { bots: [{ seat: 1, bot: 'toString' }] }, 'form'],
    ['two on one seat', { bots: [{ seat: 0, bot: 'random' }] }, 'form'],
    ['a seat that is not there', { seat: 3 }, 'form'],
    ['another visibility', { visibility: 'secret' }, 'form'],
    ['a field too many', { status: 'playing' }, 'form'],
  ])('%s is refused', async (_, given, trouble) => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const answer = await ada.ask<TroubleAnswer>('POST', '/tables', { ...NEW_TABLE, ...given })
    expect(answer.body.trouble).toBe(trouble)
    expect(answer.status).toBeLessThan(500)
    expect(await services.db.all('select id from games')).toEqual([])
  })

  test('nobody, and no guest, sets a table up', async () => {
    const services = await fresh()
    const guest = await person(services, 'Gil', 'guest')
    expect((await askServerWith(services)('POST', '/tables', NEW_TABLE)).status).toBe(401)
    expect((await guest.ask('POST', '/tables', NEW_TABLE)).status).toBe(403)
  })

  test('others sit down and get up; a person sits once', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await waitingTable([ada!])
    const path = `/tables/${id}`
    expect((await ben!.ask<TableCard>('POST', `${path}/join`, { seat: 2 })).body.mine).toBe(2)
    expect((await ben!.ask('POST', `${path}/join`, {})).status).toBe(409)
    expect((await cy!.ask('POST', `${path}/join`, { seat: 2 })).status).toBe(409)
    expect((await cy!.ask('POST', `${path}/join`, { seat: 7 })).status).toBe(409)
    expect((await cy!.ask('POST', `${path}/join`, { seat: 1, name: 'x' })).status).toBe(400)
    expect((await cy!.ask('POST', `${path}/leave`)).status).toBe(403)
    const left = await ben!.ask<TableCard>('POST', `${path}/leave`)
    expect(left.body.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
    expect((await cy!.ask<TableCard>('POST', `${path}/join`, {})).body.mine).toBe(1)
  })

  test('eight people, two free seats, two processes: two of them sit down', async () => {
    const [services, other] = await two()
    const ada = await person(services, 'Ada')
    const { id } = await waitingTable([ada])
    const eight = await people(services, ...Array.from({ length: 8 }, (_, number) => `P${number}`))
    const answers = await Promise.all(
      eight.map((one, number) => one.at(number % 2 ? services : other)('POST', `/tables/${id}/join`, {})),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(6).fill(409)])
    const { body } = await ada.ask<TableCard>('GET', `/tables/${id}`)
    const sat = eight.filter((_, number) => answers[number]!.status === 200).map((one) => one.id)
    expect(
      body.seats
        .slice(1)
        .map(({ user }) => user)
        .sort(),
    ).toEqual(sat.sort())
  })

  test('one person who asks for every seat at once gets one', async () => {
    const [services, other] = await two()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable([ada!], { players: 5 })
    const answers = await Promise.all(
      [1, 2, 3, 4].map((seat) =>
        ben!.at(seat % 2 ? services : other)('POST', `/tables/${id}/join`, { seat }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('the host puts bots on open seats and takes them away, nobody else does', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable([ada!, ben!])
    const seats = (seat: number, bot: string | null) =>
      ada!.ask<TableCard>('POST', `/tables/${id}/seats`, { seat, bot })
    expect((await ben!.ask('POST', `/tables/${id}/seats`, { seat: 2, bot: 'random' })).status).toBe(403)
    expect((await seats(1, 'random')).status).toBe(409)
    expect((await seats(3, 'random')).status).toBe(400)
    expect((await seats(2, 'valueOf')).status).toBe(400)
    expect((await seats(2, 'random')).body.seats[2]).toEqual({ kind: 'bot', name: 'random', bot: 'random' })
    expect((await seats(2, 'steady')).body.seats[2]).toEqual({ kind: 'bot', name: 'steady', bot: 'steady' })
    expect((await seats(2, null)).body.seats[2]).toEqual({ kind: 'open', name: '' })
  })

  test('the host starts when every seat is taken, once', async () => {
    const [services, other] = await two()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Ada')
    const { id } = await waitingTable([ada!, ben!])
    expect((await ada!.ask('POST', `/tables/${id}/start`, {})).status).toBe(409)
    await cy!.ask('POST', `/tables/${id}/join`, {})
    expect((await ben!.ask('POST', `/tables/${id}/start`, {})).status).toBe(403)
    const starts = await Promise.all(
      [services, other, services, other].map((at) =>
        ada!.at(at)<TableCard>('POST', `/tables/${id}/start`, {}),
      ),
    )
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const { body } = await ada!.ask<GameOpened>('GET', `/games/${id}`)
    expect(body.table.state).toBe('playing')
    expect(body.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Ada 2'])
    expect(body.table.turn).toHaveLength(1)
    expect(body.table.statusLines!.en.prompt).not.toBe('')
    expect(body.change.eventsByMove[0]!.length).toBeGreaterThan(0)
    expect((await ben!.ask('POST', `/tables/${id}/leave`)).status).toBe(409)
    expect((await ada!.ask('DELETE', `/tables/${id}`)).status).toBe(409)
    expect((await ada!.ask('POST', `/tables/${id}/seats`, { seat: 0, bot: null })).status).toBe(409)
  })

  test('seats are shuffled when asked, and everybody still sits once', async () => {
    const services = await fresh()
    const five = await people(services, 'A1', 'B1', 'C1', 'D1', 'E1')
    const orders = new Set<string>()
    for (let tries = 0; tries < 6; tries++) {
      const { id } = await waitingTable(five, { players: 5 })
      const { body } = await five[0]!.ask<TableCard>('POST', `/tables/${id}/start`, { shuffle: true })
      expect(body.seats.map(({ user }) => user).sort()).toEqual(five.map((one) => one.id).sort())
      orders.add(body.seats.map(({ name }) => name).join())
    }
    expect(orders.size).toBeGreaterThan(1)
  }, 30_000)

  test('whoever is asked first gets a notice, unless they started it', async () => {
    const services = await fresh()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    for (const { id } of three)
      await services.db.run(
        'insert into channels (id, user_id, kind, target, created) values (?, ?, ?, ?, ?)',
        `channel of ${id}`,
        id,
        'webhook',
        'https://roundhouse.example/hook',
        services.now(),
      )
    for (const host of three) {
      const { id, turn } = await begunTable([host, ...three.filter((other) => other !== host)])
      const { body } = await host.ask<TableCard>('GET', `/tables/${id}`)
      const asked = turn.map((seat) => body.seats[seat]!.user!).filter((user) => user !== host.id)
      expect(
        await services.db.all(
          'select channel_id, seq from notices where game_id = ? order by channel_id',
          id,
        ),
      ).toEqual(asked.map((user) => ({ channel_id: `channel of ${user}`, seq: 0 })))
    }
  })

  test('a game begins only where a person plays', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { seat: _, ...hosted } = NEW_TABLE
    const bots = [0, 1].map((seat) => ({ seat, bot: 'random' }))
    const { body } = await ada!.ask<TableCard>('POST', '/tables', { ...hosted, bots })
    const path = `/tables/${body.id}`
    await ada!.ask('POST', `${path}/seats`, { seat: 2, bot: 'random' })
    expect((await ada!.ask('POST', `${path}/start`, {})).status).toBe(409)
    await ada!.ask('POST', `${path}/seats`, { seat: 2, bot: null })
    await ben!.ask('POST', `${path}/join`, {})
    const { body: begun } = await ada!.ask<TableCard>('POST', `${path}/start`, {})
    expect(begun).toMatchObject({ state: 'playing', mine: null })
    expect(begun.seats.map(({ name }) => name)).toEqual(['random', 'random 2', 'Ben'])
    await expect.poll(async () => (await ben!.ask<TableCard>('GET', path)).body.turn).toEqual([2])
  })

  test('the host ends a game that no person plays, and no other', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable([ada!, ben!])
    expect((await ada!.ask('DELETE', `/tables/${id}`)).status).toBe(409)
    await services.db.run(
      "update seats set kind = 'bot', bot = 'random', user_id = null where game_id = ?",
      id,
    )
    expect((await ben!.ask('DELETE', `/tables/${id}`)).status).toBe(403)
    expect((await ada!.ask('DELETE', `/tables/${id}`)).status).toBe(200)
    expect((await ada!.ask<TableCard>('GET', `/tables/${id}`)).body).toMatchObject({
      state: 'ended',
      turn: [],
      awaited: [],
    })
    expect((await ada!.ask('DELETE', `/tables/${id}`)).status).toBe(409)
  })

  test('one account has only so many tables that wait and that are played, whoever asks at once', async () => {
    const [services, other] = await two()
    const limits = { ...LIMITS, tables: { ...LIMITS.tables, waiting: 3, playing: 2 } }
    services.limits = limits
    other.limits = limits
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const bots = [{ seat: 1, bot: 'random' }]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        ada!.at(number % 2 ? services : other)<TableCard>('POST', '/tables', {
          ...NEW_TABLE,
          players: 2,
          bots,
        }),
      ),
    )
    const made = answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : []))
    expect(made).toHaveLength(3)
    const many = { status: 409, body: { trouble: 'many' } }
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(5).fill(many))
    const starts = await Promise.all(
      made.map((id, number) => ada!.at(number % 2 ? services : other)('POST', `/tables/${id}/start`, {})),
    )
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    expect(starts.find(({ status }) => status === 409)).toEqual(many)
    expect((await ada!.ask('POST', '/tables', NEW_TABLE)).status).toBe(200)
    expect((await ben!.ask('POST', '/tables', NEW_TABLE)).status).toBe(200)
  })

  test('nobody sets up tables one after another without a pause', async () => {
    const services = await fresh()
    services.limits = { ...LIMITS, tables: { ...LIMITS.tables, rate: { most: 2, perSecond: 0.1 } } }
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const setUp = async () => (await ada!.ask('POST', '/tables', NEW_TABLE)).status
    expect([await setUp(), await setUp(), await setUp()]).toEqual([200, 200, 429])
    expect((await ada!.ask('GET', '/tables?list=open')).status).toBe(200)
    expect((await ben!.ask('POST', '/tables', NEW_TABLE)).status).toBe(200)
    services.time += 10_000
    expect(await setUp()).toBe(200)
  })

  test('the host asks somebody to leave, who does not sit down there again', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id, invitation } = await waitingTable([ada!, ben!, cy!])
    const unseat = (by: Person, user: string) => by.ask<TableCard>('POST', `/tables/${id}/unseat`, { user })
    expect((await cy!.ask('POST', `/tables/${id}/unseat`, { user: ben!.id })).status).toBe(403)
    expect((await unseat(ada!, ada!.id)).status).toBe(409)
    const { body } = await unseat(ada!, ben!.id)
    expect(body.seats.map(({ name }) => name)).toEqual(['Ada', '', 'Cy'])
    expect((await unseat(ada!, ben!.id)).status).toBe(409)
    expect((await ben!.ask('POST', `/tables/${id}/join`, {})).status).toBe(403)
    expect((await ben!.ask('POST', `/tables/${id}/join`, { invitation })).status).toBe(403)
    await ada!.ask('POST', `/tables/${id}/seats`, { seat: 1, bot: 'random' })
    await ada!.ask('POST', `/tables/${id}/start`, {})
    expect((await unseat(ada!, cy!.id)).status).toBe(409)
    const { id: second } = await waitingTable([ada!, ben!])
    await ada!.ask('POST', `/tables/${second}/unseat`, { user: ben!.id })
    expect((await ada!.ask('DELETE', `/tables/${second}`)).status).toBe(200)
  })

  test('a guest who was sent away does not come back as another one', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id, invitation: old } = await waitingTable([ada!, ben!])
    const gus = browser(services)
    const comes = (token: string | null, name: string) =>
      gus.ask<GuestSeated>('POST', `/invitations/${token}`, { name })
    const { me } = (await comes(old, 'Gus')).body
    const { body } = await ada!.ask<TableCard>('POST', `/tables/${id}/unseat`, { user: me.id })
    expect(body.invitation).toMatch(/^[a-z0-9]{26}$/)
    expect(body.invitation).not.toBe(old)
    expect((await gus.ask('POST', `/tables/${id}/join`, { invitation: old })).status).toBe(403)
    gus.cookies.clear()
    expect((await comes(old, 'Gustav')).status).toBe(404)
    expect((await ben!.ask<TableCard>('GET', `/tables/${id}`)).body).toMatchObject({
      invitation: body.invitation,
      mine: 1,
    })
    expect((await comes(body.invitation, 'Hal')).status).toBe(200)
  })

  test('the host renews the invitation, and the old one leads nowhere', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id, invitation: old } = await waitingTable([ada!, ben!], { visibility: 'unlisted' })
    expect((await ben!.ask('POST', `/tables/${id}/invitation`)).status).toBe(403)
    expect((await cy!.ask('POST', `/tables/${id}/invitation`)).status).toBe(404)
    const { invitation } = (await ada!.ask<TableCard>('POST', `/tables/${id}/invitation`)).body
    expect(invitation).toMatch(/^[a-z0-9]{26}$/)
    expect(invitation).not.toBe(old)
    expect((await cy!.ask('GET', `/invitations/${old}`)).status).toBe(404)
    expect((await cy!.ask('GET', `/tables/${id}?invitation=${old}`)).status).toBe(404)
    expect((await cy!.ask('POST', `/tables/${id}/join`, { invitation: old })).status).toBe(404)
    expect((await cy!.ask('POST', `/tables/${id}/join`, { invitation })).status).toBe(200)
    expect((await ben!.ask<TableCard>('GET', `/tables/${id}`)).body.invitation).toBe(invitation)
  })

  test('the host closes a table that waits', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable([ada!, ben!])
    await ben!.ask('POST', `/tables/${id}/chat`, { text: 'hello' })
    await ben!.ask('PUT', `/tables/${id}/notes`, { text: 'mine' })
    expect((await ben!.ask('DELETE', `/tables/${id}`)).status).toBe(403)
    expect((await ada!.ask('DELETE', `/tables/${id}`)).status).toBe(200)
    expect((await ada!.ask('GET', `/tables/${id}`)).status).toBe(404)
    expect((await ada!.ask('DELETE', `/tables/${id}`)).status).toBe(404)
  })

  test('an invited table is known, and joined and watched by invitation alone', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id, invitation } = await waitingTable([ada!], { visibility: 'invited' })
    expect((await ben!.ask('GET', `/tables/${id}`)).status).toBe(200)
    expect((await ben!.ask('POST', `/tables/${id}/join`, {})).status).toBe(403)
    expect((await ben!.ask('POST', `/tables/${id}/join`, { invitation: 'guess' })).status).toBe(403)
    expect((await ben!.ask('GET', `/tables/${id}/chat`)).status).toBe(404)
    expect((await ben!.ask('GET', `/tables/${id}/chat?invitation=${invitation}`)).status).toBe(200)
    expect((await ben!.ask('POST', `/tables/${id}/join`, { invitation })).status).toBe(200)
    expect((await ben!.ask('GET', `/tables/${id}/chat`)).status).toBe(200)
  })

  test('an unlisted table is there only for those who sit there, host it or have the invitation', async () => {
    const services = await fresh()
    const [ada, ben, cy, dee] = await people(services, 'Ada', 'Ben', 'Cy', 'Dee')
    const { id, invitation } = await begunTable([ada!, ben!, cy!], { visibility: 'unlisted' })
    const asked: [string, string, unknown?][] = [
      ['GET', `/tables/${id}`],
      ['GET', `/tables/${id}?invitation=guess`],
      ['GET', `/tables/${id}/chat`],
      ['GET', `/tables/${id}/notes`],
      ['GET', `/tables/${id}/ballots`],
      ['GET', `/games/${id}`],
      ['GET', `/games/${id}/moves/0`],
      ['GET', `/games/${id}/file`],
      ['DELETE', `/tables/${id}`],
      ['POST', `/tables/${id}/join`, {}],
      ['POST', `/tables/${id}/join`, { invitation: 'guess' }],
      ['POST', `/tables/${id}/leave`],
      ['POST', `/tables/${id}/start`, {}],
      ['POST', `/tables/${id}/unseat`, { user: ben!.id }],
      ['POST', `/tables/${id}/invitation`],
      ['POST', `/tables/${id}/seats`, { seat: 0, bot: null }],
      ['POST', `/tables/${id}/chat`, { text: 'hello' }],
      ['PUT', `/tables/${id}/notes`, { text: 'mine' }],
      ['POST', `/tables/${id}/ballots`, { kind: 'end', subject: 0 }],
      ['POST', `/tables/${id}/ballots/end/0`, { agree: true }],
    ]
    for (const [method, path, body] of asked)
      expect((await dee!.ask(method, path, body)).status, `${method} ${path}`).toBe(404)
    for (const path of [`/tables/${id}`, `/games/${id}`, `/games/${id}/moves/0`, `/games/${id}/file`]) {
      expect((await dee!.ask('GET', `${path}?invitation=guess`)).status, path).toBe(404)
      expect((await dee!.ask('GET', `${path}?invitation=${invitation}`)).status, path).toBe(200)
    }
    expect((await dee!.ask<TableCard>('GET', `/invitations/${invitation}`)).body).toMatchObject({
      id,
      mine: null,
      invitation: null,
    })
    expect((await dee!.ask('GET', '/invitations/guess')).status).toBe(404)
    expect((await cy!.ask('GET', `/games/${id}`)).status).toBe(200)
  })

  test('a guest sits down by invitation alone', async () => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const guest = await person(services, 'Gil', 'guest')
    const { id, invitation } = await waitingTable([ada])
    expect((await guest.ask('POST', `/tables/${id}/join`, {})).status).toBe(403)
    expect((await guest.ask('POST', `/tables/${id}/join`, { invitation })).status).toBe(200)
  })

  test('what happens is announced', async () => {
    const services = await fresh()
    const heard: string[] = []
    services.db.subscribe((message) => heard.push(message))
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    await expect
      .poll(async () => {
        await services.db.announce('anything')
        return heard.length
      })
      .toBeGreaterThan(0)
    const { id } = await waitingTable([ada!])
    const since = async (work: () => Promise<unknown>, last: string) => {
      heard.length = 0
      await work()
      await expect.poll(() => heard).toContain(last)
      return heard.filter((message) => message !== 'anything')
    }
    expect(await since(() => ben!.ask('POST', `/tables/${id}/join`, {}), 'lobby')).toContain(`table ${id}`)
    expect(
      await since(() => ben!.ask('POST', `/tables/${id}/chat`, { text: 'x' }), `message ${id} 0`),
    ).toHaveLength(1)
    expect(await since(() => ada!.ask('DELETE', `/tables/${id}`), 'lobby')).toContain(`gone ${id} host`)
  })
})
