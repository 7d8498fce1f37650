import type { LivePush, LiveRequest } from '@roundhouse/wire'
import type { Socket } from './net.ts'
import { watchdogOf } from './watchdog.ts'

/** Nobody listens; it is open; it was open or should be, and is tried again. */
export type LiveConnectionState = 'off' | 'open' | 'lost'

/** What comes over the live connection, besides that it is still there. */
export type ServerNews = Exclude<LivePush, { readonly kind: 'heartbeat' }>

/** A table that is watched: how much of its log is known, and by which invitation one may look. */
interface WatchedTable {
  seq(): number
  readonly invitation?: string | undefined
}

/** The live connection to the server, which is opened again whenever it is lost. */
export interface ServerConnection {
  watch(table: string, watched: WatchedTable): void
  unwatch(table: string): void
  lobby(wanted: boolean): void
  /** Somebody else uses it now: it is opened anew. */
  renew(): void
  /** The device is online again: it is tried at once. */
  hurry(): void
}

interface ConnectionDependencies {
  socket(): Socket
  later(work: () => void, milliseconds: number): void
  /** 32 random bits. */
  random(): number
  onMessage(news: ServerNews): void
  onState(state: LiveConnectionState): void
}

/** How long a connection may take to open, in milliseconds. */
const OPENING = 10_000

/** After how many heartbeats that were not heard it is lost. */
const MISSED = 2

/** How long it waits before it tries again, in milliseconds; the last of them from then on. */
const PAUSES = [250, 1000, 2000, 4000, 8000, 15_000, 30_000]

/** About as long as that, so that not all browsers come back at once. */
export function pauseAfter(tries: number, random: number): number {
  const usual = PAUSES[Math.min(tries, PAUSES.length - 1)]!
  return Math.round(usual * (0.75 + random / 2 ** 33))
}

export function liveConnection({
  socket,
  later,
  random,
  onMessage,
  onState,
}: ConnectionDependencies): ServerConnection {
  const watched = new Map<string, WatchedTable>()
  let lobby = false
  let now: Socket | undefined
  let state: LiveConnectionState = 'off'
  let tries = 0

  function become(next: LiveConnectionState): void {
    if (next === state) return
    state = next
    onState(next)
  }
  const say = (request: LiveRequest): void => {
    if (state === 'open') now!.send(JSON.stringify(request))
  }
  const sayWatch = (table: string, { seq, invitation }: WatchedTable): void =>
    say({ watch: table, seq: seq(), ...(invitation !== undefined && { invitation }) })

  function open(): void {
    if (now || (!lobby && watched.size === 0)) return
    const opening = socket()
    now = opening
    /** How long nothing may be heard; any time from a server that does not say how often it is to be heard. */
    let patience: number | undefined
    const lose = () => {
      if (now !== opening) return
      now = undefined
      become('lost')
      later(open, pauseAfter(tries++, random()))
    }
    const expectWithin = watchdogOf(later, () => {
      lose()
      opening.close()
    })
    expectWithin(OPENING)
    opening.onopen = () => {
      if (now !== opening) return
      expectWithin(patience)
      tries = 0
      become('open')
      if (lobby) say({ lobby })
      for (const [table, one] of watched) sayWatch(table, one)
    }
    opening.onmessage = ({ data }) => {
      if (now !== opening) return
      const push = JSON.parse(String(data)) as LivePush
      if (push.kind === 'heartbeat') patience = push.seconds * 1000 * MISSED
      expectWithin(patience)
      if (push.kind !== 'heartbeat') onMessage(push)
    }
    opening.onclose = lose
  }
  function hangUp(): void {
    const before = now
    now = undefined
    become('off')
    before?.close()
  }
  function settle(): void {
    if (lobby || watched.size > 0) open()
    else hangUp()
  }

  return {
    watch(table, one) {
      watched.set(table, one)
      sayWatch(table, one)
      settle()
    },
    unwatch(table) {
      if (!watched.delete(table)) return
      say({ unwatch: table })
      settle()
    },
    lobby(wanted) {
      if (wanted === lobby) return
      lobby = wanted
      say({ lobby })
      settle()
    },
    renew() {
      hangUp()
      open()
    },
    hurry: open,
  }
}
