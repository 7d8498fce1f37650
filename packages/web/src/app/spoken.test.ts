import { expect, test } from 'vitest'
import { spokenText } from './spoken.ts'

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['de-DE', 'ja', 'en'], 'ja'],
  [['en-US', 'ja'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('%j', (preferred, language) => {
  expect(spokenText(preferred)).toBe(language)
})
