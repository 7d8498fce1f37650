import { type BnoState, baltimoreOhio } from '@roundhouse/baltimore-ohio'
import { checkedBaltimoreOhio } from '@roundhouse/baltimore-ohio/checked'
import { act, decisions, isOffered, isRefusal, newTable, seeded } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type Bot, botsFor } from '../index.ts'

const { random, steady } = (await botsFor('baltimore-ohio')) as { random: Bot; steady: Bot }

/** Plays a game to its end; every bot must keep to the offers. */
function played(bots: readonly Bot[], seed: number): BnoState {
  const table = newTable(baltimoreOhio, { players: bots.map((_, seat) => `${seat}`), seed })
  if (isRefusal(table)) throw new Error(table.rule)
  const luck = seeded(seed)
  for (let actions = 0; actions < 5000; actions++) {
    const [decision] = decisions(baltimoreOhio, table.state)
    if (!decision) return table.state
    const action = bots[decision.seat]!(table.state, decision, luck)
    if (!isOffered(decision.offers, action)) throw new Error(`not on offer: ${JSON.stringify(action)}`)
    act(baltimoreOhio, table.state, decision.seat, action)
  }
  throw new Error('the game does not end')
}

describe.each([3, 4, 5, 6])('%i steady players', (players) => {
  test('come to an end by the rules, with companies that have grown', () => {
    for (const seed of [1, 2, 3]) {
      const state = played(
        Array.from({ length: players }, () => steady),
        seed,
      )
      expect(state.endReasons).not.toEqual([])
      expect(state.endReasons).not.toContain('standstill')
      expect(checkedBaltimoreOhio.violations(state)).toEqual([])
      const scores = baltimoreOhio.standings(state).map(({ score }) => score!)
      expect(scores.reduce((sum, score) => sum + score)).toBeGreaterThan(3 * 1500)
    }
  })
})

test('the same luck gives the same game', () => {
  const bots = [steady, steady, steady]
  expect(played(bots, 7)).toEqual(played(bots, 7))
  expect(played(bots, 7)).not.toEqual(played(bots, 8))
})

test('a steady player beats random ones', () => {
  const wins = Array.from({ length: 12 }, (_, seed) => {
    const seat = seed % 3
    const bots = [0, 1, 2].map((place) => (place === seat ? steady : random))
    return baltimoreOhio.standings(played(bots, seed))[0]!.seat === seat
  })
  expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(11)
})
