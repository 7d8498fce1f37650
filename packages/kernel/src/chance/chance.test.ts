import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, bits, chanceFrom, loggedChance, replayedChance, seeded, shuffle } from './chance.ts'

const sorted = (places: readonly number[]) => [...places].sort((a, b) => a - b)
const upTo = (length: number) => Array.from({ length }, (_, place) => place)

describe('the generator', () => {
  it('gives the same bits for the same seed, for ever', () => {
    const state = seeded(1846)
    expect([bits(state), bits(state), bits(state)]).toEqual([354980142, 3362684709, 2054780044])
  })

  it('gives different bits for seeds that differ only above 32 bits', () => {
    expect(bits(seeded(1))).not.toBe(bits(seeded(1 + 2 ** 32)))
  })

  it('stays below the limit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
        const drawn = below(seeded(seed), limit)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true)
      }),
    )
  })

  it('is about even', () => {
    const state = seeded(7)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let draw = 0; draw < 60_000; draw++) counts[below(state, 6)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
})

describe('chanceFrom', () => {
  it('orders every place once', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(60), (seed, length) => {
        expect(sorted(chanceFrom(seeded(seed)).order(length))).toEqual(upTo(length))
      }),
    )
  })

  it('gives every order of three about equally often', () => {
    const chance = chanceFrom(seeded(3))
    const counts = new Map<string, number>()
    for (let draw = 0; draw < 12_000; draw++) {
      const order = chance.order(3).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210'])
    for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(200)
  })

  it('shuffles a list and leaves the list alone', () => {
    const wagons = ['box', 'coal', 'flat', 'ore']
    const mixed = shuffle(chanceFrom(seeded(1)), wagons)
    expect([...mixed].sort()).toEqual(wagons)
    expect(wagons).toEqual(['box', 'coal', 'flat', 'ore'])
  })
})

describe('a record of luck', () => {
  const draws = fc.array(fc.nat(12), { maxLength: 8 })

  it('gives the same outcomes again, and leaves the generator where it was', () => {
    fc.assert(
      fc.property(fc.integer(), draws, (seed, lengths) => {
        const [first, second] = [seeded(seed), seeded(seed)]
        const fallen: number[][] = []
        const once = lengths.map((length) => loggedChance(chanceFrom(first), fallen).order(length))
        const chance = replayedChance(fallen, chanceFrom(second))
        expect(lengths.map((length) => chance.order(length))).toEqual(once)
        expect(second).toEqual(first)
      }),
    )
  })

  it('holds against another generator', () => {
    expect(replayedChance([[2, 0, 1]], chanceFrom(seeded(99))).order(3)).toEqual([2, 0, 1])
  })

  it('is not touched by what the game does with an outcome', () => {
    const fallen: number[][] = []
    const drawn = loggedChance(chanceFrom(seeded(5)), fallen).order(4)
    const kept = [...drawn]
    drawn.pop()
    expect(fallen).toEqual([kept])
    replayedChance(fallen, chanceFrom(seeded(5)))
      .order(4)
      .pop()
    expect(fallen).toEqual([kept])
  })

  it.each([
    ['nothing', []],
    ['too few', [[0, 1]]],
    ['too many', [[0, 1, 2, 3]]],
    ['a place twice', [[0, 2, 2]]],
    ['a place beyond the end', [[0, 1, 3]]],
    ['a negative place', [[0, 1, -1]]],
    ['half a place', [[0, 0.5, 2]]],
  ])('is refused when it holds %s', (_, outcomes) => {
    expect(() => replayedChance(outcomes, chanceFrom(seeded(1))).order(3)).toThrow('luck')
  })
})
