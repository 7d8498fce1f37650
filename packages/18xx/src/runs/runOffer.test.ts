import { expect, test } from 'vitest'
import { boardWith } from '../testing/lakeside.ts'
import type { BestRun } from './findBestRun.ts'
import { runOffer } from './runOffer.ts'

const route = { train: '2-0', links: [['B3.0', 'C4.0']], counts: ['B3.0', 'C4.0'] }
const STATE = { board: boardWith(), phase: 1 }
const BEST: BestRun = { routes: [{ ...route, revenue: 40 }], revenue: 40 }
const NONE: BestRun = { routes: [], revenue: 0 }

test.each([
  ['the best run, and none', BEST, true, [[route], []]],
  ['the best run alone', BEST, false, [[route]]],
  ['that no train runs, once', NONE, true, [[]]],
])('proposed is %s', (_, best, mayStay, proposed) => {
  expect(runOffer(STATE, () => best, mayStay).blank).toMatchObject({
    kind: 'open',
    field: 'routes',
    proposed,
  })
})

test('the best run is not looked for before it is asked for', () => {
  let asked = 0
  const findBest = () => {
    asked++
    return BEST
  }
  const { blank } = runOffer(STATE, findBest, true)
  expect(asked).toBe(0)
  expect(blank).toMatchObject({ proposed: [[route], []] })
  expect(asked).toBe(1)
})

test('what is found is of the moment of the offer, whatever has happened by then', () => {
  const state = { ...STATE }
  const { blank } = runOffer(state, ({ phase }) => (phase === 1 ? BEST : NONE), false)
  state.phase = 2
  expect(blank).toMatchObject({ proposed: [[route]] })
})
