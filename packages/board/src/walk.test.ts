import { expect, test } from 'vitest'
import { membersOf } from './bits.ts'
import type { Face } from './face.ts'
import type { Edge } from './hex.ts'
import { CITY, draw, OFFBOARD } from './testing/draw.ts'
import { enter, leave, type Walk } from './walk.ts'

const seen = ({ stops, pieces, exits }: Walk) => [stops, pieces, exits].map(membersOf)
const entering = (face: Face, edge: Edge, open = 0) => seen(enter(face, edge, open))

test('track is followed to its other end', () => {
  expect(entering(draw('0-2 1-3'), 0)).toEqual([[], [0], [2]])
  expect(entering(draw('0-2 1-3'), 4)).toEqual([[], [], []])
})

test('track divides at the edge where one comes in, and does not turn back where it merges', () => {
  const fork = draw('0-3 0-4')
  expect(entering(fork, 0)).toEqual([[], [0, 1], [3, 4]])
  expect(entering(fork, 3)).toEqual([[], [0], [0]])
})

test('no track is followed to an edge that is shut', () => {
  const fork = draw('0-3 0-4')
  expect(seen(enter(fork, 0, 0, 1 << 3))).toEqual([[], [1], [4]])
  expect(seen(enter(fork, 0, 0))).toEqual([[], [0, 1], [3, 4]])
  const city = draw('0-s0 2-s0 s0-3', [CITY])
  expect(seen(enter(city, 0, 1, 1 << 2))).toEqual([[0], [0, 2], [3]])
})

test('a city is passed only where it is open', () => {
  const city = draw('0-s0 2-s0 s0-3', [CITY])
  expect(entering(city, 0)).toEqual([[0], [0], []])
  expect(entering(city, 0, 1)).toEqual([[0], [0, 1, 2], [2, 3]])
})

test('each of several cities is open or not for itself', () => {
  const cities = draw('0-s0 s0-2 3-s1 s1-2', [CITY, CITY])
  expect(entering(cities, 2, 0b10)).toEqual([[0, 1], [1, 2, 3], [3]])
  expect(entering(cities, 0, 0b01)).toEqual([[0], [0, 1], [2]])
})

test('one stop leads to the next inside the hex', () => {
  const row = draw('0-s0 s0-s1 s1-3 s1-2', [CITY, OFFBOARD])
  expect(entering(row, 0, 0b01)).toEqual([[0, 1], [0, 1], []])
  expect(entering(row, 0, 0b11)).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [2, 3],
  ])
})

test('a junction is passed by any other piece', () => {
  expect(entering(draw('0-j j-2 j-4'), 2)).toEqual([[], [0, 1, 2], [0, 4]])
})

test('no way leads out by the edge where one came in', () => {
  expect(entering(draw('0-s0 s0-s1 s1-0 s1-2', [CITY, CITY]), 0, 0b11)[2]).toEqual([2])
})

test('from a stop one leaves by all of its track, through itself whether it is open or not', () => {
  const city = draw('0-s0 s0-3 1-4', [CITY])
  expect(seen(leave(city, 0, 0))).toEqual([[0], [0, 1], [0, 3]])
  expect(seen(leave(draw('', [CITY]), 0, 0))).toEqual([[0], [], []])
})

test('a walk is made once', () => {
  const face = draw('0-3 1-s0', [CITY])
  expect(enter(face, 0, 0)).toBe(enter(face, 0, 0))
  expect(enter(face, 1, 0)).not.toBe(enter(face, 1, 1))
})
