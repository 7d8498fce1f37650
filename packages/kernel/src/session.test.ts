import { expect, test } from 'vitest'
import { copy } from './copy.ts'
import { hash } from './hash.ts'
import { isRefusal } from './refusal.ts'
import {
  followEntry,
  giveBack,
  lastEvents,
  makeJoinedMove,
  makeMove,
  newSession,
  reopenSession,
  resumeSession,
  type Session,
  takeBack,
} from './session.ts'
import type { Reopened } from './table.ts'
import { toy } from './testing/toy.ts'
import type { ToyAction, ToyState } from './testing/toyState.ts'
import { redoCount, undoCount } from './undo.ts'

type ToySession = Session<ToyState, ToyAction>

function begun(): ToySession {
  const session = newSession(toy, { players: ['Ada', 'Ben'], seed: 1, options: { turns: 20 } })
  if (isRefusal(session)) throw new Error(session.rule)
  return session
}

function opened(session: Reopened<ToySession>): ToySession {
  if ('refused' in session) throw new Error(session.refused.rule)
  return session
}

const pay = { kind: 'pay', coins: 1 }
const draw = { kind: 'draw', from: 'deck' }
const pays = (session: ToySession) => makeMove(session, session.table.state.turn, pay)
const kinds = ({ eventsByMove }: ToySession) =>
  eventsByMove.map((events) => events.map(({ kind }) => kind).join())

const DEALT = 'drew-wagon,drew-wagon'
const everybodyIsAPerson = () => true

test('what each move told stays in step with undo and redo', () => {
  const session = begun()
  pays(session)
  makeMove(session, session.table.state.turn, draw)
  expect(kinds(session)).toEqual([DEALT, 'paid', 'drew,drew-wagon'])
  expect(takeBack(session, 0, 2)).toBe(true)
  expect(kinds(session)).toEqual([DEALT])
  expect(lastEvents(session)).toEqual([])
  expect(giveBack(session, 0, 1)).toBe(true)
  expect(kinds(session)).toEqual([DEALT, 'paid'])
  expect(giveBack(session, 0, 2)).toBe(false)
  pays(session)
  expect(lastEvents(session)).toEqual([{ kind: 'paid' }])
  expect(session.undoneEvents).toEqual([])
})

test('what is refused tells nothing', () => {
  const session = begun()
  expect(makeMove(session, session.table.state.turn, { kind: 'pay', coins: 9 })).toMatchObject({
    rule: 'TOY-2.3',
  })
  expect(takeBack(session, 0, 1)).toBe(false)
  expect(kinds(session)).toEqual([DEALT])
})

test('a stored game has told the same, whether it was played again or resumed from a snapshot', () => {
  const session = begun()
  for (let moves = 0; moves < 4; moves++) pays(session)
  takeBack(session, 0, 2)
  const snapshot = { entries: session.table.record.entries.length, state: copy(session.table.state) }
  giveBack(session, 0, 1)
  const { record } = session.table
  const told = [DEALT, ...record.entries.map((entry) => ('action' in entry ? 'paid' : ''))].map((kinds) =>
    kinds === '' ? [] : kinds.split(',').map((kind) => ({ kind })),
  )
  for (const again of [reopenSession(toy, record, 10), resumeSession(toy, record, [snapshot], told)]) {
    expect(kinds(opened(again))).toEqual(kinds(session))
    expect(hash(opened(again).table.state)).toBe(hash(session.table.state))
  }
  const following = begun()
  for (const entry of record.entries) expect(followEntry(following, entry)).toBeUndefined()
  expect(following.eventsByMove).toEqual(session.eventsByMove)
})

test('a log that cannot be played says where', () => {
  const { record } = begun().table
  record.entries.push({ seat: 0, undo: 1 })
  expect(reopenSession(toy, record)).toMatchObject({ at: 1, refused: { reason: 'undo' } })
})

test('moves that were made in one press are taken back and given back together', () => {
  const session = begun()
  const { table } = session
  pays(session)
  pays(session)
  makeJoinedMove(session, table.state.turn, pay)
  pays(session)
  const left = [4, 3, 1, 0].map((before) => {
    expect(table.line).toHaveLength(before)
    takeBack(session, 0, undoCount(session, everybodyIsAPerson))
    return table.line.length
  })
  expect(left).toEqual([3, 1, 0, 0])
  const given = [1, 2, 3].map(() => {
    giveBack(session, 0, redoCount(session, everybodyIsAPerson))
    return table.line.length
  })
  expect(given).toEqual([1, 3, 4])
})
