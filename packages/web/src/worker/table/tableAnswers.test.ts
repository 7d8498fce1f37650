import { expect, test } from 'vitest'
import { commonestRefusal } from './tableAnswers.ts'

test('the commonest refusal, the first among equals', () => {
  const refusal = (sentence: string) => ({ rule: 'R', sentence, text: '' })
  expect(commonestRefusal([refusal('a'), refusal('b'), refusal('b')])?.sentence).toBe('b')
  expect(commonestRefusal([refusal('a'), refusal('b')])?.sentence).toBe('a')
  expect(commonestRefusal([])).toBeNull()
})
