import { expect, test } from 'vitest'
import { bestRoutes } from './bestRoutes.ts'
import { gridNetwork, train } from './testing/gridNetwork.ts'

const trains = [train(5), train(6), train(6), train(7)]

test('the same question has the same answer, route by route', () => {
  expect(bestRoutes(gridNetwork(4, 4, trains))).toEqual(bestRoutes(gridNetwork(4, 4, trains)))
})

test('a budget gives the best so far and a bound that holds', () => {
  const exact = bestRoutes(gridNetwork(4, 4, trains))
  expect(exact).toMatchObject({ proved: true, bound: exact.revenue })
  const hasty = bestRoutes(gridNetwork(4, 4, trains), { budget: 1000 })
  expect(hasty.proved).toBe(false)
  expect(hasty.revenue).toBeLessThanOrEqual(exact.revenue)
  expect(hasty.bound).toBeGreaterThanOrEqual(exact.revenue)
  expect(hasty.bound).toBeLessThan(Number.POSITIVE_INFINITY)
})

test('a budget that is enough changes nothing', () => {
  const running = gridNetwork(3, 3, [train(3), train(4)])
  expect(bestRoutes(running, { budget: 1e9 })).toEqual(bestRoutes(running))
})

test('without a train, or without track, nothing is earned', () => {
  const nothing = { revenue: 0, subsidy: 0, routes: [], bound: 0, proved: true }
  expect(bestRoutes(gridNetwork(3, 3, []))).toEqual(nothing)
  expect(bestRoutes(gridNetwork(1, 1, [train(2)]))).toEqual(nothing)
})

test('more trains than there is track for stay at home', () => {
  const { routes } = bestRoutes(gridNetwork(2, 1, [train(2), train(2), train(3)]))
  expect(routes).toHaveLength(1)
})
