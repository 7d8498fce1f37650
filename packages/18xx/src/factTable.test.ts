import { cellNumber } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { readFacts } from './factTable.ts'

const read = (text: string) =>
  readFacts(['GWR', 'MR'], ['price'], text, ({ price }) => ({ price: cellNumber(price) }))

test('facts are found by name, in the order of the names', () => {
  const facts = read(`
    id  | price
    MR  | 60
    GWR | 40
  `)
  expect(facts).toEqual({ GWR: { price: 40 }, MR: { price: 60 } })
  expect(Object.keys(facts)).toEqual(['GWR', 'MR'])
})

test.each([
  ['a name that there is not', '\nid | price\nGWR | 40\nLNWR | 60', /"LNWR" is none of GWR, MR, in the line/],
  ['a name that is missing', '\nid | price\nGWR | 40', /not those of GWR, MR/],
  ['a name that stands there twice', '\nid | price\nGWR | 40\nMR | 60\nMR | 70', /not those of GWR, MR/],
])('%s is an error', (_, text, message) => {
  expect(() => read(text)).toThrow(message)
})
