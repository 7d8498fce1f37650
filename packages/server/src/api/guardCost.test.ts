import { setTimeout as after } from 'node:timers/promises'
import { OWN_PAGE } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { beginSession, COOKIE } from '../accounts/sessions.ts'
import { budgetsOf } from '../budgets/budgets.ts'
import { startFleet } from '../stress/fleet.ts'
import { copyTemplates, newAccounts } from '../stress/load/copies.ts'
import { moveOn, playToEnd } from '../testing/moves.ts'
import { askServerWith, type Person, people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'

/** Little, and nothing comes back while the clock stands. */
const LITTLE = { most: 500, perSecond: 100 }
const budgetsIn = (services: TestServices, rate = LITTLE) =>
  budgetsOf(
    services.buckets,
    { account: rate, address: rate, accountsAtAddress: { most: 5000, perSecond: 5000 } },
    services.now,
  )

/** How long somebody goes on reading as fast as they can when they are told to wait, in milliseconds, and over how many lines. */
const ATTACK_MS = 4000
const LINES = 8

/** By then they are told, on the slowest machine, in milliseconds, and how long the test may take with it. */
const GIVEN_UP_MS = 40_000
const TIMEOUT_MS = 150_000

/** How long a player thinks, in milliseconds. */
const PAUSE = 100

/** How long a move may take for all but one in twenty, in milliseconds, once the reader is held up. */
const PROMPT = 1000

describeStores('what reading costs', ({ fresh, two, placeOf }) => {
  test('is paid for by whoever reads; then they must wait, and play all the same', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben')
    const { id, turn } = await begunTable([ada!, ben!])
    services.budgets = budgetsIn(services)
    const asked = turn[0]!
    const mover = [ada!, ben!][asked]!
    const seen = await mover.ask<{ change: { seq: number } }>('GET', `/games/${id}`)
    expect(seen.status).toBe(200)
    services.budgets.payerOf(mover.id, '').charge(600)
    const refused = await mover.ask<{ seconds: number }>('GET', `/games/${id}`)
    expect(refused).toMatchObject({ status: 429, body: { trouble: 'often' } })
    expect(refused.body.seconds).toBeGreaterThanOrEqual(2)
    for (const path of ['/session', `/tables/${id}`, `/tables/${id}/chat`])
      expect((await mover.ask('GET', path)).status, path).toBe(200)
    const { seq } = seen.body.change
    expect((await mover.ask('POST', `/games/${id}/actions`, { seq, action: {} })).status).toBe(400)
    expect((await mover.ask('POST', `/games/${id}/why-not`, { action: {} })).status).toBe(429)
    services.time += 60_000
    expect((await mover.ask('GET', `/games/${id}`)).status).toBe(200)
  })

  test('is charged for what is worked in this thread', async () => {
    const services = await fresh()
    services.budgets = budgetsIn(services, { most: 20, perSecond: 10 })
    const ask = askServerWith(services)
    let status = 200
    // what is still under way of another test has its share of the work
    for (let tries = 0; tries < 100_000 && status === 200; tries++)
      status = (await ask('GET', '/session')).status
    expect(status).toBe(429)
  })

  test('is paid for in all processes together', async () => {
    const [one, other] = await two()
    for (const services of new Set([one, other])) services.budgets = budgetsIn(services)
    one.budgets.payerOf(null, '').charge(600)
    await one.buckets.share()
    const there = askServerWith(other)
    expect((await there('GET', '/tables?list=open')).status).toBe(one === other ? 429 : 200)
    other.budgets.payerOf(null, '').charge(60)
    await other.buckets.share()
    expect((await there('GET', '/tables?list=open')).status).toBe(429)
  })

  test('somebody who reads the past, or opens games, as fast as they can holds up nobody who plays', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const services = await fresh()
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const late = await begunTable(players)
    const length = await playToEnd(services, late.id)
    const copies = await copyTemplates(services.db, [late.id], await newAccounts(services.db, 3), 100)
    const { id } = await begunTable(players.slice(0, 2))
    const fleet = await startFleet(placeOf(services), 1)
    const [site] = fleet.addresses as [string]
    try {
      const pathOf = [
        (count: number) => `/games/${late.id}/moves/${length - 1 - (count % 20)}`,
        (count: number) => `/games/${copies[count % copies.length]!.id}`,
      ]
      for (const path of pathOf) {
        const { moves, callers } = await callersOf(services, site, players.slice(0, 2))
        let over = false
        const reading = readAll(site, path).finally(() => {
          over = true
        })
        while (!over) {
          await moveOn(services, id, callers)
          await after(PAUSE)
        }
        const { statuses, waits, heldUpAt } = await reading
        expect(new Set(statuses)).toEqual(new Set([200, 429]))
        expect(Math.min(...waits)).toBeGreaterThanOrEqual(1)
        const held = moves.filter(({ at }) => at > heldUpAt).map(({ ms }) => ms)
        expect(held.length).toBeGreaterThan(5)
        expect(p95(held)).toBeLessThan(PROMPT)
      }
    } finally {
      await fleet.stop()
    }
  })
})

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]!

/** Several lines of nobody who is logged in, for some time from when they are first told to wait. */
function readAll(address: string, path: (count: number) => string) {
  const statuses: number[] = []
  const waits: number[] = []
  let heldUpAt = Number.POSITIVE_INFINITY
  let until = performance.now() + GIVEN_UP_MS
  const read = async () => {
    while (performance.now() < until) {
      const answer = await fetch(new URL(`/api${path(statuses.length)}`, address))
      await answer.arrayBuffer()
      statuses.push(answer.status)
      if (answer.status !== 429) continue
      waits.push(Number(answer.headers.get('Retry-After')))
      if (waits.length > 1) continue
      heldUpAt = performance.now()
      until = heldUpAt + ATTACK_MS
    }
  }
  return Promise.all(Array.from({ length: LINES }, read)).then(() => ({ statuses, waits, heldUpAt }))
}

/** The same people over the network, and how long each of their moves took. */
async function callersOf(services: TestServices, address: string, players: readonly Person[]) {
  const moves: { readonly at: number; readonly ms: number }[] = []
  const callers = await Promise.all(
    players.map(async (player): Promise<Person> => {
      const cookie = `${COOKIE}=${await beginSession(services, player.id, COOKIE)}`
      const ask: Person['ask'] = async (method, path, body) => {
        const at = performance.now()
        const answer = await fetch(new URL(`/api${path}`, address), {
          method,
          headers: { ...OWN_PAGE, Cookie: cookie },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        const read = (await answer.json()) as never
        if (method === 'POST') moves.push({ at, ms: performance.now() - at })
        return { status: answer.status, body: read }
      }
      return { ...player, ask }
    }),
  )
  return { moves, callers }
}
