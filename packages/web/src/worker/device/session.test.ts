import { type Action, decisions, isRefusal, makeJoinedMove, makeMove } from '@roundhouse/kernel'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { library } from '../library/realLibrary.ts'
import { PERSON } from '../protocol/seatPlan.ts'
import {
  newDeviceSession,
  redoOnDevice,
  reopenDeviceSession,
  storedOf,
  undoable,
  undoOnDevice,
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
