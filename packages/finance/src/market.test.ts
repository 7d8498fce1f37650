import { expect, test } from 'vitest'
import { enter, leave, type Market, slide, spaceOf } from './market.ts'

const market = (...tokens: [string, number][]): Market => {
  const made: Market = []
  for (const [company, space] of tokens) enter(made, company, space)
  return made
}
const order = (tokens: Market) => tokens.map(({ company }) => company)

test('the highest space comes first, and who enters a space goes to the bottom of its stack', () => {
  const tokens = market(['A', 3], ['B', 5], ['C', 3], ['D', 1], ['E', 5])
  expect(order(tokens)).toEqual(['B', 'E', 'A', 'C', 'D'])
  expect(spaceOf(tokens, 'C')).toBe(3)
  expect(spaceOf(tokens, 'X')).toBeUndefined()
})

test('a token that moves goes under the stack it lands on', () => {
  const tokens = market(['A', 3], ['B', 3], ['C', 2])
  expect(slide(tokens, 'A', -1, 6)).toEqual({ from: 3, to: 2 })
  expect(order(tokens)).toEqual(['B', 'C', 'A'])
  slide(tokens, 'A', 2, 6)
  expect(order(tokens)).toEqual(['A', 'B', 'C'])
})

test('a token goes as far as the end of the row', () => {
  const tokens = market(['A', 1], ['B', 0])
  expect(slide(tokens, 'A', -2, 6)).toEqual({ from: 1, to: 0 })
  expect(order(tokens)).toEqual(['B', 'A'])
  expect(slide(tokens, 'A', 9, 6)).toEqual({ from: 0, to: 5 })
})

test('a token that cannot move keeps its place in the stack', () => {
  const tokens = market(['A', 0], ['B', 0], ['C', 5], ['D', 5])
  expect(slide(tokens, 'A', -2, 6)).toEqual({ from: 0, to: 0 })
  expect(slide(tokens, 'C', 1, 6)).toEqual({ from: 5, to: 5 })
  expect(order(tokens)).toEqual(['C', 'D', 'A', 'B'])
})

test('a token leaves the market', () => {
  const tokens = market(['A', 3], ['B', 5])
  leave(tokens, 'B')
  expect(tokens).toEqual([{ company: 'A', space: 3 }])
  expect(() => leave(tokens, 'B')).toThrow('no token')
})
