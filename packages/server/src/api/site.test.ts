import type {
  BannedAccount,
  GameOpened,
  SiteAccount,
  SiteLogEntry,
  SiteTable,
  TableCard,
} from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { banUser, unbanUser } from '../accounts/bans.ts'
import { resetFactors } from '../accounts/factors.ts'
import { moderators, setModerator } from '../accounts/moderators.ts'
import { backUp, restoreBackup } from '../ops/backup.ts'
import { SITE_LOG_PAGE } from '../store/siteLog.ts'
import { removeMessageBySite } from '../tables/chatBySite.ts'
import { closeTableBySite } from '../tables/closeBySite.ts'
import { type ApiDescription, readingBy } from '../testing/apiDescription.ts'
import { type Browser, browser } from '../testing/browser.ts'
import { guarded, nextCode } from '../testing/factors.ts'
import { moveOn } from '../testing/moves.ts'
import { askServerWith, type Person, people, person } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable, waitingTable } from '../testing/tables.ts'
import { OPERATIONS } from './operations.ts'

const PASSWORD = 'correct horse'
const proof = { password: PASSWORD }

/** Somebody who has an account with this password, and is logged in. */
async function registered(services: TestServices, name: string): Promise<Browser & { readonly id: string }> {
  const page = browser(services)
  const { body } = await page.ask<{ id: string }>('POST', '/account', { name, password: PASSWORD })
  return { ...page, id: body.id }
}

async function moderator(services: TestServices, name = 'Mod'): Promise<Browser & { readonly id: string }> {
  const page = await registered(services, name)
  await setModerator(services, name, true)
  return page
}

/** Every call of moderators, with something that it takes. */
const callsOn = (table: string, user: string): readonly (readonly [string, string, object?])[] => [
  ['GET', '/site/accounts?name=Ada'],
  ['GET', '/site/bans'],
  ['PUT', `/site/accounts/${user}/ban`, { reason: 'Insults', proof }],
  ['DELETE', `/site/accounts/${user}/ban`, {}],
  ['GET', '/site/tables?search=Friday'],
  ['DELETE', `/site/tables/${table}`, { reason: 'Spam', proof }],
  ['DELETE', `/site/tables/${table}/chat/0`, {}],
  ['GET', '/site/log'],
]

const logOf = async (page: Browser): Promise<SiteLogEntry[]> =>
  (await page.ask<SiteLogEntry[]>('GET', '/site/log')).body

describeStores('moderators', ({ fresh }) => {
  test('nobody is one, unless a command names them', async () => {
    const services = await fresh()
    const page = browser(services)
    const given = { name: 'Ada', password: PASSWORD }
    expect((await page.ask('POST', '/account', { ...given, moderator: true })).status).toBe(400)
    expect((await page.ask('POST', '/account', given)).body).not.toHaveProperty('moderator')
    for (const change of [
      { moderator: true },
      { settings: { moderator: true } },
      { name: 'Eve', moderator: 1 },
    ])
      expect((await page.ask('PATCH', '/me', change)).status).toBe(400)
    expect((await page.ask('POST', '/session', { ...given, moderator: true })).status).toBe(400)
    expect((await page.ask('GET', '/site/log')).status).toBe(404)
    expect(await moderators(services.db)).toEqual([])

    expect(await setModerator(services, 'ada', true)).toEqual({ name: 'Ada', changed: true })
    expect(await setModerator(services, 'Ada', true)).toEqual({ name: 'Ada', changed: false })
    expect(await moderators(services.db)).toEqual(['Ada'])
    expect((await page.ask('GET', '/session')).body.me).toMatchObject({ name: 'Ada', moderator: true })
    expect((await page.ask('PATCH', '/me', { name: 'Ava' })).body).toMatchObject({ moderator: true })
    expect((await logOf(page)).map(({ act, by, account }) => [act, by, account])).toEqual([
      ['moderator', null, 'Ava'],
    ])

    expect(await setModerator(services, 'Ava', false)).toEqual({ name: 'Ava', changed: true })
    expect((await page.ask('GET', '/me')).body).not.toHaveProperty('moderator')
    expect((await page.ask('GET', '/site/log')).status).toBe(404)
    const guest = await person(services, 'Gil', 'guest')
    await services.db.run("update users set name_key = 'gil' where id = ?", guest.id)
    for (const who of ['Gil', 'Nobody']) expect(await setModerator(services, who, true)).toBeNull()
  })

  test('whoever leaves for good, or is banned, is none any more', async () => {
    const services = await fresh()
    const [mod, other] = [await moderator(services), await moderator(services, 'Other')]
    await banUser(services, 'Other', { until: null, reason: null })
    expect((await other.ask('GET', '/site/log')).status).toBe(404)
    await mod.ask('DELETE', '/me', { password: PASSWORD })
    expect(await moderators(services.db)).toEqual(['Other'])
    expect(await services.db.get('select moderator from users where id = ?', mod.id)).toEqual({
      moderator: 0,
    })
  })

  test('to everybody else no address of theirs is there, whatever is sent', async () => {
    const services = await fresh()
    const [host, player] = await people(services, 'Hal', 'Ivy')
    const { id } = await begunTable([host!, player!])
    await player!.ask('POST', `/tables/${id}/chat`, { text: 'Well.' })
    const guest = await person(services, 'Gil', 'guest')
    const calls = callsOn(id, player!.id)
    const operations = Object.keys(OPERATIONS).filter((name) => name.includes(' /site'))
    expect(calls.length).toBe(operations.length)
    for (const ask of [askServerWith(services), guest.ask, player!.ask, host!.ask]) {
      const nothing = await ask('GET', '/site/nothing')
      expect(nothing).toEqual(await ask('GET', '/nothing'))
      for (const [method, path, body] of calls)
        for (const sent of [body, body && { shoe: 7 }])
          expect(await ask(method, path, sent), `${method} ${path}`).toEqual(nothing)
    }
    expect(await services.db.all('select 1 from bans union all select 1 from site_log')).toEqual([])
    expect((await player!.ask<TableCard>('GET', `/tables/${id}`)).body.state).toBe('playing')
  })

  test('each of their calls is answered as it is described, and only to our own pages', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    const { id: user } = await registered(services, 'Ada')
    const [host, player] = await people(services, 'Hal', 'Ivy')
    const { id } = await begunTable([host!, player!])
    await player!.ask('POST', `/tables/${id}/chat`, { text: 'Well.' })
    const reading = readingBy((await mod.ask<ApiDescription>('GET', '/')).body)
    const calls = callsOn(id, user)
    for (const [method, path, body] of calls)
      if (method !== 'GET')
        for (const header of [{ 'X-Roundhouse': '' }, { Origin: 'https://evil.example' }])
          expect((await mod.ask(method, path, body, header)).body).toEqual({ trouble: 'foreign' })
    // the message while there is its table
    for (const [method, path, body] of [...calls].sort(([, one]) => (one.includes('/chat/') ? -1 : 0))) {
      const answer = await mod.ask(method, path, body)
      expect(answer.status, `${method} ${path}`).toBe(200)
      expect(reading.answer(method, path, 200).shape.parse(answer.body)).toEqual(answer.body)
    }
    const closed = { trouble: 'closed', reason: 'Spam' }
    expect(reading.named('Trouble').parse(closed)).toEqual(closed)
  })

  test('they read only so much in a time', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    services.limits = { ...services.limits, lists: { most: 2, perSecond: 0.1 } }
    const page = browser(services, undefined, mod.cookies)
    const answers = []
    for (let count = 0; count < 4; count++) answers.push((await page.ask('GET', '/site/tables')).status)
    expect(answers.slice(0, 2)).toEqual([200, 200])
    expect(answers.at(-1)).toBe(429)
  })
})

describeStores('bans by moderators', ({ fresh }) => {
  test('somebody is looked up, banned, seen to be, and let in again', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    const mal = await registered(services, 'Mal')
    await services.db.run(
      "update users set email = 'mal@example.org', unconfirmed = 'm@example.org' where id = ?",
      mal.id,
    )
    const own = await waitingTable([{ ...mal, name: 'Mal' } as unknown as Person], { title: 'Mine' })
    const find = () => mod.ask<SiteAccount>('GET', '/site/accounts?name=mal')
    const { body: found } = await find()
    expect(found).toMatchObject({ id: mal.id, name: 'Mal', guest: false, moderator: false, ban: null })
    expect(found.tables).toMatchObject([
      { id: own.id, title: 'Mine', host: 'Mal', players: ['Mal'], seats: 3 },
    ])
    for (const name of ['mal@example.org', 'm@example.org', 'Nobody'])
      expect((await mod.ask('GET', `/site/accounts?name=${encodeURIComponent(name)}`)).status).toBe(404)

    const path = `/site/accounts/${mal.id}/ban`
    const until = services.now() + 86_400_000
    const ban = (given: object) => mod.ask('PUT', path, { reason: 'Insults', until, proof, ...given })
    for (const [given, status, trouble] of [
      [{ proof: { password: 'wrong horse' } }, 401, 'password'],
      [{ proof: undefined }, 400, 'form'],
      [{ reason: '  ' }, 400, 'form'],
      [{ until: services.now() }, 400, 'form'],
    ] as const)
      expect(await ban(given)).toMatchObject({ status, body: { trouble } })
    expect((await find()).body.ban).toBeNull()

    const { body: banned } = await ban({})
    expect(banned).toMatchObject({ ban: { since: services.now(), until, reason: 'Insults' }, tables: [] })
    expect((await mal.ask('GET', '/me')).status).toBe(401)
    expect((await mal.ask('POST', '/session', { name: 'Mal', password: PASSWORD })).body).toEqual({
      trouble: 'banned',
      until,
      reason: 'Insults',
    })
    expect((await mod.ask<BannedAccount[]>('GET', '/site/bans')).body).toEqual([
      { name: 'Mal', since: services.now(), until, reason: 'Insults' },
    ])
    await ban({ until: undefined })
    expect((await find()).body.ban).toMatchObject({ until: null })

    expect((await mod.ask<SiteAccount>('DELETE', path, { reason: 'Sorry' })).body.ban).toBeNull()
    expect((await mod.ask('DELETE', path, {})).body).toEqual({ trouble: 'state' })
    expect((await mal.ask('POST', '/session', { name: 'Mal', password: PASSWORD })).status).toBe(200)
    services.time++
    const log = await logOf(mod)
    expect(log.map(({ act }) => act).sort()).toEqual(['ban', 'ban', 'moderator', 'unban'])
    expect(log).toContainEqual(
      expect.objectContaining({ act: 'ban', by: 'Mod', account: 'Mal', until, reason: 'Insults' }),
    )
    expect(log).toContainEqual(
      expect.objectContaining({ act: 'unban', by: 'Mod', account: 'Mal', reason: 'Sorry' }),
    )
    expect(JSON.stringify([found, banned, log])).not.toContain('example.org')
    const data = await mal.ask<{ siteLog: object[] }>('GET', '/me/data')
    expect(data.body.siteLog.length).toBe(3)
    expect(JSON.stringify(data.body)).not.toContain('"Mod"')
  })

  test('no moderator bans a moderator, nor themselves', async () => {
    const services = await fresh()
    const [mod, other] = [await moderator(services), await moderator(services, 'Other')]
    for (const { id } of [mod, other])
      expect((await mod.ask('PUT', `/site/accounts/${id}/ban`, { reason: 'No', proof })).body).toEqual({
        trouble: 'forbidden',
      })
    expect((await mod.ask('PUT', '/site/accounts/abcdefgh/ban', { reason: 'No', proof })).body).toEqual({
      trouble: 'missing',
    })
  })

  test('whoever has a second factor uses it for that, too', async () => {
    const services = await fresh()
    const { page: mod, secret } = await guarded(services, 'Mod')
    await setModerator(services, 'Mod', true)
    const mal = await registered(services, 'Mal')
    const ban = (code?: string) =>
      mod.ask<SiteAccount>('PUT', `/site/accounts/${mal.id}/ban`, {
        reason: 'Insults',
        proof: code === undefined ? proof : { ...proof, code },
      })
    for (const code of [undefined, '000000']) expect((await ban(code)).body).toEqual({ trouble: 'code' })
    expect((await ban(nextCode(services, secret))).body).toMatchObject({ ban: { reason: 'Insults' } })
  })
})

describeStores('tables and moderators', ({ fresh, two }) => {
  test('they find every table that is not over, and nothing that is secret at it', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    await services.db.run("update users set name_key = 'ben' where id = ?", ben!.id)
    const open = await begunTable([ada!, ben!], { title: 'Friday 100% fun' })
    const hidden = await waitingTable([ada!], { title: 'Secret_club', visibility: 'unlisted' })
    const played = await begunTable([ben!, ada!], { title: 'Cellar', visibility: 'unlisted' })
    const over = await begunTable([ada!, ben!], { title: 'Friday the last' })
    await closeTableBySite(services, over.id, async () => undefined)
    const find = async (search: string) =>
      (await mod.ask<SiteTable[]>('GET', `/site/tables?search=${encodeURIComponent(search)}`)).body
    const ids = async (search: string) => (await find(search)).map(({ id }) => id).sort()
    expect(await ids('')).toEqual([open.id, hidden.id, played.id].sort())
    expect(await ids('friday')).toEqual([open.id])
    expect(await ids('100%')).toEqual([open.id])
    for (const search of ['%', '_']) expect((await ids(search)).length).toBe(1)
    expect(await ids(' BEN ')).toEqual([open.id, played.id].sort())
    expect(await ids(hidden.id)).toEqual([hidden.id])
    expect(await ids("' or 1 = 1 --")).toEqual([])
    expect((await mod.ask<SiteTable[]>('GET', '/site/tables?page=1')).body).toEqual([])

    const [found] = await find('Cellar')
    expect(Object.keys(found!).sort()).toEqual(
      ['game', 'host', 'id', 'moved', 'players', 'seats', 'state', 'title', 'visibility'].sort(),
    )
    const { invitation } = (await ben!.ask<TableCard>('GET', `/tables/${played.id}`)).body
    expect(JSON.stringify(await find(''))).not.toContain(invitation)
    await ben!.ask('POST', `/tables/${played.id}/chat`, { text: 'Private' })
    for (const path of [
      `/tables/${played.id}`,
      `/tables/${played.id}/chat`,
      `/games/${played.id}`,
      `/games/${played.id}/moves/0`,
      `/games/${played.id}/file`,
      `/games/${played.id}/decisions`,
    ])
      expect((await mod.ask('GET', path)).status, path).toBe(404)
    expect((await mod.ask('DELETE', `/site/tables/${played.id}/chat/0`, {})).status).toBe(404)
    expect((await mod.ask<unknown[]>('GET', `/views?tables=${played.id}`)).body).toEqual([])
    // and at an open one as much as anybody
    const stranger = askServerWith(services)
    const { change } = (await stranger<GameOpened>('GET', `/games/${open.id}`)).body
    const seen = (await mod.ask<GameOpened>('GET', `/games/${open.id}`)).body
    expect([seen.change, seen.viewer, seen.table.invitation]).toEqual([change, null, null])
  })

  test('they close one that waits, and whoever was there reads why', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    const both = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable(both, { title: 'Buy my pills' })
    const path = `/site/tables/${id}`
    expect((await mod.ask('DELETE', path, { reason: 'Spam', proof: { password: 'wrong' } })).body).toEqual({
      trouble: 'password',
    })
    expect((await mod.ask('DELETE', path, { proof })).status).toBe(400)
    expect((await mod.ask('DELETE', path, { reason: 'Spam', proof })).body).toEqual({})
    expect((await mod.ask('DELETE', path, { reason: 'Spam', proof })).body).toMatchObject({
      trouble: 'closed',
    })
    expect((await mod.ask('DELETE', '/site/tables/nowhere', { reason: 'Spam', proof })).body).toEqual({
      trouble: 'missing',
    })
    expect(await both[1]!.ask('GET', `/tables/${id}`)).toEqual({
      status: 404,
      body: { trouble: 'closed', reason: 'Spam' },
    })
    expect((await both[1]!.ask('GET', '/tables/nowhere')).body).toEqual({ trouble: 'missing' })
    expect(await logOf(mod)).toContainEqual(
      expect.objectContaining({
        act: 'close',
        by: 'Mod',
        reason: 'Spam',
        table: { id, title: 'Buy my pills' },
      }),
    )
  })

  test('they end a game that is served, and its players read why', async () => {
    const [services, other] = await two()
    const mod = await moderator(services)
    const both = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable(both)
    for (let moves = 0; moves < 3; moves++) await moveOn(other, id, both)
    expect((await mod.ask('DELETE', `/site/tables/${id}`, { reason: 'Quarrel', proof })).body).toEqual({})
    expect((await mod.ask('DELETE', `/site/tables/${id}`, { reason: 'Quarrel', proof })).body).toEqual({
      trouble: 'state',
    })
    for (const { ask, at } of both) {
      const { body } = await ask<GameOpened>('GET', `/games/${id}`)
      expect(body.table).toMatchObject({ state: 'ended', closed: true, closedReason: 'Quarrel', scores: [] })
      expect(body.change.seq).toBe(3)
      expect((await at(other)('POST', `/games/${id}/undo`, { seq: 3 })).body).toEqual({ trouble: 'state' })
    }
    expect(await services.db.all('select seq from snapshots where game_id = ? and seq = 3', id)).toEqual([
      { seq: 3 },
    ])
  })

  test('they end one whose rules are no more', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    const { id } = await begunTable(await people(services, 'Ada', 'Ben'))
    await services.db.run('update games set version = 0 where id = ?', id)
    expect((await mod.ask('DELETE', `/site/tables/${id}`, { reason: 'Old', proof })).status).toBe(200)
  })

  test('they delete what was said where they may look on, once', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    const [ada, mal] = await people(services, 'Ada', 'Mal')
    const { id } = await begunTable([ada!, mal!])
    for (const text of ['Hello', 'Insult']) await mal!.ask('POST', `/tables/${id}/chat`, { text })
    const path = `/site/tables/${id}/chat/1`
    expect((await mod.ask('DELETE', path, { reason: 'Insult' })).body).toMatchObject({
      text: '',
      deleted: true,
      deletedBy: 'site',
    })
    expect((await mod.ask('DELETE', path, {})).status).toBe(200)
    expect((await mod.ask('DELETE', `/site/tables/${id}/chat/7`, {})).status).toBe(404)
    expect(
      (await ada!.ask<{ text: string }[]>('GET', `/tables/${id}/chat`)).body.map(({ text }) => text),
    ).toEqual(['Hello', ''])
    const entries = (await logOf(mod)).filter(({ act }) => act === 'remove-message')
    expect(entries).toMatchObject([{ by: 'Mod', account: 'Mal', reason: 'Insult', table: { id } }])
    expect(JSON.stringify(entries)).not.toContain('Hello')
  })
})

describeStores('the log of the site', ({ fresh }) => {
  test('commands write to it, too, and what came to nothing is not in it', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    await registered(services, 'Mal')
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await begunTable([ada!, ben!])
    await ben!.ask('POST', `/tables/${id}/chat`, { text: 'Insult' })
    const acts = [
      () => banUser(services, 'Mal', { until: null, reason: 'Insults' }),
      () => unbanUser(services, 'Mal', 'Sorry'),
      () => unbanUser(services, 'Mal'),
      () => resetFactors(services, 'Mal'),
      () => removeMessageBySite(services, id, 0, 'Insult'),
      () => removeMessageBySite(services, id, 9),
      () => closeTableBySite(services, id, async () => undefined, 'Spam'),
      () => closeTableBySite(services, id, async () => undefined),
      () => setModerator(services, 'Mal', true),
      () => setModerator(services, 'Mal', false),
    ]
    for (const act of acts) {
      services.time++
      await act()
    }
    const log = await logOf(mod)
    expect(log.map(({ act, by, reason = '' }) => [act, by, reason])).toEqual([
      ['no-moderator', null, ''],
      ['moderator', null, ''],
      ['close', null, 'Spam'],
      ['remove-message', null, 'Insult'],
      ['reset-factor', null, ''],
      ['unban', null, 'Sorry'],
      ['ban', null, 'Insults'],
      ['moderator', null, ''],
    ])
  })

  test('it only grows', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    for (const change of [
      "update site_log set reason = 'another'",
      'delete from site_log',
      "update site_log set act = 'ban' where act = 'moderator'",
    ])
      await expect(services.db.run(change), change).rejects.toThrow(/only grows/)
    expect(await logOf(mod)).toMatchObject([{ act: 'moderator' }])
  })

  test('it is read page by page, under the names of now, and a backup has it', async () => {
    const services = await fresh()
    const mod = await moderator(services)
    const mal = await registered(services, 'Mal')
    for (let count = 0; count < SITE_LOG_PAGE; count++) {
      // several at the same time, too
      if (count % 3 === 0) services.time++
      await banUser(services, 'Mal', { until: null, reason: `Insult ${count}` })
    }
    await services.db.run("update users set name = 'Malcolm' where id = ?", mal.id)
    const first = await logOf(mod)
    expect(first.length).toBe(SITE_LOG_PAGE)
    expect(first[0]).toMatchObject({ account: 'Malcolm' })
    const { body: rest } = await mod.ask<SiteLogEntry[]>('GET', `/site/log?before=${first.at(-1)!.id}`)
    expect(rest).toMatchObject([{ act: 'moderator' }])
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(SITE_LOG_PAGE + 1)

    const lines: string[] = []
    await backUp(services.db, async (line) => lines.push(...line.trimEnd().split('\n')))
    const elsewhere = await fresh()
    await restoreBackup(
      elsewhere.db,
      (async function* () {
        yield* lines
      })(),
    )
    expect(await moderators(elsewhere.db)).toEqual(['Mod'])
    const { count } = (await elsewhere.db.get<{ count: number }>('select count(*) as count from site_log'))!
    expect(count).toBe(SITE_LOG_PAGE + 1)
  })
})
