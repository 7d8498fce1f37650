import type { Preview } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { combinePreviews } from './combinePreviews.ts'

const change = { label: 'Cash', before: '$1', after: '$2' }
const RUN: Preview = {
  label: 'Run',
  changes: [],
  notes: ['Mail'],
  warning: 'One.',
  routes: [],
  next: [
    {
      action: { kind: 'dividend' },
      preview: { label: 'Run and pay', short: 'Pay', changes: [change], notes: ['Unpaid'], warning: 'Two.' },
    },
    { action: { kind: 'dividend' }, preview: { label: 'Run and keep', changes: [], notes: [] } },
  ],
}

test('an action is shown with what follows it', () => {
  expect(combinePreviews(RUN, 0)).toEqual({
    ...RUN,
    label: 'Run and pay',
    short: 'Pay',
    changes: [change],
    notes: ['Mail', 'Unpaid'],
    warning: 'One. Two.',
  })
  expect(combinePreviews(RUN, 1)).toMatchObject({ label: 'Run and keep', warning: 'One.' })
})

test('where nothing follows it stands alone', () => {
  expect(combinePreviews(null, 0)).toBeNull()
  expect(combinePreviews(RUN, 2)).toBe(RUN)
})
