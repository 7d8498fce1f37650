import { type Offer, seeded } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { botsFor } from './index.ts'

test('every game has the random bot, and those we know well a steady one', async () => {
  expect(Object.keys(await botsFor('unheard of'))).toEqual(['random'])
  for (const game of ['1846', '1856', '1860', 'baltimore-ohio'])
    expect(Object.keys(await botsFor(game))).toEqual(['random', 'steady'])
})

test('the random bot picks evenly among kinds, however many offers a kind has', async () => {
  const offers: Offer[] = [
    { action: { kind: 'pass' } },
    ...[1, 2, 3].map((company) => ({ action: { kind: 'sell', company } })),
  ]
  const luck = seeded(1)
  const { random } = await botsFor('any')
  const decision = { seat: 0, prompt: 'turn', offers }
  const picks = Array.from({ length: 1000 }, () => random!({ chance: luck }, decision, luck).kind)
  expect(picks.filter((kind) => kind === 'pass').length).toBeGreaterThan(440)
  expect(picks.filter((kind) => kind === 'pass').length).toBeLessThan(560)
})
