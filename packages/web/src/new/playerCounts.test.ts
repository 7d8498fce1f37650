import { expect, test } from 'vitest'
import { playerCounts } from './playerCounts.ts'

test('a number of players that the printed rules do not have carries an asterisk', () => {
  const players = { min: 2, max: 4 }
  expect(playerCounts({ players }).map(({ label }) => label)).toEqual(['2', '3', '4'])
  expect(playerCounts({ players, unofficial: { 2: 'PB-9.1' } })).toEqual([
    { value: '2', label: '2*' },
    { value: '3', label: '3' },
    { value: '4', label: '4' },
  ])
})
