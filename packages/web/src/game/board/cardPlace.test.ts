import { expect, test } from 'vitest'
import { cardPlace } from './cardPlace.ts'

const CARD = { width: 200, height: 120 }
const PANE = { width: 800, height: 600 }
const HEX = { x: 400, y: 300, r: 30 }

test('a card lies to the right of its hex, or to the left where the pane ends', () => {
  expect(cardPlace(CARD, PANE, HEX, [], [])).toEqual({ left: 440, top: 240 })
  expect(cardPlace(CARD, PANE, { ...HEX, x: 760 }, [], [])).toEqual({ left: 520, top: 240 })
  expect(cardPlace(CARD, PANE, { ...HEX, y: 20 }, [], [])).toEqual({ left: 440, top: 10 })
})

test('it covers no hex that can be chosen where there is room, nor what floats, and never its own', () => {
  const beside = [-1, 1].map((side) => ({ x: 400 + side * 52, y: 300, r: 30 }))
  const { left, top } = cardPlace(CARD, PANE, HEX, beside, [])
  expect(top + CARD.height <= 300 - 24 || top >= 300 + 24).toBe(true)
  expect(left).toBeGreaterThan(200)
  const buttons = { at: { x: 540, y: 300 }, width: 200, height: 400 }
  expect(cardPlace(CARD, PANE, HEX, [], [buttons]).left).toBeLessThan(240)
  const crowd = Array.from({ length: 400 }, (_, index) => ({ x: (index % 20) * 40, y: index * 1.5, r: 30 }))
  const there = cardPlace(CARD, PANE, HEX, crowd, [])
  expect(there.left >= 440 || there.left <= 160 || there.top >= 340 || there.top <= 140).toBe(true)
})
