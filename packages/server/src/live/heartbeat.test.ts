import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LivePush } from '@roundhouse/wire'
import { afterEach, expect, test, vi } from 'vitest'
import { people } from '../testing/people.ts'
import { describeStores } from '../testing/stores.ts'
import { begunTable } from '../testing/tables.ts'
import { openLiveSocket } from '../testing/wholeServer.ts'
import { HEARTBEAT } from './heartbeat.ts'
import { liveOf } from './live.ts'

const pushesIn = (heard: readonly string[]): LivePush[] => heard.map((text) => JSON.parse(text))

afterEach(() => {
  vi.useRealTimers()
})

describeStores('a live line', ({ fresh }) => {
  test('tells that it is there, and whoever does not answer any more is gone within 20 seconds', async () => {
    const services = await fresh()
    const [ada, ben] = await people(services, 'Ada', 'Ben', 'Cid')
    const { id } = await begunTable([ada!, ben!])
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const live = liveOf(services, async (cookie) => {
      const { id, name } = cookie === 'Ada' ? ada! : ben!
      return { id, name, guest: false }
    })
    const server = createServer().on('upgrade', (request, socket, head) =>
      live.upgrade(request, socket, head),
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const [adas, bens] = [await openLiveSocket(address, 'Ada'), await openLiveSocket(address, 'Ben')]
    for (const { socket } of [adas, bens]) socket.send(JSON.stringify({ watch: id, seq: 0 }))
    const present = () => pushesIn(adas.heard).findLast(({ kind }) => kind === 'present')
    await expect
      .poll(present, { timeout: 5000 })
      .toEqual({ kind: 'present', table: id, here: [ada!.id, ben!.id].sort(), watching: 0 })
    const heartbeats = () => pushesIn(adas.heard).filter(({ kind }) => kind === 'heartbeat')
    expect(heartbeats()).toEqual([{ kind: 'heartbeat', seconds: HEARTBEAT }])

    // what is sent to Ben is not delivered any more
    bens.socket.pause()
    vi.advanceTimersByTime(HEARTBEAT * 1000)
    await expect.poll(heartbeats, { timeout: 5000 }).toHaveLength(2)
    expect(live.size).toBe(2)
    // once the server has answered this, it has heard Ada's own answer
    adas.socket.ping()
    await once(adas.socket, 'pong')
    vi.advanceTimersByTime(HEARTBEAT * 1000)
    await expect
      .poll(present, { timeout: 5000 })
      .toEqual({ kind: 'present', table: id, here: [ada!.id], watching: 0 })
    expect(live.size).toBe(1)
    expect(2 * HEARTBEAT).toBeLessThan(20)
    bens.socket.terminate()
    live.close()
    server.close()
  })
})
