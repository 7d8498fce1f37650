import { NAMES } from '@roundhouse/kernel/testing/names'
import { expect, test } from 'vitest'
import { PUBLIC_COMPANIES } from '../components/companies.ts'
import type { Event1856 } from '../events.ts'
import { auctioned, corporation, game } from '../scenarios/position.ts'
import { exchangeShares } from './exchange.ts'

test('the missing half of the certificate takes up one of twenty shares (3f, 3h)', () => {
  const state = auctioned(game(3))
  const merged = PUBLIC_COMPANIES.slice(0, 8)
  for (const [place, id] of merged.entries())
    corporation(state, id, { cell: [0, 4], players: { [NAMES[place % 3]!]: 1 }, pool: 5 })
  const events: Event1856[] = []
  expect(exchangeShares(state, merged, 2, (event) => events.push(event))).toEqual({
    players: [1, 1, 1],
    pool: 16,
    bank: 0,
    shares: 20,
    president: 2,
  })
  expect(events).toEqual([
    { kind: 'exchanged', holder: 2, shares: 2, received: 1 },
    { kind: 'exchanged', holder: 0, shares: 3, received: 1 },
    { kind: 'exchanged', holder: 1, shares: 3, received: 1 },
    { kind: 'exchanged', holder: 'pool', shares: 42, received: 16 },
  ])
})

test('nothing is told of a pool without shares (3f)', () => {
  const state = auctioned(game(3))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 4 } })
  const events: Event1856[] = []
  exchangeShares(state, ['GT'], 0, (event) => events.push(event))
  expect(events).toEqual([{ kind: 'exchanged', holder: 0, shares: 4, received: 2 }])
})
