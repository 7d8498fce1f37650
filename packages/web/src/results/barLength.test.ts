import { expect, test } from 'vitest'
import { barLength } from './barLength.ts'

test('parts on one scale', () => {
  const facts = [
    { label: 'Cash', value: '$1,500', amount: 1500 },
    { label: 'PRR 5 × $100', value: '$500', amount: 500 },
    { label: 'Loan', value: '−$20', amount: -20 },
    { label: 'Charm', value: 'owl' },
  ]
  expect(facts.map((fact) => barLength(fact, facts))).toEqual([100, 33, 0, 0])
  expect(barLength({ label: '', value: '–' }, [{ label: '', value: '–' }])).toBe(0)
})
