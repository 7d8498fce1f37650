import { expect, test } from 'vitest'
import { partOf, written } from './sum.ts'

const facts = [
  { label: 'Cash', value: '$1,500' },
  { label: 'PRR 5 × $100', value: '$500' },
]

test('a sum is written like its parts', () => {
  expect(written(2000, facts, 'en')).toBe('$2,000')
  expect(written(12, [{ label: 'Pebbles', value: '12' }], 'ja')).toBe('12')
  expect(written(12, [...facts, { label: 'Points', value: '3' }], 'en')).toBe('12')
  expect(written(12, [], 'en')).toBe('12')
})

test('parts on one scale', () => {
  expect(facts.map((fact) => partOf(fact, facts))).toEqual([100, 33])
  expect(partOf({ label: '', value: '–' }, [{ label: '', value: '–' }])).toBe(0)
})
