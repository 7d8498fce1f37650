import { expect, test } from 'vitest'
import { isWanted, mentions } from './logFilter.ts'

test('a name is found alone, and not within a longer one', () => {
  expect(mentions('Bot 1 passes.', 'Bot 1')).toBe(true)
  expect(mentions('Bot 10 passes.', 'Bot 1')).toBe(false)
  expect(mentions('Bot 10 sells to Bot 1.', 'Bot 1')).toBe(true)
  expect(mentions('Joanna passes.', 'Anna')).toBe(false)
  expect(mentions('ひろし がパスしました。', 'ひろし')).toBe(true)
})

test('lines of money, of a company, of a player', () => {
  const line = { text: 'PRR pays out $540', move: 3, company: 'PRR', money: true } as const
  expect(isWanted(line, { kind: 'money' })).toBe(true)
  expect(isWanted({ text: '$am passes.', move: 4 }, { kind: 'money' })).toBe(false)
  expect(isWanted(line, { kind: 'company', company: 'PRR' })).toBe(true)
  expect(isWanted(line, { kind: 'player', name: 'Aoi' })).toBe(false)
})
