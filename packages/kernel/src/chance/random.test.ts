import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Offer } from '../game/game.ts'
import { isOffered } from '../game/offer.ts'
import { seeded } from './chance.ts'
import { fillRandomly, oneOf, randomAction } from './random.ts'

const wagons = ['box', 'coal', 'ore', 'tank']
const offers: Offer[] = [
  { action: { kind: 'pass' } },
  { action: { kind: 'pay' }, blank: { kind: 'integer', field: 'coins', min: -3, max: 3 } },
  { action: { kind: 'sell' }, blank: { kind: 'subset', field: 'wagons', from: wagons, min: 1, max: 3 } },
  { action: { kind: 'sell' }, blank: { kind: 'subset', field: 'wagons', from: wagons, min: 0, max: 0 } },
  { action: { kind: 'plan' }, blank: { kind: 'open', field: 'route', proposed: ['A to B', 'B to C'] } },
]

it('picks only what is offered', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const luck = seeded(seed)
      expect(isOffered(offers, randomAction(offers, luck))).toBe(true)
      for (const offer of offers) expect(isOffered([offer], fillRandomly(offer, luck))).toBe(true)
    }),
  )
})

it('reaches every filling of an integer, both ends included', () => {
  const luck = seeded(2)
  const met = new Set(Array.from({ length: 200 }, () => JSON.stringify(fillRandomly(offers[1]!, luck))))
  expect(met.size).toBe(7)
})

it('picks each kind about equally often, however many offers it has', () => {
  const luck = seeded(4)
  const kinds = Array.from({ length: 4_000 }, () => randomAction(offers, luck).kind)
  for (const kind of ['pass', 'pay', 'sell', 'plan']) {
    const times = kinds.filter((one) => one === kind).length
    expect(Math.abs(times - 1_000)).toBeLessThan(120)
  }
})

it('gives the same picks for the same luck', () => {
  const picks = (seed: number) => {
    const luck = seeded(seed)
    return Array.from({ length: 20 }, () => [randomAction(offers, luck), oneOf(wagons, luck)])
  }
  expect(picks(8)).toEqual(picks(8))
  expect(picks(8)).not.toEqual(picks(9))
})
