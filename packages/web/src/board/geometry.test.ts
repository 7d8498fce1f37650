import { describe, expect, test } from 'vitest'
import {
  centreOf,
  cornerAt,
  curveBetween,
  cutCurve,
  distance,
  edgeEnds,
  edgeMiddle,
  gridKey,
  type HexLayout,
  headingOn,
  INRADIUS,
  linePath,
  ORIGIN,
  outline,
  pathOf,
  pointBetween,
  pointOn,
  polar,
  reverseCurve,
  splitCurve,
  spotAcross,
} from './geometry.ts'

const LAYOUTS: readonly HexLayout[] = ['flat', 'pointy']
const EDGES = [0, 1, 2, 3, 4, 5]

describe.each(LAYOUTS)('a %s hex', (layout) => {
  test('has its edges between its corners, clockwise', () => {
    for (const edge of EDGES) {
      const [one, other] = edgeEnds(layout, edge)
      expect(distance(pointBetween(one, other, 0.5), edgeMiddle(layout, edge))).toBeCloseTo(0)
      expect(distance(one, other)).toBeCloseTo(100)
      const corners = EDGES.map((number) => cornerAt(layout, number))
      expect(corners.some((place) => distance(place, one) < 0.001)).toBe(true)
    }
  })

  test('meets the hex across each edge in the middle of that edge', () => {
    const hex = { column: 10, row: 10 }
    for (const edge of EDGES) {
      const [column, row] = spotAcross(layout, hex, edge).split(',').map(Number)
      const there = centreOf(layout, { column: column!, row: row! })
      const here = centreOf(layout, hex)
      expect(distance(here, there)).toBeCloseTo(2 * INRADIUS)
      const middle = pointBetween(here, there, 0.5)
      const expected = edgeMiddle(layout, edge)
      expect(middle.x - here.x).toBeCloseTo(expected.x)
      expect(middle.y - here.y).toBeCloseTo(expected.y)
      expect(spotAcross(layout, { column: column!, row: row! }, (edge + 3) % 6)).toBe(gridKey(10, 10))
    }
  })

  test('has track that leaves at right angles to its edges', () => {
    for (const [one, other] of [
      [0, 3],
      [0, 2],
      [0, 1],
      [5, 0],
    ] as const) {
      const curve = curveBetween(layout, one, other)
      const inwards = headingOn(curve, 0)
      const towardsMiddle = Math.atan2(-curve.from.y, -curve.from.x) * (180 / Math.PI)
      expect(Math.cos(((inwards - towardsMiddle) * Math.PI) / 180)).toBeGreaterThan(0.999)
    }
  })

  test('has gentle bends of radius 150 and tight ones of radius 50', () => {
    for (const edge of EDGES) {
      const tight = curveBetween(layout, edge, (edge + 1) % 6)
      const gentle = curveBetween(layout, edge, (edge + 2) % 6)
      const aroundCorner = pointBetween(tight.from, tight.to, 0.5)
      const tightCentre = polar((Math.atan2(aroundCorner.y, aroundCorner.x) * 180) / Math.PI, 100)
      const apart = pointBetween(gentle.from, gentle.to, 0.5)
      const gentleCentre = polar((Math.atan2(apart.y, apart.x) * 180) / Math.PI, 100 * Math.sqrt(3))
      for (const t of [0, 0.2, 0.5, 0.8, 1]) {
        expect(Math.abs(distance(pointOn(tight, t), tightCentre) - 50)).toBeLessThan(1)
        expect(Math.abs(distance(pointOn(gentle, t), gentleCentre) - 150)).toBeLessThan(1)
      }
    }
  })
})

test('corners and edges stand where the design has them', () => {
  expect(cornerAt('pointy', 0).y).toBeCloseTo(50)
  expect(cornerAt('flat', 0).x).toBeCloseTo(100)
  expect(edgeMiddle('flat', 0).y).toBeCloseTo(INRADIUS)
  expect(edgeMiddle('pointy', 1).x).toBeCloseTo(-INRADIUS)
  expect(outline('flat', 100).split(' ')).toHaveLength(6)
})

test('a curve can be cut, taken in part, turned round', () => {
  const curve = curveBetween('flat', 0, 2)
  const [head, tail] = splitCurve(curve, 0.3)
  expect(distance(head.to, pointOn(curve, 0.3))).toBeCloseTo(0)
  expect(distance(tail.from, head.to)).toBeCloseTo(0)
  const middle = cutCurve(curve, 0.25, 0.75)
  expect(distance(middle.from, pointOn(curve, 0.25))).toBeCloseTo(0)
  expect(distance(middle.to, pointOn(curve, 0.75))).toBeCloseTo(0)
  expect(distance(pointOn(middle, 0.5), pointOn(curve, 0.5))).toBeCloseTo(0)
  expect(reverseCurve(reverseCurve(curve))).toEqual(curve)
})

test('a path is written with figures of at most two places', () => {
  expect(pathOf(linePath(ORIGIN, { x: 10, y: -1 / 3 }))).toBe('M0,0C3.33,-0.11 6.67,-0.22 10,-0.33')
})
