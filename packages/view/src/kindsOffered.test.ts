import { isRefusal, newTable } from '@roundhouse/kernel'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { kindsOffered } from './kindsOffered.ts'

const offered = (options: object) => {
  const table = newTable(pebbles, { players: ['Ann', 'Bob'], seed: 1, options })
  if (isRefusal(table)) throw new Error(table.reason)
  return kindsOffered(pebbles, table.state, ['toss', 'hide', 'take'])
}

test('the kinds of which something can be done, in the order in which they are asked about', () => {
  expect(offered({})).toEqual(['toss', 'take'])
  expect(offered({ charms: true })).toEqual(['hide'])
})
