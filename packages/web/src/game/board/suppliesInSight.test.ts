import { expect, test } from 'vitest'
import { suppliesInSight } from './suppliesInSight.ts'

const item = (label: string, now = false) => ({ label, value: '', ...(now && { now: true as const }) })
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)

test('what is for sale, and the four things after it', () => {
  const { now, next } = suppliesInSight([
    item('2'),
    item('4', true),
    item('3/5', true),
    item('5'),
    item('4/6'),
    item('6'),
    item('7/8'),
    item('9'),
  ])
  expect(labels(now)).toEqual(['4', '3/5'])
  expect(labels(next)).toEqual(['5', '4/6', '6', '7/8'])
})

test('where nothing is for sale, what comes first', () => {
  expect(suppliesInSight([item('1'), item('2')])).toMatchObject({
    now: [],
    next: [{ label: '1' }, { label: '2' }],
  })
})
