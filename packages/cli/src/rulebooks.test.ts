import { GAMES } from '@roundhouse/games'
import { readRuleBook } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { ruleText } from './rulebooks.ts'

test.each(Object.keys(GAMES))('%s has the same rules in both languages', async (game) => {
  const [en, ja] = [readRuleBook(await ruleText(game, 'en')), readRuleBook(await ruleText(game, 'ja'))]
  expect(en.size).toBeGreaterThan(0)
  expect([...ja.keys()]).toEqual([...en.keys()])
})
