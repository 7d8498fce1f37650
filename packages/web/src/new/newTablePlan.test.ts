import { expect, test } from 'vitest'
import type { GameCard } from '../worker/protocol/cards.ts'
import { chairsFor, ME, newTableOf, OPEN, usualTable, withChair } from './newTablePlan.ts'

const CARD: GameCard = {
  id: 'pebbles',
  name: 'Pebbles',
  players: { min: 2, max: 4 },
  summary: '',
  bots: ['one'],
  options: [],
  presets: [],
}

test('whoever sets a table up sits first, and the other chairs are free', () => {
  expect(newTableOf(CARD, {}, usualTable(' Friday ', 3))).toEqual({
    game: 'pebbles',
    title: 'Friday',
    players: 3,
    bots: [],
    seat: 0,
    options: {},
    visibility: 'open',
    pace: 'live',
    undo: 'consent',
  })
})

test('bots take the chairs that they are given, and a host need not play', () => {
  const chairs = withChair(withChair(chairsFor(3, []), 0, OPEN), 2, 'one')
  const told = newTableOf(CARD, {}, { ...usualTable('x', 3), chairs })
  expect(told.bots).toEqual([{ seat: 2, bot: 'one' }])
  expect('seat' in told).toBe(false)
})

test('nobody sits on two chairs', () => {
  expect(withChair([ME, OPEN, OPEN], 2, ME)).toEqual([OPEN, OPEN, ME])
})

test('more chairs are open ones, fewer lose the last', () => {
  expect(chairsFor(4, [ME, 'one'])).toEqual([ME, 'one', OPEN, OPEN])
  expect(chairsFor(1, [ME, 'one'])).toEqual([ME])
})
