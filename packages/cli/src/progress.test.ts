import { afterEach, expect, test, vi } from 'vitest'
import { progress } from './progress.ts'
import type { Shell } from './shell.ts'

afterEach(() => vi.useRealTimers())

function shown(watched: boolean): string {
  vi.useFakeTimers({ toFake: ['performance'] })
  const said: string[] = []
  const line = progress({ watched, err: (text: string) => void said.push(text) } as Shell)
  line.show(() => 'too soon')
  vi.advanceTimersByTime(600)
  line.show(() => 'half')
  line.show(() => 'too soon again')
  line.clear()
  line.clear()
  return said.join('')
}

test('a watched line is shown now and then, and wiped once', () => {
  expect(shown(true)).toBe('\r\u001b[Khalf\r\u001b[K')
})

test('nobody watches', () => {
  expect(shown(false)).toBe('')
})
