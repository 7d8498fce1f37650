import { expect, test } from 'vitest'
import { endedByOf, optionalRules, playerKey, readRecordedFile, seedOf } from './file.ts'

const file = (parts: object) => readRecordedFile({ title: '1846', players: [], actions: [], ...parts })!

test.each([
  ['the seed that is set', { id: 5, settings: { seed: 1093335663 } }, 1093335663],
  ['the digits of the name where none is set', { id: 'hs_sudambau_1600037415', settings: {} }, 1600037415],
  ['an empty seed is none', { id: 10264, settings: { seed: '' } }, 10264],
  ['no seed is none', { id: 10264, settings: { seed: null } }, 10264],
  ['a long seed is cut to 31 bits', { settings: { seed: 2 ** 31 + 7 } }, 7],
])('%s', (_, parts, seed) => {
  expect(seedOf(file(parts))).toBe(seed)
})

test('players are known by number, or by name where they have none', () => {
  expect(playerKey({ id: 131, name: 'Ann' })).toBe('131')
  expect(playerKey({ name: 'Ann' })).toBe('Ann')
})

test('rules that nobody chose are none', () => {
  expect(optionalRules(file({}))).toEqual([])
  expect(optionalRules(file({ settings: { optional_rules: ['first_ed'] } }))).toEqual(['first_ed'])
})

test.each([
  ['the bank broke', 'bank', [], undefined],
  ['it still goes on', undefined, [], undefined],
  ['its players ended it', 'manually_ended', [], 'players'],
  ['its players ended it, and nothing else says so', null, [{ type: 'end_game' }], 'players'],
  ['it had gone on for too long', 'dnf', [{ type: 'pass' }], 'program'],
])('who ended a game: %s', (_, game_end_reason, left, endedBy) => {
  expect(endedByOf(file({ game_end_reason }), left)).toBe(endedBy)
})
