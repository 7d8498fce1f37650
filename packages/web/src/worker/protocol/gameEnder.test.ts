import type { SeatCard, TableState } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { enderOf } from './gameEnder.ts'

test('people end a game together, and the host one that only bots play', () => {
  const ender = (state: TableState, ...kinds: SeatCard['kind'][]) =>
    enderOf({ state, seats: kinds.map((kind) => ({ kind, name: '' })) })
  expect(ender('ended', 'bot', 'person')).toBe('players')
  expect(ender('ended', 'bot', 'bot')).toBe('host')
  expect(enderOf({ state: 'ended', seats: [], closed: true })).toBe('site')
  expect(ender('finished', 'bot', 'bot')).toBeUndefined()
  expect(ender('playing', 'person')).toBeUndefined()
})
