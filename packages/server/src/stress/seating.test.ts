import { expect, test } from 'vitest'
import { seatsInTurn } from './seating.ts'

test.each([4, 5, 6, 8, 9])('of %i people nobody sits twice at a table, and all play', (people) => {
  const tables = Array.from({ length: 24 }, (_, number) => seatsInTurn(people, number, 3 + (number % 2)))
  for (const seats of tables) expect(new Set(seats).size).toBe(seats.length)
  expect(new Set(tables.flat()).size).toBe(people)
})

test('too few people are told so', () => {
  expect(() => seatsInTurn(3, 0, 4)).toThrow('a table of 4 needs as many people, and there are 3')
})
