import { expect, test } from 'vitest'
import { isRefusal } from '../game/refusal.ts'
import { copy } from '../json/copy.ts'
import { hash } from '../json/hash.ts'
import type { PebblesAction, PebblesState } from '../testing/pebbleState.ts'
import { pebbles } from '../testing/pebbles.ts'
import { LONG } from '../testing/pebbleTable.ts'
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
import type { ReopenResult } from './table.ts'
import { redoCount, undoCount } from './undo.ts'

type PebblesSession = Session<PebblesState, PebblesAction>

function begun(): PebblesSession {
  const session = newSession(pebbles, { players: ['Ada', 'Ben'], seed: 1, options: LONG })
  if (isRefusal(session)) throw new Error(session.rule)
  return session
}

function opened(session: ReopenResult<PebblesSession>): PebblesSession {
  if ('refused' in session) throw new Error(session.refused.rule)
  return session
}

const take = { kind: 'take', count: 1 }
const draw = { kind: 'draw', from: 'bag' }
const takes = (session: PebblesSession) => makeMove(session, session.table.state.turn, take)
const kinds = ({ eventsByMove }: PebblesSession) =>
  eventsByMove.map((events) => events.map(({ kind }) => kind).join())

const DEALT = 'drew-shell,drew-shell'
const everybodyIsAPerson = () => true

test('what each move told stays in step with undo and redo', () => {
  const session = begun()
  takes(session)
  makeMove(session, session.table.state.turn, draw)
  expect(kinds(session)).toEqual([DEALT, 'took', 'drew,drew-shell'])
  expect(takeBack(session, 0, 2)).toBe(true)
  expect(kinds(session)).toEqual([DEALT])
  expect(lastEvents(session)).toEqual([])
  expect(giveBack(session, 0, 1)).toBe(true)
  expect(kinds(session)).toEqual([DEALT, 'took'])
  expect(giveBack(session, 0, 2)).toBe(false)
  takes(session)
  expect(lastEvents(session)).toMatchObject([{ kind: 'took', count: 1 }])
  expect(session.undoneEvents).toEqual([])
})

test('what is refused tells nothing', () => {
  const session = begun()
  expect(makeMove(session, session.table.state.turn, { kind: 'take', count: 9 })).toMatchObject({
    rule: 'PB-2.1',
  })
  expect(takeBack(session, 0, 1)).toBe(false)
  expect(kinds(session)).toEqual([DEALT])
})

test('a stored game has told the same, whether it was played again or resumed from a snapshot', () => {
  const session = begun()
  for (let moves = 0; moves < 4; moves++) takes(session)
  takeBack(session, 0, 2)
  const snapshot = { entries: session.table.record.entries.length, state: copy(session.table.state) }
  giveBack(session, 0, 1)
  const { record } = session.table
  const told = [DEALT, ...record.entries.map((entry) => ('action' in entry ? 'took' : ''))].map((kinds) =>
    kinds === '' ? [] : kinds.split(',').map((kind) => ({ kind })),
  )
  for (const again of [
    reopenSession(pebbles, record, 10),
    resumeSession(pebbles, record, [snapshot], told),
  ]) {
    expect(kinds(opened(again))).toEqual(kinds(session))
    expect(hash(opened(again).table.state)).toBe(hash(session.table.state))
  }
  const following = begun()
  for (const entry of record.entries) expect(followEntry(following, entry)).toBeUndefined()
  expect(following.eventsByMove).toEqual(session.eventsByMove)
})

test('a game that was ended is opened again as such', () => {
  const { record } = begun().table
  const { endedBy } = opened(reopenSession(pebbles, { ...record, endedBy: 'program' })).table.record
  expect(endedBy).toBe('program')
})

test('a log that cannot be played says where', () => {
  const { record } = begun().table
  record.entries.push({ seat: 0, undo: 1 })
  expect(reopenSession(pebbles, record)).toMatchObject({ at: 1, refused: { reason: 'undo' } })
})

test('moves that were made in one press are taken back and given back together', () => {
  const session = begun()
  const { table } = session
  takes(session)
  takes(session)
  makeJoinedMove(session, table.state.turn, take)
  takes(session)
  const left = [4, 3, 1, 0].map((before) => {
    expect(table.moves).toHaveLength(before)
    takeBack(session, 0, undoCount(session, everybodyIsAPerson))
    return table.moves.length
  })
  expect(left).toEqual([3, 1, 0, 0])
  const given = [1, 2, 3].map(() => {
    giveBack(session, 0, redoCount(session, everybodyIsAPerson))
    return table.moves.length
  })
  expect(given).toEqual([1, 3, 4])
})
