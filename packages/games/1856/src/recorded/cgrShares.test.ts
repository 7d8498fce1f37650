import { expect, test } from 'vitest'
import { auctioned, game } from '../scenarios/position.ts'
import { noteDealtShares } from './cgrShares.ts'
import { newMemory1856 } from './memory.ts'

const FILE = { title: '1856', players: [], actions: [] }

test('the bank keeps the certificates with the lowest numbers', () => {
  const state = auctioned(game())
  const memory = newMemory1856(FILE)
  state.corporations.CGR.shares.bank = 3
  noteDealtShares(state, memory)
  const dealt = (...shares: string[]) => shares.map((share) => memory.sold.has(share))
  expect(dealt('CGR_0', 'CGR_3', 'CGR_4', 'CGR_8', 'CGR_29')).toEqual([true, false, true, true, true])
  // what is bought later is told by the certificates themselves
  state.corporations.CGR.shares.bank = 2
  noteDealtShares(state, memory)
  expect(dealt('CGR_3')).toEqual([false])
})
