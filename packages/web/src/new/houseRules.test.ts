import { expect, test } from 'vitest'
import { houseRules } from './houseRules.ts'

const option = {
  name: 'run',
  label: 'Runs',
  explanation: '',
  standard: 'best',
  values: [
    { value: 'best', label: 'the best' },
    { value: 'any', label: 'any legal one' },
  ],
}

test('what a table plays otherwise is said, and that it plays by the book', () => {
  expect(houseRules({ run: 'any' }, { options: [option] })).toEqual([
    { label: 'Runs', value: 'any legal one' },
  ])
  const byTheBook = [{ label: 'House rules', value: 'by the book' }]
  expect(houseRules({}, { options: [option] })).toEqual(byTheBook)
  expect(houseRules({ run: 'best' }, { options: [option] })).toEqual(byTheBook)
})
