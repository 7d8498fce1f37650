import type { Preview } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { combinePreviews } from './combinePreviews.ts'

const change = { label: 'Cash', before: '$1', after: '$2' }
const RUN: Preview = {
  label: 'Run',
  changes: [],
  notes: ['Mail'],
  warning: 'One.',
  endedKinds: ['lay'],
  routes: [],
  next: [
    {
      action: { kind: 'dividend' },
      preview: {
        label: 'Run and pay',
        short: 'Pay',
        changes: [change],
        notes: ['Unpaid'],
        warning: 'Two.',
        endedKinds: ['issue'],
      },
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
    endedKinds: ['lay', 'issue'],
  })
  expect(combinePreviews(RUN, 1)).toMatchObject({
    label: 'Run and keep',
    warning: 'One.',
    endedKinds: ['lay'],
  })
})

test('where nothing follows it stands alone', () => {
  expect(combinePreviews(null, 0)).toBeNull()
  expect(combinePreviews(RUN, 2)).toBe(RUN)
})
