import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LivePush } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { moveOn } from '../testing/moves.ts'
import { people } from '../testing/people.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { openLiveSocket } from '../testing/wholeServer.ts'
import { liveOf } from './live.ts'

/** The live connections of a server, for people without an account. */
async function connections(services: TestServices) {
  const live = liveOf(services, async () => null)
  const server = createServer().on('upgrade', (request, socket, head) => live.upgrade(request, socket, head))
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', () => listens()))
  const { port } = server.address() as AddressInfo
  return {
    open: () => openLiveSocket(`http://127.0.0.1:${port}/`, ''),
    close() {
      live.close()
      server.close()
    },
  }
}

const changes = (heard: readonly string[]) =>
  heard.map((text) => JSON.parse(text) as LivePush).flatMap((push) => (push.kind === 'change' ? push : []))

describeStores('what is sent over live connections', ({ fresh, two }) => {
  test('is so much for an address, however often somebody asks; nothing is lost by it', async () => {
    const services = await fresh()
    const most = 200_000
    services.limits = { ...services.limits, sending: { most, perSecond: most } }
    const players = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players)
    for (let moves = 0; moves < 5; moves++) await moveOn(services, id, players)
    const { open, close } = await connections(services)
    const greedy = await Promise.all([open(), open(), open()])
    for (let times = 0; times < 30; times++)
      for (const { socket } of greedy) socket.send(JSON.stringify({ watch: id, seq: 0 }))
    const sent = () => greedy.flatMap(({ heard }) => heard).reduce((sum, text) => sum + text.length, 0)
    await expect.poll(sent, { timeout: 5000 }).toBeGreaterThan(0)
    const patient = await open()
    patient.socket.send(JSON.stringify({ watch: id, seq: 0 }))
    await new Promise((done) => setTimeout(done, 300))
    const longest = Math.max(...greedy.flatMap(({ heard }) => heard.map((text) => text.length)))
    // what is under way when nothing is left is still sent
    expect(sent()).toBeLessThan(most + 3 * 30 * 2048 + 4 * longest)
    expect(changes(patient.heard)).toEqual([])
    services.time += 60_000
    await expect.poll(() => changes(patient.heard).at(-1)?.change.seq, { timeout: 5000 }).toBe(5)
    close()
  })

  test('is one amount for both processes', async () => {
    const [one, other] = await two()
    const rate = { most: 100_000, perSecond: 1 }
    const players = await people(one, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable(players)
    await moveOn(one, id, players)
    for (const services of [one, other]) services.limits = { ...services.limits, sending: rate }
    const [here, there] = await Promise.all([connections(one), connections(other)])
    const bucketIn = ({ buckets }: TestServices) => buckets.of('sent to 127.0.0.1', rate)
    const greedy = await here.open()
    const ask = ({ socket }: typeof greedy) => socket.send(JSON.stringify({ watch: id, seq: 0 }))
    for (let times = 0; times < 30; times++) ask(greedy)
    await expect.poll(() => bucketIn(one).left, { timeout: 5000 }).toBeLessThan(1)
    await one.buckets.share()
    const patient = await there.open()
    await expect
      .poll(
        async () => {
          ask(patient)
          await other.buckets.share()
          return bucketIn(other).left
        },
        { timeout: 5000 },
      )
      .toBeLessThan(1)
    const heard = patient.heard.reduce((sum, text) => sum + text.length, 0)
    expect(heard).toBeLessThan(rate.most / 2)
    here.close()
    there.close()
  })

  test('is little of what a newer process says, which nobody here understands', async () => {
    const services = await fresh()
    const { open, close } = await connections(services)
    const { socket, heard } = await open()
    socket.send('{"lobby":true}')
    const told = () => heard.filter((text) => text.includes('"lobby"')).length
    const ask = () => services.db.announce('lobby').then(told)
    await expect.poll(ask).toBeGreaterThan(0)
    await new Promise((later) => setTimeout(later, 300))
    const before = told()
    await Promise.all(Array.from({ length: 50 }, (_, number) => services.db.announce(`novelty ${number}`)))
    await expect.poll(told).toBeGreaterThan(before)
    await new Promise((later) => setTimeout(later, 300))
    // while the first is told all that come are one more
    expect(told() - before).toBeLessThan(50)
    close()
  })

  test('waits no longer for whoever has stopped watching, or has gone', async () => {
    const services = await fresh()
    let asked = 0
    const { payerOf } = services.budgets
    services.budgets = {
      ...services.budgets,
      payerOf(...who) {
        const payer = payerOf(...who)
        const wait = () => {
          asked++
          return payer.wait()
        }
        return { ...payer, wait }
      },
    }
    const { open, close } = await connections(services)
    const [staying, going] = [await open(), await open()]
    services.budgets.payerOf(null, '127.0.0.1').charge(10 * services.limits.processor.address.most)
    staying.socket.send(JSON.stringify({ watch: 'nothing', seq: 0 }))
    staying.socket.send(JSON.stringify({ unwatch: 'nothing' }))
    going.socket.send(JSON.stringify({ watch: 'elsewhere', seq: 0 }))
    await expect.poll(() => asked).toBe(2)
    going.socket.close()
    await going.closed
    await new Promise((later) => setTimeout(later, 2500))
    expect(asked).toBe(2)
    staying.socket.close()
    close()
  })
})
