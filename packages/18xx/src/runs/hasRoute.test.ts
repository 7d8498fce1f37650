import { expect, test } from 'vitest'
import { boardWith, LAKESIDE, redRuns } from '../testing/lakeside.ts'
import { findBestRun } from './findBestRun.ts'
import { hasRoute } from './hasRoute.ts'

const TRACK = ['B3 #5 r4', 'C4 #57 r2']

test.each([
  ['a train, and track from a token to the next stop', boardWith(TRACK, ['B3 Red']), ['2'], true],
  ['no train', boardWith(TRACK, ['B3 Red']), [], false],
  ['no token', boardWith(TRACK), ['2'], false],
  ['the token of another', boardWith(TRACK, ['C4 Blue']), ['2'], false],
  ['track that leads to no stop', boardWith(['B3 #5 r4'], ['B3 Red']), ['2'], false],
  ['two tokens that nothing joins', boardWith([], ['B3 Red', 'C4 Red']), ['2', '3'], false],
  ['a stop where every slot is taken', boardWith(TRACK, ['B3 Red', 'C4 Blue']), ['3'], true],
] as const)('with %s', (_, board, trains, expected) => {
  const position = redRuns(board, ...trains)
  expect(hasRoute(LAKESIDE, position)).toBe(expected)
  expect(findBestRun(LAKESIDE, position, []).routes.length > 0).toBe(expected)
})
