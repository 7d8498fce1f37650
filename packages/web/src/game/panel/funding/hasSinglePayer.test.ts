import type { Checklist } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { hasSinglePayer } from './hasSinglePayer.ts'

type State = Checklist['items'][number]['state']

const list = (states: readonly State[], missing: number): Checklist => ({
  title: '',
  items: states.map((state) => ({ label: '', value: '', state, kinds: [] })),
  rest: { label: '', value: `$${missing}`, ...(missing > 0 && { alarming: true as const }) },
})

test('a treasury that suffices needs no list', () => {
  expect(hasSinglePayer(list(['now', 'none', 'none', 'none'], 0))).toBe(true)
})

test('what is paid by several, or by nothing yet, has its list', () => {
  expect(hasSinglePayer(list(['done', 'none', 'now', 'none'], 0))).toBe(false)
  expect(hasSinglePayer(list(['done', 'none', 'none', 'none'], 80))).toBe(false)
})
