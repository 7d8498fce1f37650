import { expect, test } from 'vitest'
import { networkPaint } from './networkPaint.ts'

test('a network has the paint of whoever has it, but for one as dark as the track', () => {
  const crimson = { fill: '#C4122F', text: '#FFFFFF' }
  const coal = { fill: '#20242C', text: '#FFFFFF' }
  expect(networkPaint(crimson)).toEqual(crimson)
  expect(networkPaint(coal)).toEqual({ fill: '#FFFFFF', text: '#20242C' })
})
