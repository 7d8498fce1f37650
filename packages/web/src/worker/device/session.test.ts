import { type Action, decisions, isRefusal, makeJoinedMove, makeMove } from '@roundhouse/kernel'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { library } from '../library/realLibrary.ts'
import type { Branching } from '../protocol/cards.ts'
import { PERSON } from '../protocol/seatPlan.ts'
import {
  newDeviceSession,
  redoOnDevice,
  reopenDeviceSession,
  storedOf,
  undoable,
  undoOnDevice,
  undoRefusal,
} from './session.ts'

test('moves that were made in one press are taken back and given back together', () => {
  const seats = ['Left', 'Right'].map((name) => ({ name, kind: PERSON }))
  const session = newDeviceSession(pebbles, { seed: 1 }, { id: 'one', seats })
  if (isRefusal(session)) throw new Error(session.rule)
  const moves = () => session.table.moves.length
  makeMove(session, 0, { kind: 'take', count: 1 })
  makeMove(session, 1, { kind: 'take', count: 1 })
  makeJoinedMove(session, 0, { kind: 'take', count: 2 })
  makeMove(session, 1, { kind: 'take', count: 1 })
  const left = [4, 3, 1, 0].map((before) => {
    expect(moves()).toBe(before)
    undoOnDevice(session)
    return moves()
  })
  expect(left).toEqual([3, 1, 0, 0])
  const given = [1, 2, 3].map(() => {
    redoOnDevice(session)
    return moves()
  })
  expect(given).toEqual([1, 3, 4])
})

test('where nothing can be taken back there is a reason', () => {
  const seats = ['Left', 'Right'].map((name, seat) => ({ name, kind: seat === 0 ? PERSON : 'steady' }))
  const begun = (imported?: number) => {
    const session = newDeviceSession(
      pebbles,
      { seed: 1 },
      { id: 'one', seats, ...(imported !== undefined && { imported }) },
    )
    if (isRefusal(session)) throw new Error(session.rule)
    return session
  }
  const session = begun()
  expect([undoable(session), undoRefusal(session)]).toEqual([0, 'nothing'])
  const recorded = begun(1)
  makeMove(recorded, 0, { kind: 'take', count: 1 })
  expect([undoable(recorded), undoRefusal(recorded)]).toEqual([0, 'recorded'])
})

test('they are taken back together after a reload too', () => {
  const seats = ['Left', 'Right'].map((name) => ({ name, kind: PERSON }))
  const session = newDeviceSession(pebbles, { seed: 1 }, { id: 'one', seats })
  if (isRefusal(session)) throw new Error(session.rule)
  makeMove(session, 0, { kind: 'take', count: 1 })
  undoOnDevice(session)
  makeMove(session, 0, { kind: 'take', count: 2 })
  makeJoinedMove(session, 1, { kind: 'take', count: 1 })
  const again = reopenDeviceSession(pebbles, structuredClone(storedOf(session)))
  undoOnDevice(again)
  expect(again.table.moves).toHaveLength(0)
  redoOnDevice(again)
  expect(again.table.moves).toHaveLength(2)
})

/** A game of two people in which this has been taken, one after the other. */
function played(counts: readonly number[], origin: { imported?: number; branchOf?: Branching } = {}) {
  const seats = ['Left', 'Right'].map((name) => ({ name, kind: PERSON }))
  const session = newDeviceSession(pebbles, { seed: 1 }, { id: 'one', seats, ...origin })
  if (isRefusal(session)) throw new Error(session.rule)
  for (const [index, count] of counts.entries())
    expect(makeMove(session, index % 2, { kind: 'take', count })).toBeUndefined()
  return session
}

test('a game that is over stays over; a line that was tried goes back', () => {
  const all = [3, 3, 3, 3]
  const session = played(all)
  expect(undoable(session)).toBe(0)
  undoOnDevice(session)
  expect(session.table.moves).toHaveLength(4)
  expect(undoable(played(all, { branchOf: { id: 'two', move: 2 } }))).toBe(1)
})

test('what a file recorded stands, what was played since is taken back', () => {
  const session = played([1, 2, 3], { imported: 2 })
  undoOnDevice(session)
  undoOnDevice(session)
  expect(session.table.moves).toHaveLength(2)
})

test('the last card of a draft is not taken back: it shows everybody’s', async () => {
  const seats = ['A', 'B', 'C'].map((name) => ({ name, kind: PERSON }))
  const session = newDeviceSession(await library.game('1846'), { seed: 1 }, { id: 'one', seats })
  if (isRefusal(session)) throw new Error(session.rule)
  const { table } = session
  const asked = () => decisions(table.game, table.state)[0]!
  const does = (action: Action) => expect(makeMove(session, asked().seat, action)).toBeUndefined()
  const cards = () => asked().offers.map(({ action }) => action as Action & { card?: string })
  for (let hand = cards(); hand[0]!.kind === 'draft'; hand = cards())
    does(hand.find(({ card }) => card === 'blank') ?? hand[0]!)
  const drafted = table.moves.length
  does({ kind: 'decline' })
  undoOnDevice(session)
  expect(table.moves).toHaveLength(drafted)
  does({ kind: 'take-last' })
  expect(undoable(session)).toBe(0)
  undoOnDevice(session)
  expect(table.moves).toHaveLength(drafted + 1)
})
