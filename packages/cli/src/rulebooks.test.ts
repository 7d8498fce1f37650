import { GAMES } from '@roundhouse/games'
import { expect, test } from 'vitest'
import { rulebooks } from './rulebooks.ts'

test.each(Object.keys(GAMES))('%s has the same rules in both languages', async (game) => {
  const { en, ja } = await rulebooks(game)
  expect(en.size).toBeGreaterThan(0)
  expect([...ja.keys()]).toEqual([...en.keys()])
})
