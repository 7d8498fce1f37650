import { expect, test } from 'vitest'
import type { Limits } from '../accounts/limits.ts'
import { askServerWith, type PersonAnswer, people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { NEW_TABLE } from '../testing/tables.ts'

/** Of what is counted in buckets so much, and nothing comes back while the clock stands. */
const RATE = { most: 20, perSecond: 1 }
const BACKOFF = { most: 3, within: 600_000, wait: 600_000 }
const MUCH = { most: 1000, perSecond: 1000 }

/** So many attempts more may be made in the other process: each keeps a tenth to itself. */
const MORE = 3

/** One attempt at some process, always of the same person. */
type Attempt = (at: TestServices) => Promise<PersonAnswer<unknown>>

/** What a limit is set to, and who tries it. */
type Trial = readonly [limits: Partial<Limits>, begin: (services: TestServices) => Promise<Attempt>]

/** Somebody with an account, or nobody who is known, asks for this; the number is another each time. */
const asks =
  (who: 'account' | 'nobody', method: string, path: string, bodyOf?: (number: number) => object): Trial[1] =>
  async (services) => {
    const [ada] = await people(services, 'Ada')
    let number = 0
    return (at) => (who === 'account' ? ada!.at(at) : askServerWith(at))(method, path, bodyOf?.(number++))
  }

const setsUpTables =
  (accounts: number, { begins = false } = {}): Trial[1] =>
  async (services) => {
    const hosts = await people(services, ...Array.from({ length: accounts }, (_, number) => `Host ${number}`))
    const bots = begins ? [1, 2].map((seat) => ({ seat, bot: 'random' })) : []
    let next = 0
    return async (at) => {
      const ask = hosts[next++ % accounts]!.at(at)
      const made = await ask<{ id: string }>('POST', '/tables', { ...NEW_TABLE, bots })
      return begins && made.status === 200 ? ask('POST', `/tables/${made.body.id}/start`, {}) : made
    }
  }

const probesChannel =
  (wait: number): Trial[1] =>
  async (services) => {
    const [ada] = await people(services, 'Ada')
    const webhook = { kind: 'webhook', address: 'https://127.0.0.1:1/' }
    const { body } = await ada!.ask<{ id: string }>('POST', '/me/channels', webhook)
    return (at) => {
      at.time += wait
      return ada!.at(at)('POST', `/me/channels/${body.id}/test`)
    }
  }

const ofTables = (given: Partial<Limits['tables']>): Partial<Limits> => ({
  tables: { waiting: 1000, playing: 1000, waitingAtAddress: 1000, rate: MUCH, ...given },
})

/** Every limit but those of live lines (`live/`) and of processors (`guardCost.test.ts`). */
const TRIALS: Readonly<
  Record<Exclude<keyof Limits, 'connections' | 'sending' | 'processor'>, Readonly<Record<string, Trial>>>
> = {
  writes: {
    account: [{ writes: { account: RATE, address: MUCH } }, asks('account', 'PATCH', '/me', () => ({}))],
    address: [{ writes: { account: MUCH, address: RATE } }, asks('nobody', 'PATCH', '/me', () => ({}))],
  },
  reads: {
    account: [{ reads: RATE }, asks('account', 'GET', '/games/abcdefgh')],
    address: [{ reads: RATE }, asks('nobody', 'GET', '/games/abcdefgh')],
  },
  lists: { address: [{ lists: RATE }, asks('nobody', 'GET', '/tables?list=open')] },
  tables: {
    rate: [ofTables({ rate: RATE }), setsUpTables(1)],
    waiting: [ofTables({ waiting: 3 }), setsUpTables(1)],
    waitingAtAddress: [ofTables({ waitingAtAddress: 3 }), setsUpTables(5)],
    playing: [ofTables({ playing: 2 }), setsUpTables(1, { begins: true })],
  },
  logIn: {
    password: [
      { logIn: BACKOFF },
      asks('nobody', 'POST', '/session', () => ({ name: 'Ada', password: 'no' })),
    ],
  },
  register: {
    guest: [{ register: BACKOFF }, asks('nobody', 'POST', '/invitations/abcdefgh', () => ({ name: 'Gus' }))],
  },
  reset: { name: [{ reset: BACKOFF }, asks('nobody', 'POST', '/resets', () => ({ name: 'Ada' }))] },
  letters: {
    address: [
      { letters: BACKOFF },
      asks('nobody', 'POST', '/account', (number) => ({
        ...{ name: `Bea ${number}`, password: 'correct horse', email: 'bea@example.org' },
      })),
    ],
  },
  channelProbes: {
    next: [{ channelProbes: { next: BACKOFF, daily: { ...BACKOFF, most: 1000 } } }, probesChannel(0)],
    daily: [{ channelProbes: { next: { ...BACKOFF, most: 1000 }, daily: BACKOFF } }, probesChannel(1000)],
  },
  renames: {
    name: [{ renames: BACKOFF }, asks('account', 'PATCH', '/me', (number) => ({ name: `Cy ${number}` }))],
  },
}

describeStores('a limit', ({ fresh, two }) => {
  const all = Object.entries(TRIALS).flatMap(([what, trials]) =>
    Object.entries(trials).map(([of, trial]): [string, Trial] => [`${what}, ${of}`, trial]),
  )
  test.each(all)('is one for both processes: %s', async (_, [limits, begin]) => {
    const [one, other] = await two()
    for (const services of [one, other]) {
      services.mail = async () => {}
      services.limits = { ...services.limits, writes: { account: MUCH, address: MUCH }, ...limits }
    }
    const attempt = await begin(one)
    const isRefused = async (at: TestServices) => {
      const { status, body } = await attempt(at)
      const refused = ['often', 'many'].includes((body as { trouble: string }).trouble)
      expect(refused).toBe(status === 429 || status === 409)
      await at.buckets.share()
      return refused
    }
    let made = 0
    while (!(await isRefused(one))) expect(++made).toBeLessThan(25)
    expect(made).toBeGreaterThan(1)
    let more = 0
    while (!(await isRefused(other))) expect(++more).toBeLessThanOrEqual(MORE)
  })

  test('keeps those waiting alone for whom it is', async () => {
    const services = await fresh()
    services.limits = { ...services.limits, reads: RATE }
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const look = async (who = ada!) => (await who.ask('GET', '/games/abcdefgh')).status
    for (let count = 0; count < RATE.most; count++) expect(await look()).toBe(404)
    await services.buckets.share()
    expect([await look(), await look(ben)]).toEqual([429, 404])
  })
})
