import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { processorTime } from '../threads/processorTime.ts'
import { watchLoop } from './loopDelay.ts'

test('a thread that works without a pause is seen to be late, once', async () => {
  const delays = watchLoop()
  await after(30)
  const began = processorTime()
  while (processorTime() - began < 80);
  await after(30)
  const { late, worked } = delays()
  expect(Math.max(...late)).toBeGreaterThan(70)
  expect(worked.filter((one) => one >= 80)).toHaveLength(1)
  await after(30)
  expect(delays().late.length).toBeLessThan(late.length)
})
