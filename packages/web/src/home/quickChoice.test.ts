import { expect, test } from 'vitest'
import type { GameCard } from '../worker/protocol/cards.ts'
import { quickChoice } from './quickChoice.ts'

const cardOf = (id: string, min: number, max: number): GameCard => ({
  id,
  name: id,
  players: { min, max },
  summary: '',
  bots: [],
  options: [],
  presets: [],
})
const cards = [cardOf('a', 2, 5), cardOf('b', 3, 6)]
const chosen = (game: string | null, count: number) => {
  const choice = quickChoice(cards, { game, count })
  return [choice?.card.id, choice?.count]
}

test('the first game unless another is chosen', () => {
  expect(chosen(null, 4)).toEqual(['a', 4])
  expect(chosen('b', 4)).toEqual(['b', 4])
  expect(quickChoice(null, { game: 'b', count: 4 })).toBeUndefined()
})

test('as many as wished, as far as so many can play', () => {
  expect(chosen('b', 2)).toEqual(['b', 3])
  expect(chosen('a', 6)).toEqual(['a', 5])
})
