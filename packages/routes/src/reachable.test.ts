import { expect, test } from 'vitest'
import { reachablePart } from './reachable.ts'
import type { RunStatement } from './runStatement.ts'
import { gridNetwork, train } from './testing/gridNetwork.ts'

/** A row of cities, from the token at the first one on; some of them closed to others. */
function row(length: number, closed: readonly number[] = []): RunStatement {
  const running = gridNetwork(length, 1, [train(3)])
  return {
    ...running,
    stops: running.stops.map((stop, place) =>
      closed.includes(place) ? { ...stop, through: 'never' } : stop,
    ),
  }
}

test('what lies beyond a closed city is left out, and keeps its numbers in the whole', () => {
  const { running, stops, links } = reachablePart(row(6, [2]))
  expect(stops).toEqual([0, 1, 2])
  expect(links).toEqual([0, 1])
  expect(running.network.units).toBe(2)
})

test('where nothing is out of reach, the question is the whole', () =>
  expect(reachablePart(row(4)).running).toEqual(row(4)))

test('a bonus that no train can earn is no part of the question', () => {
  const bonus = { with: [], amount: 20, trains: null }
  const bonuses = [
    { ...bonus, at: [1, 5] },
    { ...bonus, at: [5] },
    { ...bonus, at: [1], with: [[4, 5]] },
  ]
  expect(reachablePart({ ...row(6, [2]), bonuses }).running.bonuses).toEqual([{ ...bonus, at: [1] }])
})
