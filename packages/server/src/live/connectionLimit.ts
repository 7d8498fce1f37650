import type { Duplex } from 'node:stream'
import { hashSecret, randomLetters } from '../accounts/tokens.ts'
import type { Database } from '../store/db.ts'
import { newsText, parseNews } from './news.ts'

/** How many connections each address has in all processes, those included that are being opened. */
export interface ConnectionLimit {
  /**
   * Takes a place for as long as the socket is there; false when the address has as many as it may. What was given
   * before processes had heard of each other is taken back in time: those who came last are cut off.
   */
  take(address: string, socket: Duplex, most: number): boolean
  /** Says again what was said, forgets what was said elsewhere and not again, and takes back what was too much: to be called now and then. */
  repeat(): void
  /** Says that there are none here any more. */
  leave(): Promise<void>
}

/** So many of its connections a process keeps to itself: few have more at one address. */
const KEPT = 10

/** How often it is said at most how many an address has, in milliseconds. */
const SAID_EVERY = 100

/** How often a process may say nothing, of which it says something each time, until what it said counts no longer. */
const MOST_UNHEARD = 3

/** How many connections an address has. */
interface Held {
  /** In the order in which they came. */
  readonly here: Set<Duplex>
  /** As many as it may have, and how often in a row it had more. */
  most: number
  timesTooMany: number
  /** In other processes, and how often they should have said something since. */
  readonly elsewhere: Map<string, { readonly count: number; unheard: number }>
  /** What was said last. */
  said: number
  timer: NodeJS.Timeout | undefined
}

/** Each process announces how many an address has there, where that is more than a few: nobody waits for a query. */
export function connectionLimitOf(db: Database): ConnectionLimit {
  const process = randomLetters(8)
  /** By hashed addresses: those in the clear are nobody's business. */
  const all = new Map<string, Held>()

  const heldAt = (key: string): Held => {
    const held: Held = all.get(key) ?? {
      here: new Set(),
      most: Infinity,
      timesTooMany: 0,
      elsewhere: new Map(),
      said: 0,
      timer: undefined,
    }
    all.set(key, held)
    return held
  }
  function forgetIfNone(key: string, held: Held): void {
    if (held.here.size === 0 && held.said === 0 && held.elsewhere.size === 0 && !held.timer) all.delete(key)
  }
  const countAt = ({ here, elsewhere }: Held): number =>
    here.size + [...elsewhere.values()].reduce((sum, { count }) => sum + count, 0)
  /**
   * Of two processes the one whose name comes later makes room, so that not both do. It does so when it is the second
   * time: the connections of one that was killed may have come to another, and be counted twice until then.
   */
  function cutOffTooMany(held: Held): void {
    let room = held.most
    for (const [from, { count, unheard }] of held.elsewhere) if (from < process && unheard <= 1) room -= count
    const tooMany = [...held.here].slice(Math.max(0, room))
    held.timesTooMany = tooMany.length > 0 ? held.timesTooMany + 1 : 0
    if (held.timesTooMany > 1) for (const socket of tooMany) socket.destroy()
  }

  function say(key: string, held: Held, count = toSay(held)): Promise<void> {
    held.said = count
    // what cannot be announced is said again
    return db.announce(newsText({ kind: 'lines', address: key, process, count })).catch(() => {})
  }
  /** At once where nothing was said lately. */
  function saySoon(key: string, held: Held): void {
    if (held.timer || toSay(held) === held.said) {
      forgetIfNone(key, held)
      return
    }
    void say(key, held)
    const again = (): void => {
      held.timer = undefined
      saySoon(key, held)
    }
    held.timer = setTimeout(again, SAID_EVERY).unref()
  }

  db.subscribe((message) => {
    const news = parseNews(message)
    if (news.kind !== 'lines' || news.process === process) return
    const held = heldAt(news.address)
    if (news.count === 0) held.elsewhere.delete(news.process)
    else held.elsewhere.set(news.process, { count: news.count, unheard: 0 })
    forgetIfNone(news.address, held)
  })

  return {
    take(address, socket, most) {
      const key = hashSecret(address)
      const held = heldAt(key)
      if (socket.destroyed || countAt(held) >= most) {
        forgetIfNone(key, held)
        return false
      }
      held.here.add(socket)
      held.most = most
      saySoon(key, held)
      socket.once('close', () => {
        held.here.delete(socket)
        saySoon(key, held)
      })
      return true
    },
    repeat() {
      for (const [key, held] of all) {
        for (const [from, one] of held.elsewhere)
          if (++one.unheard > MOST_UNHEARD) held.elsewhere.delete(from)
        cutOffTooMany(held)
        if (held.said > 0) void say(key, held)
        forgetIfNone(key, held)
      }
    },
    async leave() {
      await Promise.all([...all].map(([key, held]) => (held.said > 0 ? say(key, held, 0) : undefined)))
    },
  }
}

/** What nobody else need know is none. */
const toSay = ({ here }: Held): number => (here.size > KEPT ? here.size : 0)
