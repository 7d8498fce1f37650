import { expect, test } from 'vitest'
import { rowsOf } from './ledgerFigures.ts'

const certificates = (amount: number, limit: number) => ({
  label: 'Certificates',
  value: `${amount}/${limit}`,
  amount,
  limit,
  ...(amount === limit && { alarming: true as const }),
})

test('a limit that is the same for all is said once', () => {
  expect(rowsOf([[certificates(11, 11)], [certificates(9, 11)]])).toEqual([
    {
      label: 'Certificates',
      limit: 11,
      cells: [
        { text: '11', alarming: true },
        { text: '9', alarming: false },
      ],
    },
  ])
  expect(rowsOf([[certificates(3, 11)], [certificates(2, 8)]])).toMatchObject([
    { limit: null, cells: [{ text: '3/11' }, { text: '2/8' }] },
  ])
})

test('figures lose their signs, and nothing else; who has none has an empty cell', () => {
  const value = { label: 'Value', value: '$1,250', amount: 1250 }
  expect(rowsOf([[value, { label: 'Charm', value: 'owl' }], []])).toMatchObject([
    { label: 'Value', limit: null, cells: [{ text: '1,250' }, { text: '' }] },
    { label: 'Charm', limit: null, cells: [{ text: 'owl' }, { text: '' }] },
  ])
})
