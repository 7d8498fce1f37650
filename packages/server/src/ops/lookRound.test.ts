import { expect, test } from 'vitest'
import { people } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { waitingTable } from '../testing/tables.ts'
import { lookRound } from './lookRound.ts'

const YEAR = 365 * 24 * 60 * 60_000

describeStores('what is due by itself', ({ fresh }) => {
  test('throws nothing away by a clock that was set wrong', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable([ada!, ben!])
    services.time += YEAR
    await lookRound(services, () => false)
    expect((await ada!.ask('GET', '/me')).status).toBe(401)
    services.time -= YEAR
    expect((await ada!.ask('GET', '/me')).status).toBe(200)
    expect((await ben!.ask('GET', `/tables/${id}`)).status).toBe(200)

    services.time += YEAR
    await lookRound(services, () => true)
    services.time -= YEAR
    expect((await ada!.ask('GET', '/me')).status).toBe(401)
    expect(await services.db.all('select 1 from games')).toEqual([])
  })
})
