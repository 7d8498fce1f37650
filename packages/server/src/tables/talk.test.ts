import type { GameOpened, Message, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { moveUntilAsked } from '../testing/moves.ts'
import { askServerWith, type Person, people, person } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable, NEW_TABLE, waitingTable } from '../testing/tables.ts'
import { ABSENT_AFTER_MS } from './absence.ts'

const HOSTILE = `'); drop table messages; --\n<img src=x onerror=alert(1)>\\ % ? $1 日本語 🚂`

describeStores('talk', ({ fresh, two }) => {
  test('people at the table and spectators talk, and it comes back as it was said', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable([ada!], { players: 2, bots: [{ seat: 1, bot: 'random' }] })
    const { body } = await ada!.ask<Message>('POST', `/tables/${id}/chat`, { text: HOSTILE })
    expect(body).toEqual({ place: 0, name: 'Ada', user: ada!.id, text: HOSTILE, said: services.now() })
    await ben!.ask('POST', `/tables/${id}/chat`, { text: 'Good luck' })
    await services.db.run('update users set name = ? where id = ?', 'Benjamin', ben!.id)
    const { body: all } = await askServerWith(services)<Message[]>('GET', `/tables/${id}/chat`)
    expect(all.map(({ place, name, text }) => [place, name, text])).toEqual([
      [0, 'Ada', HOSTILE],
      [1, 'Benjamin', 'Good luck'],
    ])
    expect((await ada!.ask<GameOpened>('GET', `/games/${id}`)).body.messages).toEqual(all)
  })

  test('a message that is sent again under its key is said once', async () => {
    const [services, other] = await two()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable([ada!, ben!])
    const path = `/tables/${id}/chat`
    const first = await ada!.ask<Message>('POST', path, { text: 'Well.', key: 'one' })
    expect((await ada!.at(other)<Message>('POST', path, { text: 'Well.', key: 'one' })).body).toEqual(
      first.body,
    )
    expect((await ada!.ask('POST', path, { text: 'Other.', key: 'one' })).status).toBe(400)
    await ada!.ask('POST', path, { text: 'Well.', key: 'two' })
    await ben!.ask('POST', path, { text: 'Well.', key: 'one' })
    const said = await Promise.all(
      [1, 2, 3].map(() => ben!.ask<Message>('POST', path, { text: 'At once.', key: 'three' })),
    )
    expect(new Set(said.map(({ body }) => body.place)).size).toBe(1)
    expect((await ada!.ask<Message[]>('GET', path)).body.map(({ text }) => text)).toEqual([
      'Well.',
      'Well.',
      'Well.',
      'At once.',
    ])
  })

  test('nothing turns round how a message is read', async () => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const { id } = await waitingTable([ada])
    const say = (text: string) => ada.ask<Message>('POST', `/tables/${id}/chat`, { text })
    expect((await say('pay \u202e001$\u202c to \u2067Ben\u2069')).body.text).toBe('pay 001$ to Ben')
    expect((await say('שלום\nありがとう')).body.text).toBe('שלום\nありがとう')
    expect((await say('\u202e\u2067')).status).toBe(400)
  })

  test('whoever said it deletes it, and so does the host; that something was said stays', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await waitingTable([ada!, ben!])
    const path = `/tables/${id}/chat`
    for (const text of ['one', 'two', 'three']) await ben!.ask('POST', path, { text })
    expect((await cy!.ask('DELETE', `${path}/0`)).status).toBe(403)
    expect((await askServerWith(services)('DELETE', `${path}/0`)).status).toBe(401)
    expect((await ben!.ask('DELETE', `${path}/7`)).status).toBe(404)
    const gone = {
      place: 0,
      name: 'Ben',
      user: ben!.id,
      text: '',
      said: services.now(),
      deleted: true,
      deletedBy: 'author',
    }
    expect((await ben!.ask('DELETE', `${path}/0`)).body).toEqual(gone)
    // done again, or by somebody else, it changes nothing
    expect((await ada!.ask('DELETE', `${path}/0`)).body).toEqual(gone)
    expect((await ada!.ask<Message>('DELETE', `${path}/1`)).body.deletedBy).toBe('host')
    expect(await services.db.all("select 1 from messages where text in ('one', 'two')")).toEqual([])
    await ada!.ask('POST', path, { text: 'four' })
    expect((await ben!.ask('DELETE', `${path}/3`)).status).toBe(403)
    const { body } = await cy!.ask<Message[]>('GET', path)
    expect(body.map(({ text, deleted = false }) => [text, deleted])).toEqual([
      ['', true],
      ['', true],
      ['three', false],
      ['four', false],
    ])
  })

  test('what was deleted is not said again by a request that comes once more', async () => {
    const [services, other] = await two()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable([ada!, ben!])
    const path = `/tables/${id}/chat`
    const said = { text: 'Rubbish', key: 'one' }
    await ben!.ask('POST', path, said)
    await Promise.all([ada!.ask('DELETE', `${path}/0`), ada!.at(other)('DELETE', `${path}/0`)])
    const again = await ben!.at(other)<Message>('POST', path, said)
    expect([again.status, again.body.text, again.body.deletedBy]).toEqual([200, '', 'host'])
    expect((await ada!.ask<Message[]>('GET', path)).body.map(({ text }) => text)).toEqual([''])
  })

  test('what is no message is refused', async () => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const { id } = await waitingTable([ada])
    for (const body of [
      {},
      { text: '' },
      { text: '\n' },
      { text: 'x'.repeat(501) },
      { text: 'x', name: 'Ben' },
      { text: 'a\0b' },
    ])
      expect((await ada.ask('POST', `/tables/${id}/chat`, body)).status).toBe(400)
    expect((await askServerWith(services)('POST', `/tables/${id}/chat`, { text: 'x' })).status).toBe(401)
    expect((await ada.ask('POST', '/tables/nosuchtable/chat', { text: 'x' })).status).toBe(404)
    expect((await ada.ask<Message[]>('GET', `/tables/${id}/chat`)).body).toEqual([])
  })

  test('a guest speaks at the table where they sit', async () => {
    const services = await fresh()
    const ada = await person(services, 'Ada')
    const guest = await person(services, 'Gil', 'guest')
    const { id, invitation } = await waitingTable([ada])
    expect((await guest.ask('POST', `/tables/${id}/chat`, { text: 'x' })).status).toBe(403)
    await guest.ask('POST', `/tables/${id}/join`, { invitation })
    expect((await guest.ask('POST', `/tables/${id}/chat`, { text: 'x' })).status).toBe(200)
  })

  test('at a table that is not open to everybody, only those who belong to it speak', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { seat: _, ...hosted } = NEW_TABLE
    const { body } = await ada!.ask<TableCard>('POST', '/tables', { ...hosted, visibility: 'invited' })
    const { id, invitation } = body
    const path = `/tables/${id}/chat?invitation=${invitation}`
    await ben!.ask('POST', `/tables/${id}/join`, { invitation })
    expect((await cy!.ask('GET', path)).status).toBe(200)
    expect((await cy!.ask('POST', path, { text: 'x' })).status).toBe(403)
    for (const { ask } of [ada!, ben!])
      expect((await ask('POST', `/tables/${id}/chat`, { text: 'x' })).status).toBe(200)
  })

  test('whoever was sent away does not speak there', async () => {
    const services = await fresh()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const speaks = async ({ ask }: Person, id: string) =>
      (await ask('POST', `/tables/${id}/chat`, { text: 'x' })).status
    const waiting = await waitingTable([ada!, ben!])
    expect(await speaks(ben!, waiting.id)).toBe(200)
    await ada!.ask('POST', `/tables/${waiting.id}/unseat`, { user: ben!.id })
    expect(await speaks(ben!, waiting.id)).toBe(403)
    expect(await speaks(cy!, waiting.id)).toBe(200)

    const played = await begunTable([ada!, ben!])
    await moveUntilAsked(services, played.id, [ada!, ben!], 1)
    services.time += ABSENT_AFTER_MS.live
    await ada!.ask('POST', `/tables/${played.id}/ballots`, { kind: 'remove', subject: 1 })
    expect(await speaks(ben!, played.id)).toBe(403)
    expect(await speaks(cy!, played.id)).toBe(200)
  })

  test('places have no gaps, whoever speaks at once, and older ones come page by page', async () => {
    const [services, other] = await two()
    const three = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await waitingTable(three)
    await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        three[number % 3]!.at(number % 2 ? services : other)('POST', `/tables/${id}/chat`, {
          text: `${number}`,
        }),
      ),
    )
    const { ask } = three[0]!
    const { body: last } = await ask<Message[]>('GET', `/tables/${id}/chat`)
    const { body: first } = await ask<Message[]>('GET', `/tables/${id}/chat?before=${last[0]!.place}`)
    expect([...first, ...last].map(({ place }) => place)).toEqual(Array.from({ length: 60 }, (_, n) => n))
    expect(new Set([...first, ...last].map(({ text }) => text)).size).toBe(60)
    expect(last).toHaveLength(50)
    expect((await ask('GET', `/tables/${id}/chat?before=x`)).status).toBe(400)
  }, 30_000)

  test('notes are for oneself alone', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable([ada!, ben!])
    expect((await ada!.ask('GET', `/tables/${id}/notes`)).body).toEqual({ text: '' })
    await ada!.ask('PUT', `/tables/${id}/notes`, { text: 'first' })
    expect((await ada!.ask('PUT', `/tables/${id}/notes`, { text: HOSTILE })).body).toEqual({ text: HOSTILE })
    expect((await ada!.ask('GET', `/tables/${id}/notes`)).body).toEqual({ text: HOSTILE })
    expect((await ada!.ask<GameOpened>('GET', `/games/${id}`)).body.notes).toBe(HOSTILE)
    for (const path of [`/games/${id}`, `/tables/${id}`, `/tables/${id}/notes`, `/games/${id}/file`])
      expect(JSON.stringify((await ben!.ask('GET', path)).body)).not.toContain('onerror')
    expect((await ada!.ask('PUT', `/tables/${id}/notes`, { text: 'x'.repeat(10_001) })).status).toBe(400)
    expect((await ada!.ask('PUT', `/tables/${id}/notes`, { text: 'x', user: ben!.id })).status).toBe(400)
    expect((await askServerWith(services)('PUT', `/tables/${id}/notes`, { text: 'x' })).status).toBe(401)
    expect((await askServerWith(services)('GET', `/tables/${id}/notes`)).status).toBe(401)
  })
})
