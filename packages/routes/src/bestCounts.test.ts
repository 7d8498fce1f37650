import { expect, test } from 'vitest'
import { bestCounts } from './bestCounts.ts'
import type { RunningTrain, RunStatement, RunStop } from './runStatement.ts'

const city = (revenue: number, token = false): RunStop => ({
  kind: 'city',
  revenue,
  token,
  through: 'free',
  groups: [],
})

const train = (max: number, visits: number): RunningTrain => ({
  name: `${max}/${visits}`,
  pays: [{ kinds: ['city'], max }],
  skips: visits > max ? ['city'] : [],
  visits,
  multiplier: 1,
})

/** Four cities in a line, the token in the poorest. */
const RUNNING: RunStatement = {
  network: { stops: [], links: [], units: 0 },
  stops: [city(40), city(10, true), city(30), city(20)],
  trains: [],
  bonuses: [{ at: [3], with: [], amount: 50, trains: null }],
  onceBonuses: [],
  rules: { hexAgain: true, endKinds: ['city'], ends: 'touched', token: 'paid', joined: false },
}

const counts = (max: number, visits: number) =>
  bestCounts(RUNNING, train(max, visits), [0, 1, 2, 3])?.toSorted()

test('the token counts, then what brings most, bonuses included', () => {
  expect(counts(2, 4)).toEqual([1, 3])
  expect(counts(3, 4)).toEqual([0, 1, 3])
})

test('a train that skips nothing counts every stop, or cannot run so', () => {
  expect(counts(4, 4)).toEqual([0, 1, 2, 3])
  expect(counts(3, 3)).toBeUndefined()
})
