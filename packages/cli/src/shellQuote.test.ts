import { expect, test } from 'vitest'
import { shellQuote } from './shellQuote.ts'

test.each([
  ['found/a-1.json', 'found/a-1.json'],
  ['失敗.json', '失敗.json'],
  ['my game.json', "'my game.json'"],
  ["it's.json", "'it'\\''s.json'"],
  ['$HOME.json', "'$HOME.json'"],
])('%s is typed as %s', (word, typed) => {
  expect(shellQuote(word)).toBe(typed)
})
