import { below, type ChanceState, seeded } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { Choices } from './choices.ts'
import { pack } from './packing.ts'

const UNITS = 12

/** Two to five units anywhere. */
function scattered(chance: ChanceState): number {
  let units = 0
  for (let count = 2 + below(chance, 4); count > 0; count--) units |= 1 << below(chance, UNITS)
  return units
}

/** One to five units in a row: parts of such runs are never better than whole ones. */
function inARow(chance: ChanceState): number {
  const length = 1 + below(chance, 5)
  return ((1 << length) - 1) << below(chance, UNITS - length + 1)
}

/** Runs that are worth more the more they use; so many that they are not just tried one by one. */
function randomChoices(chance: ChanceState, kind: number, unitsOf: (chance: ChanceState) => number): Choices {
  const size = 80 + below(chance, 80)
  const uses = Int32Array.from({ length: size }, () => unitsOf(chance))
  return {
    kind,
    trains: 1 + below(chance, 3),
    mustRun: false,
    size,
    runs: uses.map((_, run) => run),
    worths: uses.map((units) => 10 * (bitsIn(units) + below(chance, 6))),
    uses,
  }
}

const bitsIn = (units: number): number => (units === 0 ? 0 : 1 + bitsIn(units & (units - 1)))

/** The most that runs are worth together, by what they use and by whether they are odd in number: train by train. */
function mostByUse(choices: readonly Choices[]): readonly [even: number[], odd: number[]] {
  const nothing = () => Array<number>(1 << UNITS).fill(-1)
  let most: [number[], number[]] = [nothing().with(0, 0), nothing()]
  for (const { trains, size, uses, worths } of choices)
    for (let train = 0; train < trains; train++) {
      const next: [number[], number[]] = [[...most[0]], [...most[1]]]
      for (const [parity, sums] of most.entries())
        for (const [used, sum] of sums.entries())
          for (let run = 0; sum >= 0 && run < size; run++) {
            if (used & uses[run]!) continue
            const others = next[1 - parity]!
            others[used | uses[run]!] = Math.max(others[used | uses[run]!]!, sum + worths[run]!)
          }
      most = next
    }
  return most
}

const cases = [scattered, inARow].flatMap((unitsOf) =>
  Array.from({ length: 10 }, (_, number) => ({ unitsOf, seed: number + 1 })),
)

test.each(cases)(
  'the best of many runs $unitsOf.name is found and proved, seed $seed',
  ({ unitsOf, seed }) => {
    const chance = seeded(seed)
    const choices = [0, 1, 2].map((kind) => randomChoices(chance, kind, unitsOf))
    const [even, odd] = mostByUse(choices)
    const task = { choices, wordCount: 1, unitCount: UNITS }

    const found = pack({ ...task, accepts: () => true })
    expect(found).toMatchObject({ worth: Math.max(...even, ...odd), proved: true })
    const runs = found.picks.map(({ kind, run }) => ({ kind, units: choices[kind]!.uses[run]! }))
    const used = runs.reduce((all, { units }) => all | units, 0)
    expect(runs.reduce((sum, { units }) => sum + bitsIn(units), 0)).toBe(bitsIn(used))
    for (const { kind, trains } of choices)
      expect(runs.filter((run) => run.kind === kind).length).toBeLessThanOrEqual(trains)

    const inPairs = pack({ ...task, accepts: (picks) => picks.length % 2 === 0 })
    expect(inPairs).toMatchObject({ worth: Math.max(...even), proved: true })
    const single = pack({ ...task, accepts: (picks) => picks.length % 2 === 1 })
    expect(single).toMatchObject({ worth: Math.max(...odd), proved: true })
  },
)

test('two trains whose good runs all share a stretch are not tried pair by pair', () => {
  const size = 4000
  const uses = Int32Array.from({ length: size }, (_, run) => (run % 2 === 0 ? 1 : 2 << (run % (UNITS - 1))))
  const runs = uses.map((_, run) => run)
  const worths = uses.map((units, run) => (units === 1 ? 1000 : 400) + 10 * (run % 7))
  const choices: Choices[] = [{ kind: 0, trains: 2, mustRun: false, size, runs, worths, uses }]
  const found = pack({ choices, wordCount: 1, unitCount: UNITS, accepts: () => true, budget: 100 * size })
  expect(found).toMatchObject({ worth: 1060 + 460, proved: true })
})
