import { afterEach, expect, test } from 'vitest'
import { type Person, people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { waitingTable } from '../testing/tables.ts'
import type { LiveConnection } from './connection.ts'
import { parseNews } from './news.ts'
import { PRESENCE_MS, presenceOf } from './presence.ts'

const connectionOf = (who: Person | null, ...invitations: readonly [string, string][]): LiveConnection => ({
  visitor: who && { id: who.id, name: who.name, guest: false },
  watching: new Map(),
  invitations: new Map(invitations),
  lobby: false,
  push() {},
  mustWait: () => false,
  unwatch() {},
})

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

/** A process at whose one table connections come and go, and what it told them. */
function processAt(services: TestServices, table: string) {
  const connections = new Set<LiveConnection>()
  const told: string[] = []
  const heard: string[] = []
  const presence = presenceOf(
    services,
    () => [...connections],
    () => told.push(JSON.stringify(presence.at(table))),
  )
  const stop = services.db.subscribe((text) => {
    heard.push(text)
    const news = parseNews(text)
    if (news.kind === 'present') presence.onNews(news)
  })
  /** It is killed: it says nothing any more. */
  const end = () => {
    presence.close()
    stop()
  }
  ending.push(end)
  return {
    told,
    heard,
    end,
    repeat: presence.repeat,
    comes(connection: LiveConnection) {
      connections.add(connection)
      presence.announceSoon(table)
    },
    goes(connection: LiveConnection) {
      connections.delete(connection)
      presence.announceSoon(table)
    },
    knows: (here: readonly Person[], watching: number) =>
      expect
        .poll(() => presence.at(table), { timeout: 10_000 })
        .toEqual({ here: here.map(({ id }) => id).sort(), watching }),
  }
}

describeStores('who has a table open', ({ two }) => {
  test('is known in every process: who of the table, and how many others', async () => {
    const [services, other] = await two()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id } = await waitingTable([ada!, ben!])
    const [one, another] = [processAt(services, id), processAt(other, id)]
    const [adas, again, bens] = [connectionOf(ada!), connectionOf(ada!), connectionOf(ben!)]
    for (const connection of [adas, again, connectionOf(cy!), connectionOf(null), connectionOf(null)])
      one.comes(connection)
    await one.knows([ada!], 3)
    expect(one.told).toHaveLength(1)
    another.comes(bens)
    await another.knows([ada!, ben!], 3)
    await one.knows([ada!, ben!], 3)
    one.goes(adas)
    another.goes(bens)
    await one.knows([ada!], 3)
    expect(one.told).toHaveLength(3)
    one.goes(again)
    await one.knows([], 3)
  })

  test('changes with the seats, and leaves out whoever may not look', async () => {
    const [services] = await two()
    const [ada, ben, cy] = await people(services, 'Ada', 'Ben', 'Cy')
    const { id, invitation } = await waitingTable([ada!, ben!], { visibility: 'unlisted' })
    const one = processAt(services, id)
    const bens = connectionOf(ben!, [id, invitation!])
    for (const connection of [connectionOf(ada!), bens, connectionOf(cy!), connectionOf(null, [id, 'guess'])])
      one.comes(connection)
    await one.knows([ada!, ben!], 0)
    await ben!.ask('POST', `/tables/${id}/leave`)
    one.comes(bens)
    await one.knows([ada!], 1)
  })

  test('lasts only as long as somebody says so: a process that was killed is forgotten', async () => {
    const [services, other] = await two()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id } = await waitingTable([ada!, ben!])
    const [one, killed] = [processAt(services, id), processAt(other, id)]
    one.comes(connectionOf(ada!))
    killed.comes(connectionOf(ben!))
    await one.knows([ada!, ben!], 0)
    const heard = one.heard.length
    services.time += PRESENCE_MS * 0.75
    killed.repeat()
    await expect.poll(() => one.heard.length, { timeout: 10_000 }).toBeGreaterThan(heard)
    services.time += PRESENCE_MS * 0.75
    one.repeat()
    await one.knows([ada!, ben!], 0)
    killed.end()
    const told = one.told.length
    const later = () => {
      services.time += PRESENCE_MS + 1
      one.repeat()
      return one.told.length
    }
    await expect.poll(later, { timeout: 10_000 }).toBe(told + 1)
    await one.knows([ada!], 0)
  })
})
