import { expect, test } from 'vitest'
import { CHECKED_GAMES, GAMES, VIEWS } from './index.ts'

test('every game is in every list', () => {
  expect(Object.keys(CHECKED_GAMES)).toEqual(Object.keys(GAMES))
  expect(Object.keys(VIEWS)).toEqual(Object.keys(GAMES))
})
