import type { LivePush } from '@roundhouse/wire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type LiveConnectionState,
  liveConnection,
  pauseAfter,
  type ServerConnection,
} from './liveConnection.ts'
import type { Socket } from './net.ts'

/** One end of a connection; the test holds the other. */
class End implements Socket {
  onopen: Socket['onopen'] = null
  onclose: Socket['onclose'] = null
  onmessage: Socket['onmessage'] = null
  readonly said: unknown[] = []
  closed = false

  send(text: string): void {
    this.said.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  opens(): void {
    this.onopen?.call(this as never, {} as Event)
  }
  breaks(): void {
    this.onclose?.call(this as never, {} as CloseEvent)
  }
  hears(push: LivePush): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(push) } as MessageEvent)
  }
}

let ends: End[]
let received: LivePush[]
let states: LiveConnectionState[]
let connection: ServerConnection

const end = (): End => ends.at(-1)!
const pass = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  ends = []
  received = []
  states = []
  connection = liveConnection({
    socket: () => {
      ends.push(new End())
      return end()
    },
    later: (work, after) => void setTimeout(work, after),
    random: () => 2 ** 31,
    onMessage: (push) => received.push(push),
    onState: (state) => states.push(state),
  })
})

afterEach(() => {
  vi.useRealTimers()
})

test('it is opened when something is to be heard, and put down when nothing is', () => {
  expect(ends).toEqual([])
  connection.watch('one', { seq: () => 4 })
  end().opens()
  expect(end().said).toEqual([{ watch: 'one', seq: 4 }])
  connection.lobby(true)
  connection.unwatch('one')
  expect(end().said.slice(1)).toEqual([{ lobby: true }, { unwatch: 'one' }])
  connection.lobby(false)
  expect(end().closed).toBe(true)
  expect(states).toEqual(['open', 'off'])
  expect(ends).toHaveLength(1)
})

test('when it breaks it is opened again, and watches on from what is known by then', () => {
  let known = 4
  connection.watch('one', { seq: () => known, invitation: 'please' })
  end().opens()
  known = 7
  end().breaks()
  pass(250)
  end().opens()
  expect(ends).toHaveLength(2)
  expect(end().said).toEqual([{ watch: 'one', seq: 7, invitation: 'please' }])
  expect(states).toEqual(['open', 'lost', 'open'])
})

test('it waits longer each time, and not at all once the device is online again', () => {
  connection.lobby(true)
  for (let time = 0; time < 9; time++) {
    end().breaks()
    pass(pauseAfter(time, 2 ** 31) - 1)
    expect(ends).toHaveLength(time + 1)
    if (time < 8) pass(1)
  }
  expect(pauseAfter(3, 0)).toBeGreaterThan(pauseAfter(2, 0))
  expect(pauseAfter(30, 2 ** 32 - 1)).toBeLessThan(40_000)
  connection.hurry()
  const before = ends.length
  pass(1)
  expect(ends).toHaveLength(before)
  end().opens()
  end().breaks()
  pass(pauseAfter(0, 2 ** 31))
  expect(ends).toHaveLength(before + 1)
})

test('one that falls silent is lost, and another watches on from what is known by then', () => {
  let known = 4
  connection.watch('one', { seq: () => known })
  const silent = end()
  silent.opens()
  silent.hears({ kind: 'heartbeat', seconds: 8 })
  pass(15_000)
  silent.hears({ kind: 'heartbeat', seconds: 8 })
  pass(15_999)
  expect(states).toEqual(['open'])
  known = 7
  pass(1)
  expect(states).toEqual(['open', 'lost'])
  expect(silent.closed).toBe(true)
  silent.breaks()
  pass(1000)
  end().opens()
  expect(ends).toHaveLength(2)
  expect(end().said).toEqual([{ watch: 'one', seq: 7 }])
  expect(states).toEqual(['open', 'lost', 'open'])
  expect(received).toEqual([])
})

test('whatever is heard tells that it is there', () => {
  connection.lobby(true)
  end().opens()
  end().hears({ kind: 'heartbeat', seconds: 8 })
  for (let times = 0; times < 5; times++) {
    pass(12_000)
    end().hears({ kind: 'lobby' })
  }
  expect(ends).toHaveLength(1)
})

test('a server that says nothing of how often it is to be heard may be silent', () => {
  connection.lobby(true)
  end().opens()
  pass(1_000_000)
  expect(states).toEqual(['open'])
})

test('one that does not open is given up, and tried again', () => {
  connection.lobby(true)
  pass(9_999)
  expect(end().closed).toBe(false)
  pass(1)
  expect(end().closed).toBe(true)
  pass(250)
  expect(ends).toHaveLength(2)
  end().opens()
  expect(states).toEqual(['lost', 'open'])
})

test('one that was put down is not missed', () => {
  connection.lobby(true)
  end().opens()
  end().hears({ kind: 'heartbeat', seconds: 8 })
  connection.lobby(false)
  pass(100_000)
  expect(states).toEqual(['open', 'off'])
  expect(ends).toHaveLength(1)
})

test('what an old connection still says is not heard', () => {
  connection.lobby(true)
  const old = end()
  old.opens()
  connection.renew()
  expect(old.closed).toBe(true)
  old.hears({ kind: 'lobby' })
  old.breaks()
  expect(received).toEqual([])
  end().opens()
  end().hears({ kind: 'lobby' })
  expect(received).toEqual([{ kind: 'lobby' }])
  pass(100_000)
  expect(ends).toHaveLength(2)
})
