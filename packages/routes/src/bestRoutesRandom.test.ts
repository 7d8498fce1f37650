import { expect, test } from 'vitest'
import { bestRoutes } from './bestRoutes.ts'
import { problemsOf } from './checker.ts'
import { exhaustiveBest } from './testing/exhaustive.ts'
import { randomStatement } from './testing/randomStatement.ts'

const SERIES = 25
const EACH = 100

const series = Array.from({ length: SERIES }, (_, number) => number * EACH + 1)

test.each(series)('a hundred small networks from seed %i: the best is found and proved', (first) => {
  for (let seed = first; seed < first + EACH; seed++) {
    const running = randomStatement(seed)
    const found = bestRoutes(running)
    expect({ seed, worth: found.revenue + found.subsidy, proved: found.proved }).toEqual({
      seed,
      worth: exhaustiveBest(running),
      proved: true,
    })
    expect({ seed, problems: problemsOf(running, found) }).toEqual({ seed, problems: [] })
  }
})

test('a search that runs out of budget gives legal routes and an honest bound', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const running = randomStatement(seed)
    const { revenue, subsidy, routes, bound, proved } = bestRoutes(running, { budget: 20 })
    const most = exhaustiveBest(running)
    const worth = revenue + subsidy
    expect({ seed, problems: problemsOf(running, { revenue, subsidy, routes }) }).toEqual({
      seed,
      problems: [],
    })
    expect({ seed, honest: worth <= most && most <= bound }).toEqual({ seed, honest: true })
    if (proved) expect({ seed, worth }).toEqual({ seed, worth: most })
  }
})
