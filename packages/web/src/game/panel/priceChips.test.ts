import { expect, test } from 'vitest'
import { bidChips, priceChips } from './priceChips.ts'

const chips = (min: number, max: number, face?: number) =>
  priceChips({ kind: 'integer', field: 'price', min, max, ...(face !== undefined && { face }) }).map(
    ({ name, price }) => `${name} ${price}`,
  )

test('the least, the face value and the most are one press away', () => {
  expect(chips(1, 200, 80)).toEqual(['least 1', 'face 80', 'most 200'])
})

test('a price has one name, and the face value is the best one', () => {
  expect(chips(1, 60, 60)).toEqual(['least 1', 'face 60'])
  expect(chips(60, 120, 60)).toEqual(['face 60', 'most 120'])
})

test('what cannot be paid is not named', () => {
  expect(chips(1, 30, 60)).toEqual(['least 1', 'most 30'])
})

test('a number of things has no face value', () => {
  expect(chips(1, 4)).toEqual([])
})

test('a bid is the least, somewhat more, or everything', () => {
  const bids = (min: number, max: number) =>
    bidChips({ kind: 'integer', field: 'price', min, max }).map(
      ({ name = 'some', price }) => `${name} ${price}`,
    )
  expect(bids(45, 375)).toEqual(['least 45', 'some 50', 'some 65', 'most 375'])
  expect(bids(45, 65)).toEqual(['least 45', 'some 50', 'most 65'])
  expect(bids(45, 45)).toEqual(['least 45'])
})
