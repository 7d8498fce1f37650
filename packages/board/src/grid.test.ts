import { expect, test } from 'vitest'
import { byRow, edgeBetween, gridOf } from './grid.ts'

const ring = [
  { hex: 'B2' },
  { hex: 'B4', barredEdges: [4] },
  { hex: 'A3' },
  { hex: 'B6', barredEdges: [1] },
  { hex: 'C5' },
]

test('neighbours are the hexes of the map that touch', () => {
  const grid = gridOf('pointy', ring)
  expect(grid.hexes).toEqual(['B2', 'B4', 'A3', 'B6', 'C5'])
  expect(grid.neighbours.get('B4')).toEqual([undefined, 'B2', 'A3', undefined, 'B6', 'C5'])
  expect(edgeBetween(grid, 'B2', 'A3')).toBe(3)
  expect(edgeBetween(grid, 'A3', 'B6')).toBeUndefined()
  expect(edgeBetween(grid, 'Z9', 'B6')).toBeUndefined()
})

test('a barred edge is not open from either side', () => {
  const grid = gridOf('pointy', ring)
  expect(grid.open.get('B4')).toEqual(['B2', 'A3', 'C5'])
  expect(grid.open.get('B6')).toEqual(['C5'])
})

test('the same names on a flat-topped board touch elsewhere', () => {
  const grid = gridOf('flat', [{ hex: 'B2' }, { hex: 'B4' }, { hex: 'A3' }, { hex: 'C5' }])
  expect(grid.neighbours.get('B4')).toEqual([undefined, undefined, 'A3', 'B2', undefined, 'C5'])
})

test('hexes are read row by row', () => {
  expect(['B10', 'A3', 'B2', 'A11'].sort(byRow('pointy'))).toEqual(['A3', 'A11', 'B2', 'B10'])
  expect(['B10', 'A3', 'B2', 'A11'].sort(byRow('flat'))).toEqual(['B2', 'A3', 'B10', 'A11'])
})

test.each([
  ['a hex twice', [{ hex: 'B2' }, { hex: 'B2' }], 'B2 is on the map twice'],
  ['a hex between the others', [{ hex: 'B2' }, { hex: 'B3' }], 'B3 lies between'],
  ['a bar on one side only', [{ hex: 'B2', barredEdges: [4] }, { hex: 'B4' }], 'edge 4 of B2'],
  ['a bar at the rim', [{ hex: 'B2', barredEdges: [0] }], 'edge 0 of B2'],
])('%s is an error that names the place', (_, map, message) => {
  expect(() => gridOf('pointy', map)).toThrow(message)
})
