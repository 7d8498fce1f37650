import { expect, test } from 'vitest'
import {
  type Components,
  copiesLeft,
  emptyAt,
  faceAt,
  layTile,
  nothingLaid,
  placeToken,
  replaceToken,
  replaceTokens,
  slotsAfter,
  slotsAt,
  tokensOf,
  trackHexes,
} from './boardContents.ts'
import { networkOf } from './network.ts'
import { CITY, draw } from './testing/draw.ts'
import { ISLE } from './testing/isle.ts'
import { tileNamed, tileSet, turnTile } from './tile.ts'

test('a hex shows its print until a tile lies on it', () => {
  let laid = nothingLaid()
  expect(faceAt(laid, ISLE, 'B3')).toBe(ISLE.map.places.get('B3')!.printed)
  laid = layTile(laid, ISLE, { hex: 'B3', tile: '57', rotation: 1, stops: [0] })
  expect(faceAt(laid, ISLE, 'B3')).toBe(turnTile(tileNamed(ISLE.tiles, '57'), 1))
})

test('printed cities have slots before a tile is laid', () => {
  let laid = nothingLaid()
  expect(slotsAt(laid, ISLE, 'B3')).toEqual([[null]])
  expect(slotsAt(laid, ISLE, 'D5')).toEqual([[], []])
  expect(emptyAt(laid, ISLE, 'B3', 0)).toBe(1)
  laid = placeToken(laid, ISLE, 'B3', 0, 'Red')
  expect(slotsAt(laid, ISLE, 'B3')).toEqual([['Red']])
  expect(emptyAt(laid, ISLE, 'B3', 0)).toBe(0)
  expect(emptyAt(laid, ISLE, 'B3', 4)).toBe(0)
})

test('a larger tile has more slots, and tokens stay where they are', () => {
  let laid = placeToken(nothingLaid(), ISLE, 'C4', 0, 'Red')
  laid = layTile(laid, ISLE, { hex: 'C4', tile: 'Z2', rotation: 0, stops: [0] })
  expect(slotsAt(laid, ISLE, 'C4')).toEqual([['Red', null]])
  laid = placeToken(laid, ISLE, 'C4', 0, 'Blue', 1)
  laid = layTile(laid, ISLE, { hex: 'C4', tile: 'Y', rotation: 0, stops: [0] })
  expect(laid.tokens).toEqual({ C4: [['Red', 'Blue']] })
  expect(tokensOf(laid, 'Blue')).toEqual([{ hex: 'C4', stop: 0, slot: 1 }])
})

test('tokens go with their cities, and stand side by side where cities become one', () => {
  const one = draw('0-s0 3-s0', [{ ...CITY, slots: 3 }])
  const laid = { tiles: {}, tokens: { B3: [['Red'], ['Blue']] } }
  expect(slotsAfter(laid, 'B3', [1, 0], draw('0-s0 3-s1', [CITY, CITY]))).toEqual([['Blue'], ['Red']])
  expect(slotsAfter(laid, 'B3', [0, 0], one)).toEqual([['Red', 'Blue', null]])
  expect(slotsAfter(laid, 'C4', [0], one)).toEqual([[null, null, null]])
})

test('the stock is what does not lie on the board', () => {
  let laid = layTile(nothingLaid(), ISLE, { hex: 'C2', tile: '7', rotation: 0, stops: [] })
  laid = layTile(laid, ISLE, { hex: 'C6', tile: '8', rotation: 0, stops: [] })
  const left = copiesLeft(laid, ISLE)
  expect([left.get('7'), left.get('8'), left.get('9')]).toEqual([1, Number.POSITIVE_INFINITY, 1])
  laid = layTile(laid, ISLE, { hex: 'C2', tile: '23', rotation: 0, stops: [] })
  expect(copiesLeft(laid, ISLE).get('7')).toBe(2)
})

test('the state is plain JSON', () => {
  let laid = placeToken(nothingLaid(), ISLE, 'B3', 0, 'Red')
  laid = layTile(laid, ISLE, { hex: 'B3', tile: '57', rotation: 2, stops: [0] })
  expect(JSON.parse(JSON.stringify(laid))).toEqual(laid)
})

test('a board is replaced and never changed', () => {
  const laid = placeToken(nothingLaid(), ISLE, 'B3', 0, 'Red')
  placeToken(laid, ISLE, 'C4', 0, 'Red')
  layTile(laid, ISLE, { hex: 'B3', tile: '57', rotation: 2, stops: [0] })
  replaceTokens(laid, 'Red', 'Blue')
  expect(laid).toEqual({ tiles: {}, tokens: { B3: [['Red']] } })
})

test('tokens of one company take the place of those of another, or go', () => {
  const laid = placeToken(placeToken(nothingLaid(), ISLE, 'B3', 0, 'Red'), ISLE, 'C4', 0, 'Blue')
  expect(replaceTokens(laid, 'Red', 'Green').tokens).toEqual({ B3: [['Green']], C4: [['Blue']] })
  expect(tokensOf(replaceTokens(laid, 'Blue', null), 'Blue')).toEqual([])
})

test('one token takes the place of another, or goes', () => {
  const laid = placeToken(placeToken(nothingLaid(), ISLE, 'B3', 0, 'Red'), ISLE, 'C4', 0, 'Red')
  const green = replaceToken(laid, { hex: 'C4', stop: 0 }, 'Red', 'Green')
  expect(green.tokens).toEqual({ B3: [['Red']], C4: [['Green']] })
  expect(tokensOf(replaceToken(green, { hex: 'B3', stop: 0 }, 'Red', null), 'Red')).toEqual([])
})

test('the track as it lies makes a network', () => {
  let laid = layTile(nothingLaid(), ISLE, { hex: 'B3', tile: '57', rotation: 2, stops: [0] })
  laid = layTile(laid, ISLE, { hex: 'C4', tile: 'Z2', rotation: 1, stops: [0] })
  const { stops, links } = networkOf(trackHexes(laid, ISLE), 'both')
  const named = links.map(({ from, to }) => [stops[from]!.hex, stops[to]!.hex])
  expect(named).toEqual([
    ['B3', 'C4'],
    ['C4', 'D3'],
  ])
})

const slotless: Components = {
  ...ISLE,
  tiles: tileSet([{ ...tileNamed(ISLE.tiles, '57'), stops: [{ ...CITY, slots: 0 }] }]),
}
const lay = (hex: string, tile: string, rotation: number, laid = nothingLaid(), components = ISLE) =>
  layTile(laid, components, { hex, tile, rotation, stops: [0] })
const token = (hex: string, stop: number, laid = nothingLaid(), slot?: number) =>
  placeToken(laid, ISLE, hex, stop, 'Red', slot)
const taken = () => ({ tiles: {}, tokens: { B3: [['Red']] } })

test.each([
  ['an unknown hex', () => lay('Z9', '7', 0), 'Z9 is not on the map'],
  ['an unknown tile', () => lay('C2', '99', 0), 'there is no tile 99'],
  ['a rotation of 7', () => lay('C2', '7', 7), 'tile 7 has no rotation 7'],
  ['a token off the map', () => token('__proto__', 0), '__proto__ is not on the map'],
  ['a token on a town', () => token('D5', 1), 'D5: stop 1 has no empty slot for Red'],
  ['a token on no stop', () => token('D5', 2), 'D5: stop 2 has no empty slot for Red'],
  ['a token on a token', () => token('B3', 0, taken(), 0), 'B3: stop 0 has no empty slot for Red'],
  ['a token in no slot', () => token('B3', 0, nothingLaid(), 3), 'B3: stop 0 has no empty slot for Red'],
  ['a tile without a slot', () => lay('B3', '57', 0, taken(), slotless), 'B3: the tile has no slot for'],
])('%s is an error that names the place', (_, act, message) => {
  expect(act).toThrow(message)
})
