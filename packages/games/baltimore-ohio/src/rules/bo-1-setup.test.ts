import { newTable } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { baltimoreOhio } from '../index.ts'
import { newGame, turnOrder } from '../scenarios/position.ts'

test('BO-1.2 the cards are dealt by chance, and again by the same luck', () => {
  const deal = (seed: number) => {
    const table = newTable(baltimoreOhio, { players: ['A', 'B', 'C', 'D'], seed })
    return 'state' in table ? turnOrder(table.state).join('') : ''
  }
  const deals = Array.from({ length: 200 }, (_, seed) => deal(seed))
  expect(new Set(deals).size).toBe(24)
  expect(deal(7)).toBe(deals[7])
  expect(turnOrder(newGame({ cards: ['C', 'A', 'D', 'B'] }))).toEqual(['C', 'A', 'D', 'B'])
})
