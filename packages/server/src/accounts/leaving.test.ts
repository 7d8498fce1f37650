import type { GameFile, GameOpened, GuestSeated, Me, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { ABSENT_AFTER_MS } from '../tables/absence.ts'
import { browser } from '../testing/browser.ts'
import { moveOn, moveUntilAsked } from '../testing/moves.ts'
import { type Person, people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable, waitingTable } from '../testing/tables.ts'

const NAME = 'Zebulon'
const PASSWORD = 'correct horse'

async function zebulon(services: TestServices): Promise<Person> {
  const { ask } = browser(services)
  const { body } = await ask<Me>('POST', '/account', {
    name: NAME,
    password: PASSWORD,
    email: 'z@example.org',
  })
  return { id: body.id, name: NAME, ask, at: (other) => browser(other as TestServices).ask }
}

const leave = (who: Person) => who.ask('DELETE', '/me', { password: PASSWORD })

/** Everything that somebody can find out about a table. */
async function toldOf(person: Person, id: string, ask = person.ask): Promise<string> {
  const paths = [
    `/games/${id}`,
    `/games/${id}/file`,
    `/tables/${id}`,
    `/tables/${id}/chat`,
    '/tables?list=mine',
  ]
  const answers = await Promise.all(paths.map((path) => ask('GET', path)))
  return JSON.stringify(answers.map(({ body }) => body))
}

describeStores('leaving for good', ({ fresh, two }) => {
  test('games go on under a name that says nothing, in every process', async () => {
    const [services, other] = await two()
    const zeb = await zebulon(services)
    const [ben, cid] = (await people(services, 'Ben', 'Cid')) as [Person, Person]
    const { id } = await begunTable([ben, zeb, cid])
    await zeb.ask('POST', `/tables/${id}/chat`, { text: 'hello' })
    await zeb.ask('PUT', `/tables/${id}/notes`, { text: 'mine' })
    for (let moves = 0; moves < 4; moves++)
      expect((await moveOn(services, id, [ben, zeb, cid])).status).toBe(200)
    const { entries } = (await zeb.ask<{ entries: unknown[] }>('GET', '/me/data')).body
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) expect(entry).toMatchObject({ table: id, entry: { seat: 1 } })
    expect(JSON.stringify(entries)).not.toContain('chance')
    expect(await toldOf(ben, id)).toContain(NAME)
    expect(await toldOf(ben, id, ben.at(other))).toContain(NAME)

    expect(await leave(zeb)).toMatchObject({ status: 200, body: {} })
    expect(await toldOf(ben, id)).not.toContain(NAME)
    await expect.poll(() => toldOf(ben, id, ben.at(other))).not.toContain(NAME)
    const { body } = await ben.ask<GameOpened>('GET', `/games/${id}`)
    const name = body.table.seats[1]!.name
    expect(name).toMatch(/^Player [a-z0-9]{6}$/)
    expect(body.messages).toMatchObject([{ name, text: 'hello' }])
    expect(body.table.statusLines).not.toBeNull()
    expect((await ben.ask<GameFile>('GET', `/games/${id}/file`)).body.players).toEqual(['Ben', name, 'Cid'])

    expect((await zeb.ask('GET', '/me')).status).toBe(401)
    const stranger = browser(services)
    for (const who of [NAME, name, 'z@example.org'])
      expect((await stranger.ask('POST', '/session', { name: who, password: PASSWORD })).status).toBe(401)
    for (const rows of ['sessions', 'channels', 'notes', 'resets', 'confirmations', 'devices'])
      expect(await services.db.all(`select * from ${rows} where user_id = ?`, zeb.id)).toEqual([])
    expect(await services.db.get('select * from users where id = ?', zeb.id)).toMatchObject({
      name,
      email: null,
      unconfirmed: null,
      password: null,
      settings: '{}',
    })
    expect((await stranger.ask('POST', '/account', { name: NAME, password: PASSWORD })).status).toBe(200)
  })

  test('scores that are over keep to the seats', async () => {
    const services = await fresh()
    const zeb = await zebulon(services)
    const [ben, cid] = (await people(services, 'Ben', 'Cid')) as [Person, Person]
    const { id } = await begunTable([zeb, ben, cid])
    await zeb.ask('POST', `/tables/${id}/ballots`, { kind: 'end', subject: 0 })
    for (const { ask } of [ben, cid]) await ask('POST', `/tables/${id}/ballots/end/0`, { agree: true })
    const before = (await ben.ask<TableCard>('GET', `/tables/${id}`)).body
    expect(before.state).toBe('ended')
    await leave(zeb)
    const after = (await ben.ask<TableCard>('GET', `/tables/${id}`)).body
    expect(after.scores).toEqual(before.scores)
    expect(after.host).toBeNull()
    expect(await toldOf(ben, id)).not.toContain(NAME)
    const { result } = (await services.db.get<{ result: string }>('select result from games'))!
    expect(Object.keys(JSON.parse(result).scores).sort()).toEqual(after.seats.map(({ name }) => name).sort())
  })

  test('a seat that a bot took over is renamed too', async () => {
    const services = await fresh()
    const zeb = await zebulon(services)
    const [ben, cid] = (await people(services, 'Ben', 'Cid')) as [Person, Person]
    const { id } = await begunTable([ben, zeb, cid])
    await moveUntilAsked(services, id, [ben, zeb, cid], 1)
    services.time += ABSENT_AFTER_MS.live
    await ben.ask('POST', `/tables/${id}/ballots`, { kind: 'remove', subject: 1 })
    await cid.ask('POST', `/tables/${id}/ballots/remove/1`, { agree: true })
    expect((await ben.ask<TableCard>('GET', `/tables/${id}`)).body.seats[1]!.kind).toBe('bot')
    await leave(zeb)
    expect(await toldOf(ben, id)).not.toContain(NAME)
  })

  test('tables that have not begun go on without them, or not at all', async () => {
    const services = await fresh()
    const zeb = await zebulon(services)
    const [ben] = (await people(services, 'Ben')) as [Person]
    const own = await waitingTable([zeb, ben])
    const joined = await waitingTable([ben, zeb])
    await leave(zeb)
    expect((await ben.ask('GET', `/tables/${own.id}`)).status).toBe(404)
    expect((await ben.ask<TableCard>('GET', `/tables/${joined.id}`)).body.seats).toEqual([
      expect.objectContaining({ name: 'Ben' }),
      { kind: 'open', name: '' },
      { kind: 'open', name: '' },
    ])
  })

  test('only the owner leaves', async () => {
    const services = await fresh()
    const zeb = await zebulon(services)
    for (const [given, status] of [
      [{}, 401],
      [{ password: 'wrong horse' }, 401],
      [{ password: PASSWORD, user: 'somebody' }, 400],
    ] as const)
      expect((await zeb.ask('DELETE', '/me', given)).status).toBe(status)
    expect((await browser(services).ask('DELETE', '/me', { password: PASSWORD })).status).toBe(401)
    expect((await zeb.ask<Me>('GET', '/me')).body.name).toBe(NAME)
  })

  test('a guest leaves without a password', async () => {
    const services = await fresh()
    const [ben] = (await people(services, 'Ben')) as [Person]
    const { id, invitation } = await waitingTable([ben])
    const { ask } = browser(services)
    await ask<GuestSeated>('POST', `/invitations/${invitation}`, { name: NAME })
    expect((await ask('DELETE', '/me', {})).status).toBe(200)
    expect((await ask('GET', '/me')).status).toBe(401)
    expect((await ben.ask<TableCard>('GET', `/tables/${id}`)).body.seats[1]!.kind).toBe('open')
  })
})

describeStores('another name', ({ fresh, two }) => {
  test('is seen at every table, in every process', async () => {
    const [services, other] = await two()
    const zeb = await zebulon(services)
    const [ben, cid] = (await people(services, 'Ben', 'Cid')) as [Person, Person]
    const { id } = await begunTable([zeb, ben, cid])
    const waiting = await waitingTable([zeb])
    expect(await toldOf(ben, id, ben.at(other))).toContain(NAME)
    expect((await zeb.ask('PATCH', '/me', { name: 'Zoe' })).status).toBe(200)
    expect(await toldOf(ben, id)).not.toContain(NAME)
    await expect.poll(() => toldOf(ben, id, ben.at(other))).not.toContain(NAME)
    expect((await ben.ask<GameFile>('GET', `/games/${id}/file`)).body.players).toEqual(['Zoe', 'Ben', 'Cid'])
    expect((await ben.ask<TableCard>('GET', `/tables/${waiting.id}`)).body.seats[0]!.name).toBe('Zoe')
  })

  test('is had without opening a single game', async () => {
    const services = await fresh()
    const zeb = await zebulon(services)
    const [ben, cid] = (await people(services, 'Ben', 'Cid')) as [Person, Person]
    const { id } = await begunTable([zeb, ben, cid])
    await moveOn(services, id, [zeb, ben, cid])
    await services.gameCache.forget(id)
    await services.db.run("update entries set entry = 'cannot be read'")
    expect((await zeb.ask('PATCH', '/me', { name: 'Zoe' })).status).toBe(200)
    expect((await ben.ask<TableCard>('GET', `/tables/${id}`)).body).toMatchObject({
      seats: [{ name: 'Zoe' }, { name: 'Ben' }, { name: 'Cid' }],
      statusLines: { en: { round: expect.stringMatching(/./), prompt: expect.stringMatching(/./) } },
    })
  })

  test('of what an earlier version wrote about a game nothing is left that names them', async () => {
    const services = await fresh()
    const zeb = await zebulon(services)
    const [ben, cid] = (await people(services, 'Ben', 'Cid')) as [Person, Person]
    const { id } = await begunTable([zeb, ben, cid])
    const line = { round: 'Stock round', prompt: `${NAME} is asked` }
    await services.db.run('update games set glance = ?', JSON.stringify({ en: line, ja: line }))
    await zeb.ask('PATCH', '/me', { name: 'Zoe' })
    expect((await ben.ask<TableCard>('GET', `/tables/${id}`)).body.statusLines).toBeNull()
  })

  test('does not make two of one name at a table', async () => {
    const services = await fresh()
    const zeb = await zebulon(services)
    const [ben] = (await people(services, 'Ben')) as [Person]
    const { id } = await begunTable([zeb, ben], { players: 3, bots: [{ seat: 2, bot: 'random' }] })
    await zeb.ask('PATCH', '/me', { name: 'random' })
    expect((await ben.ask<TableCard>('GET', `/tables/${id}`)).body.seats.map(({ name }) => name)).toEqual([
      'random 2',
      'Ben',
      'random',
    ])
  })
})
