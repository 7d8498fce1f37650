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

describeStores('what is sent over live connections', ({ fresh }) => {
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
})
