import { scryptSync } from 'node:crypto'
import type { Me } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { addUser } from '../store/users.ts'
import { browser } from '../testing/browser.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { askedByOwner, type HashQueueSize, hashQueueOf } from './hashQueue.ts'
import { isAddressOf } from './knownAddresses.ts'
import { newId } from './tokens.ts'

/** Stored at a cost at which a test has many of them worked on. */
function cheapHash(password: string): string {
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 })
  return `scrypt$10$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
}

const PASSWORD = 'correct horse'
const from = (address: string) => ({ 'X-Forwarded-For': address })

async function withAccounts(services: TestServices, ...names: readonly string[]): Promise<void> {
  services.trustProxy = true
  const password = cheapHash(PASSWORD)
  for (const name of names)
    await addUser(services.db, { id: newId(), name, unconfirmed: null, password, settings: {}, created: 0 })
}

/** A queue in which somebody is worked on until it is released, so that all others wait; and in which order they were served. */
function busyQueue(services: TestServices, size: HashQueueSize) {
  let release = () => {}
  const queue = hashQueueOf(size)
  void queue.enter(askedByOwner('somebody'), () => new Promise<void>((done) => (release = done)))
  const served: string[] = []
  services.hashQueue = {
    enter: (asker, work) =>
      queue.enter(asker, () => {
        served.push(asker.who)
        return work()
      }),
  }
  return { served, release: () => release() }
}

describeStores('logging in', ({ fresh }) => {
  test('of 240 who try from 40 addresses those go first who are known, and nobody waits behind all of them', async () => {
    const services = await fresh()
    const api = apiOf(services)
    const names = Array.from({ length: 40 }, (_, index) => `Name${index}`)
    await withAccounts(services, ...names, 'Ada', 'Ben', 'Cid')
    const answers: (readonly [who: string, status: number])[] = []
    const logIn = async (who: string, password: string, address: string, page = browser(services, api)) => {
      const { status, headers } = await page.ask<Me>(
        'POST',
        '/session',
        { name: who, password },
        from(address),
      )
      answers.push([who, status])
      expect(headers.get('Retry-After')).toBe(status === 503 ? '10' : null)
    }
    const idOf = async (name: string) =>
      (await services.db.get<{ id: string }>('select id from users where name = ?', name))!.id
    const refused = () => answers.filter(([, status]) => status === 503).length

    const known = browser(services, api)
    await logIn('Ada', PASSWORD, '203.0.113.1', known)
    await logIn('Ben', PASSWORD, '203.0.113.2')
    await known.ask('DELETE', '/session')
    expect(answers.splice(0)).toEqual([
      ['Ada', 200],
      ['Ben', 200],
    ])

    const { served, release } = busyQueue(services, { atOnce: 1, waiting: 100 })
    const attack = names.flatMap((name, index) =>
      Array.from({ length: 6 }, (_, turn) =>
        logIn(name, `wrong ${turn}`, `198.18.0.${(index + turn) % names.length}`),
      ),
    )
    await expect.poll(refused, { timeout: 50_000 }).toBe(140)
    const stranger = logIn('Cid', PASSWORD, '203.0.113.3')
    await expect.poll(refused).toBe(141)
    const byAddress = logIn('Ben', PASSWORD, '203.0.113.2')
    await expect.poll(refused).toBe(142)
    const byBrowser = logIn('Ada', PASSWORD, '203.0.113.4', known)
    await expect.poll(refused).toBe(143)
    release()
    await Promise.all([...attack, stranger, byAddress, byBrowser])

    expect(served.slice(0, 2)).toEqual([await idOf('Ben'), await idOf('Ada')])
    expect(served.indexOf('203.0.113.3')).toBeLessThanOrEqual(2 + names.length)
    expect(served).toHaveLength(100)
    const statusesOf = (of: (who: string) => boolean) =>
      new Set(answers.filter(([who, status]) => of(who) && status !== 503).map(([, status]) => status))
    expect(statusesOf((who) => names.includes(who))).toEqual(new Set([401]))
    expect(statusesOf((who) => !names.includes(who))).toEqual(new Set([200]))
  })

  test('whoever finds no room is told so, and has not tried in vain', async () => {
    const services = await fresh()
    await withAccounts(services, 'Ada')
    const { release } = busyQueue(services, { atOnce: 1, waiting: 0 })
    const page = browser(services)
    const logIn = () => page.ask('POST', '/session', { name: 'Ada', password: PASSWORD })
    for (let count = 0; count < services.limits.logIn.most + 2; count++)
      expect(await logIn()).toMatchObject({ status: 503, body: { trouble: 'busy', seconds: 10 } })
    release()
    await expect.poll(async () => (await logIn()).status).toBe(200)
  })

  test('from where somebody has logged in is forgotten after a month, and stands nowhere', async () => {
    const services = await fresh()
    await withAccounts(services, 'Ada', 'Ben')
    const logIn = (name: string) =>
      browser(services).ask('POST', '/session', { name, password: PASSWORD }, from('203.0.113.7'))
    await logIn('Ada')
    await logIn('Ben')
    const rows = await services.db.all<{ address: string }>('select * from known_addresses')
    expect(new Set(rows.map(({ address }) => address)).size).toBe(2)
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7')

    const [ada] = await services.db.all<{ id: string }>("select id from users where name = 'Ada'")
    expect(await isAddressOf(services, '203.0.113.7', ada!.id)).toBe(true)
    expect(await isAddressOf(services, '203.0.113.8', ada!.id)).toBe(false)
    services.time += 30 * 24 * 60 * 60_000
    expect(await isAddressOf(services, '203.0.113.7', ada!.id)).toBe(false)
  })
})
