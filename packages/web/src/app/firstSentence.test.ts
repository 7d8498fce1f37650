import { expect, test } from 'vitest'
import { firstSentence } from './firstSentence.ts'

test.each([
  ['en', 'Choose one card. Others see only its back.', 'Choose one card.'],
  ['ja', '1枚選びます。ほかの人には裏面だけが見えます。', '1枚選びます。'],
  ['en', 'B&O: lay track · run the trains', 'B&O: lay track · run the trains'],
  ['en', '', ''],
])('what is said first (%s)', (language, text, first) => {
  expect(firstSentence(text, language)).toBe(first)
})
