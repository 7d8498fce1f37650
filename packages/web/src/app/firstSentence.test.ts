import { expect, test } from 'vitest'
import { firstSentence } from './firstSentence.ts'

test.each([
  ['en', 'Choose one card. Others see only its back.', 'Choose one card.'],
  ['ja', '1枚選んでください。内容はほかの人には見えません。', '1枚選んでください。'],
  ['en', 'B&O: lay track · run the trains', 'B&O: lay track · run the trains'],
  ['ja', 'St. Clair Tunnel の競り：引き上げるか、降りる', 'St. Clair Tunnel の競り：引き上げるか、降りる'],
  ['en', 'St. Clair Tunnel is sold. Pass.', 'St. Clair Tunnel is sold.'],
  ['en', '', ''],
])('what is said first (%s)', (language, text, first) => {
  expect(firstSentence(text, language)).toBe(first)
})
