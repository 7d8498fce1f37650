import type { Ballot, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { sendDue } from '../notices/send.ts'
import { GRACE } from '../notices/turns.ts'
import { backUp, restoreBackup } from '../ops/backup.ts'
import { browser } from '../testing/browser.ts'
import { moveUntilAsked } from '../testing/moves.ts'
import { type Person, people, person } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable, waitingTable } from '../testing/tables.ts'
import { bannedUsers, banUser, liftLapsedBans, unbanUser } from './bans.ts'
import { beginSession, COOKIE, visitorOf } from './sessions.ts'

const FOR_EVER = { until: null, reason: null }
const PASSWORD = 'correct horse'

describeStores('accounts that are banned', ({ fresh, two }) => {
  test('nobody logs in to one, and it is said until when and why', async () => {
    const services = await fresh()
    const mal = browser(services)
    await mal.ask('POST', '/account', { name: 'Mal', password: PASSWORD })
    const until = services.now() + 1000
    const outcome = await banUser(services, 'mal', { until, reason: 'Insults' })
    expect(outcome).toEqual({ name: 'Mal', sessions: 1, left: 0, playing: 0 })
    expect((await mal.ask('GET', '/session')).body.me).toBeNull()
    expect((await mal.ask('GET', '/me')).status).toBe(401)
    const logIn = (password: string) => mal.ask('POST', '/session', { name: 'Mal', password })
    const answer = await logIn(PASSWORD)
    expect(answer.status).toBe(403)
    expect(answer.body).toEqual({ trouble: 'banned', until, reason: 'Insults' })
    expect(answer.headers.getSetCookie()).toEqual([])
    // whoever does not know the password learns nothing of it
    expect((await logIn('another one')).body).toEqual({ trouble: 'password' })
    expect(await bannedUsers(services.db)).toEqual([
      { name: 'Mal', since: services.now(), until, reason: 'Insults' },
    ])
    await banUser(services, 'Mal', FOR_EVER)
    expect((await logIn(PASSWORD)).body).toEqual({ trouble: 'banned' })
    expect(await unbanUser(services, 'Mal')).toBe(true)
    expect((await logIn(PASSWORD)).status).toBe(200)
    expect(await unbanUser(services, 'Mal')).toBe(false)
    expect(await unbanUser(services, 'Nobody')).toBeNull()
    expect(await banUser(services, 'Nobody', FOR_EVER)).toBeNull()
  })

  test('its sessions are worth nothing in any process, one that begins meanwhile included', async () => {
    const [services, other] = await two()
    const mal = await person(services, 'Mal')
    await services.db.run('update users set name_key = ? where id = ?', 'mal', mal.id)
    await banUser(services, 'Mal', FOR_EVER)
    for (const process of [services, other]) expect((await mal.at(process)('GET', '/me')).status).toBe(401)
    const late = await beginSession(services, mal.id, COOKIE)
    expect(await visitorOf(other, `${COOKIE}=${late}`)).toBeNull()
  })

  test('its name and address stay taken, and letters that were sent before open nothing', async () => {
    const services = await fresh()
    const mal = browser(services)
    await mal.ask('POST', '/account', { name: 'Mallory', password: PASSWORD })
    await services.db.run("update users set email = 'mal@example.org' where name = 'Mallory'")
    await banUser(services, 'mal@example.org', FOR_EVER)
    for (const name of ['Mallory', 'mallory', 'MaIIory']) {
      const given = { name, password: PASSWORD }
      expect((await browser(services).ask('POST', '/account', given)).body).toEqual({ trouble: 'taken' })
    }
    expect(await services.db.all('select 1 from resets union all select 1 from confirmations')).toEqual([])
  })

  test('a ban ends by itself', async () => {
    const services = await fresh()
    const mal = browser(services)
    await mal.ask('POST', '/account', { name: 'Mal', password: PASSWORD })
    await banUser(services, 'Mal', { until: services.now() + 1000, reason: null })
    await liftLapsedBans(services)
    expect((await mal.ask('POST', '/session', { name: 'Mal', password: PASSWORD })).status).toBe(403)
    services.time += 1000
    await liftLapsedBans(services)
    expect((await mal.ask('POST', '/session', { name: 'Mal', password: PASSWORD })).status).toBe(200)
  })

  test('tables that wait are left, and its own are closed', async () => {
    const services = await fresh()
    const [ada, mal] = await named(services, 'Ada', 'Mal')
    const own = await waitingTable([mal!, ada!])
    const other = await waitingTable([ada!, mal!])
    const heard: string[] = []
    services.db.subscribe((text) => heard.push(text))
    expect(await banUser(services, 'Mal', FOR_EVER)).toMatchObject({ left: 2 })
    expect((await ada!.ask('GET', `/tables/${own.id}`)).status).toBe(404)
    const { seats } = (await ada!.ask<TableCard>('GET', `/tables/${other.id}`)).body
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
    await expect.poll(() => heard).toContain(`gone ${own.id} site`)
    expect(heard).toContain(`sessions ${mal!.id}`)
  })

  test('a bot takes over at once, and nobody waits for the word of somebody who is banned', async () => {
    const services = await fresh()
    const [ada, mal, zoe] = await named(services, 'Ada', 'Mal', 'Zoe')
    const all = [ada!, mal!, zoe!]
    const { id } = await begunTable(all)
    await moveUntilAsked(services, id, all, 0)
    const remove = (subject: number) =>
      ada!.ask<Ballot[]>('POST', `/tables/${id}/ballots`, { kind: 'remove', subject })
    expect((await remove(1)).body).toEqual({ trouble: 'early' })
    for (const name of ['Mal', 'Zoe'])
      expect(await banUser(services, name, FOR_EVER)).toMatchObject({ playing: 1 })
    const card = async () => (await ada!.ask<TableCard>('GET', `/tables/${id}`)).body
    expect((await card()).seats.map(({ banned = false }) => banned)).toEqual([false, true, true])
    expect((await remove(1)).status).toBe(200)
    expect((await card()).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person'])
    await unbanUser(services, 'Zoe')
    expect((await card()).seats.some(({ banned }) => banned)).toBe(false)
    expect((await remove(2)).body).toEqual({ trouble: 'early' })
  })

  test('a ballot about somebody who is banned stands until all others have agreed', async () => {
    const services = await fresh()
    const [ada, ben, mal] = await named(services, 'Ada', 'Ben', 'Mal')
    const { id } = await begunTable([ada!, ben!, mal!])
    await banUser(services, 'Mal', FOR_EVER)
    const given = { kind: 'remove', subject: 2 }
    const open = [{ ...given, agreed: [0], open: [1] }]
    expect((await ada!.ask('POST', `/tables/${id}/ballots`, given)).body).toEqual(open)
    expect((await ben!.ask('GET', `/tables/${id}/ballots`)).body).toEqual(open)
    await ben!.ask('POST', `/tables/${id}/ballots/remove/2`, { agree: true })
    expect((await ben!.ask<TableCard>('GET', `/tables/${id}`)).body.seats[2]!.kind).toBe('bot')
  })

  test('nobody who is banned is told that it is their turn', async () => {
    const services = await fresh()
    const letters: string[] = []
    services.mail = async ({ to }) => void letters.push(to)
    const [ada, mal] = await named(services, 'Ada', 'Mal')
    for (const { id, name } of [ada!, mal!]) {
      await services.db.run('update users set email = ? where id = ?', `${name}@example.org`, id)
      await services.db.run(
        "insert into channels (id, user_id, kind, target, created) values (?, ?, 'mail', '', 0)",
        `channel of ${name}`,
        id,
      )
    }
    const { id } = await begunTable([ada!, mal!], { pace: 'turns' })
    await moveUntilAsked(services, id, [ada!, mal!], 1)
    await banUser(services, 'Mal', FOR_EVER)
    services.time += GRACE.turns
    await sendDue(services)
    expect(letters.filter((to) => to.startsWith('Mal'))).toEqual([])
  })

  test('whoever is being banned does not give the name up by leaving for good', async () => {
    const services = await fresh()
    const gil = await person(services, 'Gil', 'guest')
    await services.db.run('insert into bans (user_id, since) values (?, 0)', gil.id)
    expect((await gil.ask('DELETE', '/me', {})).status).toBe(401)
    expect(await services.db.get('select name from users where id = ?', gil.id)).toEqual({ name: 'Gil' })
  })

  test('a backup has who is banned', async () => {
    const services = await fresh()
    await named(services, 'Mal')
    await banUser(services, 'Mal', { until: 5, reason: 'Insults' })
    const lines: string[] = []
    await backUp(services.db, async (line) => lines.push(...line.trimEnd().split('\n')))
    const elsewhere = await fresh()
    await restoreBackup(
      elsewhere.db,
      (async function* () {
        yield* lines
      })(),
    )
    expect(await bannedUsers(elsewhere.db)).toMatchObject([{ name: 'Mal', until: 5, reason: 'Insults' }])
  })
})

/** People whose names are as those of accounts are. */
async function named(services: Parameters<typeof person>[0], ...names: string[]): Promise<Person[]> {
  const all = await people(services, ...names)
  for (const { id, name } of all)
    await services.db.run('update users set name_key = ? where id = ?', name.toLowerCase(), id)
  return all
}
