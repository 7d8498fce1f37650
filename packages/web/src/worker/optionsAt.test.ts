import { expect, test } from 'vitest'
import { commonest } from './optionsAt.ts'

test('the commonest refusal, the first among equals', () => {
  const refusal = (sentence: string) => ({ rule: 'R', sentence, text: '' })
  expect(commonest([refusal('a'), refusal('b'), refusal('b')])?.sentence).toBe('b')
  expect(commonest([refusal('a'), refusal('b')])?.sentence).toBe('a')
  expect(commonest([])).toBeNull()
})
