import { expect, test } from 'vitest'
import { person } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { beginSession, COOKIE, endSessions, SAFE_COOKIE, sessionOf, visitorOf } from './sessions.ts'
import { tidyAccounts } from './tidy.ts'
import { newToken } from './tokens.ts'

const DAY = 24 * 60 * 60_000

describeStores('sessions', ({ fresh }) => {
  test('whoever brings the cookie is known, for as long as it is used', async () => {
    const services = await fresh()
    const { id } = await person(services, 'Ada')
    const cookies = `other=1; ${COOKIE}=${await beginSession(services, id, COOKIE)}`
    expect(await visitorOf(services, cookies)).toEqual({ id, name: 'Ada', guest: false })
    for (let months = 0; months < 3; months++) {
      services.time += 29 * DAY
      expect(await visitorOf(services, cookies)).toMatchObject({ id })
    }
    services.time += 30 * DAY
    expect(await visitorOf(services, cookies)).toBeNull()
  })

  test('a guest is a guest', async () => {
    const services = await fresh()
    const { id } = await person(services, 'Ada', 'guest')
    const cookies = `${COOKIE}=${await beginSession(services, id, COOKIE)}`
    expect(await visitorOf(services, cookies)).toEqual({ id, name: 'Ada', guest: true })
  })

  test('what is stored is worth nothing in a cookie', async () => {
    const services = await fresh()
    const { id } = await person(services, 'Ada')
    const token = await beginSession(services, id, COOKIE)
    const rows = await services.db.all<{ token: string }>('select token from sessions')
    expect(rows.map((row) => row.token)).not.toContain(token)
    for (const row of rows) expect(await visitorOf(services, `${COOKIE}=${row.token}`)).toBeNull()
  })

  test('nobody comes with a made-up cookie, another name for it, or none', async () => {
    const services = await fresh()
    const { id } = await person(services, 'Ada')
    const token = await beginSession(services, id, SAFE_COOKIE)
    expect(await visitorOf(services, `${SAFE_COOKIE}=${token}`)).toMatchObject({ id })
    const forged = [
      `${COOKIE}=${token}`,
      `${COOKIE}=${newToken()}`,
      `${COOKIE}=${id}`,
      `${COOKIE}=`,
      `${COOKIE}=' or '1'='1`,
      `${SAFE_COOKIE}=${token}x`,
      `${SAFE_COOKIE}=${token.slice(0, -1)}`,
      `${SAFE_COOKIE}=${token.toLowerCase()}`,
      `${SAFE_COOKIE}=%00`,
      `${SAFE_COOKIE}=${'x'.repeat(10_000)}`,
      '=;;;=',
      '',
      undefined,
      null,
    ]
    for (const cookies of forged) expect(await visitorOf(services, cookies)).toBeNull()
  })

  test('all sessions end but one', async () => {
    const services = await fresh()
    const { id } = await person(services, 'Ada')
    const [one, other] = [await beginSession(services, id, COOKIE), await beginSession(services, id, COOKIE)]
    await endSessions(services.db, id, sessionOf(`${COOKIE}=${one}`))
    expect(await visitorOf(services, `${COOKIE}=${one}`)).toMatchObject({ id })
    expect(await visitorOf(services, `${COOKIE}=${other}`)).toBeNull()
    await endSessions(services.db, id)
    expect(await visitorOf(services, `${COOKIE}=${one}`)).toBeNull()
  })

  test('what is over is thrown away', async () => {
    const services = await fresh()
    const { id } = await person(services, 'Ada')
    services.time += 20 * DAY
    const cookies = `${COOKIE}=${await beginSession(services, id, COOKIE)}`
    services.time += 15 * DAY
    await tidyAccounts(services)
    expect(await services.db.get('select count(*) as count from sessions')).toEqual({ count: 1 })
    expect(await visitorOf(services, cookies)).toMatchObject({ id })
  })
})
