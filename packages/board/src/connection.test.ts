import { expect, test } from 'vitest'
import { membersOf } from './bits.ts'
import { nothingLaid } from './boardContents.ts'
import { cityReached, contactOf, exitMet, newTrackReached, valueRises } from './connection.ts'
import type { Face } from './face.ts'
import type { Fit } from './fit.ts'
import type { Reach } from './reach.ts'
import { CITY, draw, OFFBOARD, TOWN } from './testing/draw.ts'
import { coverKeepingTrack } from './upgrade.ts'

const fitting = (old: Face, fresh: Face): Fit => {
  const kept = coverKeepingTrack()(old, fresh)!
  return { hex: 'C4', tile: 'x', rotation: 0, old, fresh, first: false, ...kept }
}
const entering = (...edges: number[]): Reach => enteringShut(0, ...edges)
const enteringShut = (shut: number, ...edges: number[]): Reach => {
  const entries = edges.reduce((all, edge) => all | (1 << edge), 0)
  return new Map([['C4', { stops: 0, pieces: 0, entries, shut: () => shut }]])
}
const NOTHING = { token: false, entries: 0, stops: 0, pieces: 0 }

const old = draw('0-s0 s0-3', [CITY])
const grown = fitting(old, draw('0-s0 s0-3 1-s0', [{ ...CITY, revenue: 30, slots: 2 }]))
const cities = fitting(draw('0-s0 3-s1', [CITY, CITY]), draw('0-s0 s0-1 3-s1 s1-4', [CITY, CITY]))

test('from outside one gets as far as the tile leads', () => {
  const contact = contactOf(nothingLaid(), 'Red', entering(0), cities)
  expect(contact.token).toBe(false)
  expect([contact.entries, contact.stops, contact.pieces].map(membersOf)).toEqual([[0], [0], [0, 1]])
})

test('an entry without an exit to meet it leads to nothing', () => {
  expect(contactOf(nothingLaid(), 'Red', entering(5), cities)).toEqual({ ...NOTHING, entries: 0b100000 })
  expect(contactOf(nothingLaid(), 'Red', new Map(), cities)).toEqual(NOTHING)
})

test('a token starts from its city as it will be', () => {
  const laid = { tiles: {}, tokens: { C4: [['Blue'], ['Red']] } }
  const contact = contactOf(laid, 'Red', new Map(), cities)
  expect(contact).toEqual({ token: true, entries: 0, stops: 0b10, pieces: 0b1100 })
})

test('new track to an edge that the way has crossed is not reached', () => {
  const forked = fitting(draw('0-4'), draw('0-4 4-5'))
  expect(newTrackReached(forked, contactOf(nothingLaid(), 'Red', entering(0, 5), forked))).toBe(true)
  expect(newTrackReached(forked, contactOf(nothingLaid(), 'Red', enteringShut(1 << 4, 0, 5), forked))).toBe(
    false,
  )
})

test('a city is open if the new tile has room', () => {
  const laid = { tiles: {}, tokens: { C4: [['Blue']] } }
  expect(newTrackReached(grown, contactOf(laid, 'Red', entering(0), grown))).toBe(true)
})

test('new track is what was not there', () => {
  expect(newTrackReached(grown, { ...NOTHING, pieces: 0b011 })).toBe(false)
  expect(newTrackReached(grown, { ...NOTHING, pieces: 0b100 })).toBe(true)
})

test('an exit is met by track outside, or by a token within', () => {
  expect(exitMet(grown, { ...NOTHING, entries: 0b100 })).toBe(false)
  expect(exitMet(grown, { ...NOTHING, entries: 0b010 })).toBe(true)
  expect(exitMet(grown, { ...NOTHING, token: true })).toBe(true)
})

test('a city is reached where it had track already', () => {
  expect(cityReached(grown, { ...NOTHING, stops: 1 })).toBe(true)
  expect(cityReached(grown, NOTHING)).toBe(false)
  expect(cityReached(fitting(draw('', [CITY]), old), { ...NOTHING, stops: 1 })).toBe(false)
  const town = draw('0-s0', [TOWN])
  expect(cityReached(fitting(town, town), { ...NOTHING, stops: 1 })).toBe(false)
})

test('a value rises where the stop that is worth more is reached', () => {
  expect(valueRises(grown, { ...NOTHING, stops: 1 })).toBe(true)
  expect(valueRises(grown, NOTHING)).toBe(false)
  expect(valueRises(fitting(old, old), { ...NOTHING, stops: 1 })).toBe(false)
  const away = draw('0-s0', [OFFBOARD])
  expect(valueRises(fitting(away, away), { ...NOTHING, stops: 1 })).toBe(false)
})
