import { expect, test } from 'vitest'
import { membersOf } from './bits.ts'
import { checkFace, edgesOf } from './face.ts'
import { CITY, draw } from './testing/draw.ts'
import { piecesAt } from './track.ts'

const face = draw('0-s0 s0-2 2-j j-5', [CITY])

test('the edges of a face are those that track leads to', () => {
  expect(membersOf(edgesOf(face))).toEqual([0, 2, 5])
})

test('pieces are found from either end', () => {
  expect(piecesAt(face, 2)).toEqual([
    { piece: 1, to: 's0' },
    { piece: 2, to: 'j' },
  ])
  expect(piecesAt(face, 's0').map(({ to }) => to)).toEqual([0, 2])
  expect(piecesAt(face, 'j').map(({ to }) => to)).toEqual([2, 5])
  expect(piecesAt(face, 4)).toEqual([])
})

test.each([
  ['a stop that is not there', '0-s1', 'tile 9: a path leads to s1, which is not there'],
  ['an edge that is not there', '6-s0', 'tile 9: a path leads to 6, which is not there'],
  ['no end at all', '0-x', 'tile 9: a path leads to x, which is not there'],
  ['a stop without a number', '0-s?', 'tile 9: a path leads to s?, which is not there'],
  ['itself', 's0-s0', 'tile 9: a path leads from s0 to itself'],
  ['its own edge', '3-3', 'tile 9: a path leads from 3 to itself'],
])('a path to %s is an error that names the place', (_, track, message) => {
  expect(() => checkFace('tile 9', draw(track, [CITY]))).toThrow(message)
})
