import { expect, test } from 'vitest'
import { preferredLanguage } from './preferredLanguage.ts'

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['de-DE', 'ja', 'en'], 'ja'],
  [['en-US', 'ja'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('%j', (preferred, language) => {
  expect(preferredLanguage(preferred)).toBe(language)
})
