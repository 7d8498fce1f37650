import type { Game } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import type { GameChange, TableCard } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { followChange, serverSessionOf, viewedOnline } from './session.ts'

const event = (kind: string) => [{ kind }]

const change: GameChange = {
  seq: 2,
  moves: 2,
  mine: 1,
  from: 0,
  eventsByMove: [event('dealt'), event('a'), event('b')],
  view: { chance: [0, 0, 0, 0] },
  canUndo: true,
  canRedo: false,
  takeBacks: [],
}

const opened = () =>
  serverSessionOf(
    { game: {} as Game, gameView: {} as GameView },
    { table: {} as TableCard, viewer: 0, change, messages: [], ballots: [], notes: '' },
  )

test('what a change tells anew takes the place of what was told from there on', () => {
  const session = opened()
  expect(followChange(session, { ...change, seq: 4, from: 2, eventsByMove: [event('c')] })).toBe(true)
  expect(session.seq).toBe(4)
  expect(session.eventsByMove).toEqual([event('dealt'), event('a'), event('c')])
})

test('what is older changes nothing, and a gap is not followed', () => {
  const session = opened()
  expect(followChange(session, { ...change, seq: 1, from: 1, eventsByMove: [event('old')] })).toBe(true)
  expect(followChange(session, { ...change, seq: 9, from: 5, eventsByMove: [event('late')] })).toBe(false)
  expect(session.eventsByMove).toEqual(change.eventsByMove)
})

test('a table that was ended says by whom', () => {
  const session = opened()
  const viewed = (card: Partial<TableCard>) => {
    session.card = { seats: [{ kind: 'person', name: 'Ada' }], ...card } as TableCard
    return viewedOnline(session, { language: 'en', players: ['Ada'] })
  }
  expect(viewed({ state: 'ended' }).endedBy).toBe('players')
  expect(viewed({ state: 'finished' }).endedBy).toBeUndefined()
})
