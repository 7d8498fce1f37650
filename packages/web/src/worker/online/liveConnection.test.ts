import type { LivePush } from '@roundhouse/wire'
import { beforeEach, expect, test } from 'vitest'
import {
  type LiveConnection,
  type LiveConnectionState,
  liveConnection,
  pauseAfter,
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
let due: { readonly work: () => void; readonly after: number }[]
let received: LivePush[]
let states: LiveConnectionState[]
let connection: LiveConnection

const end = (): End => ends.at(-1)!
const pass = (): void => due.shift()!.work()

beforeEach(() => {
  ends = []
  due = []
  received = []
  states = []
  connection = liveConnection({
    socket: () => {
      ends.push(new End())
      return end()
    },
    later: (work, after) => due.push({ work, after }),
    random: () => 2 ** 31,
    onMessage: (push) => received.push(push),
    onState: (state) => states.push(state),
  })
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
  pass()
  end().opens()
  expect(ends).toHaveLength(2)
  expect(end().said).toEqual([{ watch: 'one', seq: 7, invitation: 'please' }])
  expect(states).toEqual(['open', 'lost', 'open'])
})

test('it waits longer each time, and not at all once the device is online again', () => {
  connection.lobby(true)
  for (let time = 0; time < 9; time++) {
    end().breaks()
    expect(due[0]!.after).toBe(pauseAfter(time, 2 ** 31))
    if (time < 8) pass()
  }
  expect(pauseAfter(3, 0)).toBeGreaterThan(pauseAfter(2, 0))
  expect(pauseAfter(30, 2 ** 32 - 1)).toBeLessThan(40_000)
  connection.hurry()
  const before = ends.length
  pass()
  expect(ends).toHaveLength(before)
  end().opens()
  end().breaks()
  expect(due[0]!.after).toBe(pauseAfter(0, 2 ** 31))
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
  expect(due).toEqual([])
})
