import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { type BoardContents, placeToken } from './boardContents.ts'
import { type Reach, reachOf, surelyReached } from './reach.ts'
import { ISLE } from './testing/isle.ts'

/** B3 – C4 – D3, where Red stands in B3. */
const LINE: BoardContents = {
  tiles: { B3: { tile: '57', rotation: 2 }, C4: { tile: 'Z2', rotation: 1 } },
  tokens: { B3: [['Red']] },
}

const withTile = (laid: BoardContents, hex: string, tile: string, rotation: number): BoardContents => ({
  ...laid,
  tiles: { ...laid.tiles, [hex]: { tile, rotation } },
})

const seen = (reach: Reach) =>
  [...reach].map(([hex, { stops, pieces, entries }]) => [hex, stops, pieces, entries])

/** As if nothing had been asked before. */
const anew = (laid: BoardContents) => seen(reachOf(copy(laid), ISLE, 'Red'))

test('a tile where nobody looked changes nothing that is known', () => {
  const reach = reachOf(LINE, ISLE, 'Red')
  const elsewhere = withTile(LINE, 'C6', '9', 0)
  expect(reachOf(elsewhere, ISLE, 'Red')).toBe(reach)
  expect(seen(reach)).toEqual(anew(elsewhere))
})

test('a tile to which track leads is looked at', () => {
  const reach = reachOf(LINE, ISLE, 'Red')
  const onward = withTile(LINE, 'C2', '9', 0)
  expect(reachOf(onward, ISLE, 'Red')).not.toBe(reach)
  expect(seen(reachOf(onward, ISLE, 'Red'))).toEqual(anew(onward))
})

test('a token of another in a city on the way is looked at', () => {
  expect(reachOf(LINE, ISLE, 'Red').has('D3')).toBe(true)
  const full = placeToken(placeToken(LINE, ISLE, 'C4', 0, 'Blue'), ISLE, 'C4', 0, 'Green')
  expect(reachOf(full, ISLE, 'Red').has('D3')).toBe(false)
  expect(reachOf(LINE, ISLE, 'Red').has('D3')).toBe(true)
})

test('an own token is noticed wherever it is placed', () => {
  const away = withTile(LINE, 'C6', '57', 0)
  expect(reachOf(away, ISLE, 'Red').has('C6')).toBe(false)
  const there = placeToken(away, ISLE, 'C6', 0, 'Red')
  expect(seen(reachOf(there, ISLE, 'Red'))).toEqual(anew(there))
  expect(reachOf(there, ISLE, 'Red').has('C6')).toBe(true)
})

test('what is reached for certain is all where there is no doubt', () => {
  expect(surelyReached(LINE, ISLE, 'Red')).toBe(reachOf(LINE, ISLE, 'Red'))
})
