import { expect, test } from 'vitest'
import { isTestedForDestination, isUnderDestinationCondition } from './destination.ts'
import { auctioned, corporation, game, setTrainsLeft } from './scenarios/position.ts'

/** Whether GT is under the condition with 5-trains on offer, by when it was started. */
function isUnder(destinationRule: 'untilSixes' | 'parredBeforeFives', startedAt: number): boolean {
  const state = auctioned(game(4, { destinationRule }))
  setTrainsLeft(state, '5', 3)
  corporation(state, 'GT', { cell: [2, 4], players: { A: 5 }, startedAt })
  return isUnderDestinationCondition(state, 'GT')
}

test('1.2j: started before the 5-trains it stays under the condition, and by the book until the 6-trains', () => {
  expect([4, 5].map((startedAt) => isUnder('parredBeforeFives', startedAt))).toEqual([true, false])
  expect([4, 5].map((startedAt) => isUnder('untilSixes', startedAt))).toEqual([true, true])
})

test('2.2o, 1.2k: one that is not started is tested, but has nothing to wait for', () => {
  const state = auctioned(game())
  expect([isTestedForDestination(state, 'GT'), isUnderDestinationCondition(state, 'GT')]).toEqual([
    true,
    false,
  ])
  const late = auctioned(game(4, { destinationRule: 'parredBeforeFives' }))
  setTrainsLeft(late, '4', 1)
  expect(isTestedForDestination(late, 'GT')).toBe(true)
  setTrainsLeft(late, '5', 3)
  expect(isTestedForDestination(late, 'GT')).toBe(false)
})
