import { type TableCard, WAITING_DAYS } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { people } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable, NEW_TABLE, waitingTable } from '../testing/tables.ts'
import { closeExpired } from './expiry.ts'

const DAY = 24 * 60 * 60_000

describeStores('tables that wait', ({ two }) => {
  test('are taken away when nobody has come for long, and no others', async () => {
    const [services, other] = await two()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const old = await waitingTable([ada!])
    const joined = await waitingTable([ada!])
    const begun = await begunTable([ada!, ben!])
    services.time += (WAITING_DAYS - 1) * DAY
    await cy!.ask('POST', `/tables/${joined.id}/join`, {})
    await closeExpired(services)
    expect((await ada!.ask('GET', `/tables/${old.id}`)).status).toBe(200)
    services.time += DAY + 1
    other.time = services.time
    await Promise.all([closeExpired(services), closeExpired(other)])
    expect((await ada!.ask('GET', `/tables/${old.id}`)).status).toBe(404)
    for (const { id } of [joined, begun]) expect((await ada!.ask('GET', `/tables/${id}`)).status).toBe(200)
  })

  test('few accounts of one address do not fill the lobby', async () => {
    const [services, other] = await two()
    const { waiting, waitingAtAddress } = services.limits.tables
    const hosts = await people(services, 'Ada', 'Ben', 'Cy', 'Dan', 'Eve', 'Flo', 'Gil')
    let made = 0
    for (const host of hosts)
      for (let count = 0; count < waiting; count++)
        if ((await host.at(count % 2 ? services : other)('POST', '/tables', NEW_TABLE)).status === 200) made++
    expect(made).toBe(waitingAtAddress)
    const refused = await hosts.at(-1)!.ask('POST', '/tables', NEW_TABLE)
    expect(refused).toEqual({ status: 409, body: { trouble: 'many' } })
    const mine = (await hosts[0]!.ask<TableCard[]>('GET', '/tables?list=mine')).body
    expect(mine).toHaveLength(waiting)
    await hosts[0]!.ask('DELETE', `/tables/${mine[0]!.id}`)
    expect((await hosts.at(-1)!.ask('POST', '/tables', NEW_TABLE)).status).toBe(200)
  })
})
