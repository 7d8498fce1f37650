import { Duplex } from 'node:stream'
import { describe, expect, inject, test } from 'vitest'
import { hashSecret } from '../accounts/tokens.ts'
import { freshDatabase, noPostgres } from '../testing/postgres.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { openLiveSocket, startWholeServer } from '../testing/wholeServer.ts'
import { newsText } from './news.ts'

const MOST = 30
const HERE = '192.0.2.1'

const newSocket = (): Duplex => new Duplex({ read() {}, write() {} })

describeStores('live connections', ({ two }) => {
  const takerAt =
    ({ connectionLimit }: TestServices) =>
    (socket = newSocket(), address = HERE) =>
      connectionLimit.take(address, socket, MOST)

  test('of an address are counted in both processes, and free again once they are closed', async () => {
    const [one, other] = await two()
    const [takeHere, takeThere] = [takerAt(one), takerAt(other)]
    const sockets = Array.from({ length: MOST }, newSocket)
    expect(sockets.every((socket) => takeHere(socket))).toBe(true)
    expect(takeHere()).toBe(false)
    await expect.poll(() => takeThere()).toBe(false)
    expect(takeThere(newSocket(), '192.0.2.2')).toBe(true)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => takeThere()).toBe(true)
  })

  test('of which both processes gave as many at once are cut off where they are too many', async () => {
    const both = await two()
    if (both[0] === both[1]) return
    const sockets = both.map(() => Array.from({ length: MOST }, newSocket))
    both.forEach((one, place) => void sockets[place]!.forEach((socket) => void takerAt(one)(socket)))
    const countOpen = (): number[] => sockets.map((some) => some.filter(({ destroyed }) => !destroyed).length)
    expect(countOpen()).toEqual([MOST, MOST])
    const lookRound = () => {
      for (const { connectionLimit } of both) connectionLimit.repeat()
      return countOpen().sort()
    }
    // of those of one process all stay
    await expect.poll(lookRound, { interval: 100, timeout: 20_000 }).toEqual([0, MOST])
    await expect.poll(() => both.some((one) => takerAt(one)())).toBe(false)
  })

  test('of a process that was killed, which come to another, are not taken for too many', async () => {
    const [one, other] = await two()
    if (one === other) return
    /** Names that come before those of processes, so that those make room. */
    const say = async (process: '!killed' | '!started', count: number): Promise<void> => {
      const news = newsText({ kind: 'lines', address: hashSecret(HERE), process, count })
      const heard: string[] = []
      const stop = other.db.subscribe((text) => heard.push(text))
      await one.db.announce(news)
      await expect.poll(() => heard).toContain(news)
      stop()
    }
    const own = Array.from({ length: 11 }, newSocket)
    expect(own.every((socket) => other.connectionLimit.take(HERE, socket, MOST))).toBe(true)
    await say('!killed', 15)
    await say('!started', 16)
    other.connectionLimit.repeat()
    await say('!started', 16)
    other.connectionLimit.repeat()
    expect(own.some(({ destroyed }) => destroyed)).toBe(false)
  })

  test('of a process that has left count no longer, and of one that was killed not for long', async () => {
    const [one, other] = await two()
    if (one === other) return
    const [takeHere, takeThere] = [takerAt(one), takerAt(other)]
    while (takeHere());
    await expect.poll(() => takeThere()).toBe(false)
    for (let times = 0; times < 10; times++) {
      one.connectionLimit.repeat()
      await expect.poll(() => takeThere()).toBe(false)
      other.connectionLimit.repeat()
    }
    for (let times = 0; times < 4; times++) other.connectionLimit.repeat()
    expect(takeThere()).toBe(true)
    one.connectionLimit.repeat()
    await expect.poll(() => takeThere()).toBe(false)
    await one.connectionLimit.leave()
    await expect.poll(() => takeThere()).toBe(true)
  })
})

describe.skipIf(noPostgres)('live connections to two servers', { timeout: 60_000 }, () => {
  test('are a hundred for an address, wherever they are opened', async () => {
    const url = await freshDatabase(inject('postgres')!)
    const sites = await Promise.all([startWholeServer({ url }), startWholeServer({ url })])
    const [one, other] = sites.map(({ address }) => address) as [string, string]
    const open = (address: string) => openLiveSocket(address, '').then(({ socket }) => socket)
    const tryOpen = (address: string): Promise<boolean> =>
      open(address).then(
        (socket) => {
          socket.terminate()
          return true
        },
        () => false,
      )
    const opened = await Promise.all(Array.from({ length: 100 }, () => open(one)))
    expect(await tryOpen(one)).toBe(false)
    await expect.poll(() => tryOpen(other), { timeout: 5000 }).toBe(false)
    for (const socket of opened) socket.terminate()
    await expect.poll(() => tryOpen(other), { timeout: 5000 }).toBe(true)
    await Promise.all(sites.map((site) => site.close()))
  })
})
