import { expect, test, vi } from 'vitest'
import { skipLoudly } from './skipLoudly.ts'

test('a skipped test is heard of, another is not', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(skipLoudly('the sea', undefined)).toBe(false)
  expect(warn).not.toHaveBeenCalled()
  expect(skipLoudly('the sea', 'it is dry')).toBe(true)
  expect(warn).toHaveBeenCalledWith('SKIPPED: the sea: it is dry')
  warn.mockRestore()
})
