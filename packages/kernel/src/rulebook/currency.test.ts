import { expect, test } from 'vitest'
import { formatAmount } from './currency.ts'

test.each([
  [0, { before: '$' }, '$0'],
  [1234567, { before: '$' }, '$1,234,567'],
  [-20, { before: '$' }, '−$20'],
  [1250, { after: 'cc' }, '1,250cc'],
  [5.5, { before: '£' }, '£5.5'],
  [1000, undefined, '1,000'],
])('%d is written with what stands around it', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text)
})
