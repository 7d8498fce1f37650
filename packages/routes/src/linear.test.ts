import { expect, test } from 'vitest'
import { newProgramme, partsOf, restrictProgramme, solve } from './linear.ts'

/** Three rows of which any two make a column: half of each is best. */
function triangle() {
  const shares = newProgramme([1, 1, 1])
  shares.columns.push({ rows: [0, 1], worth: 10 }, { rows: [1, 2], worth: 10 }, { rows: [0, 2], worth: 10 })
  return shares
}

test('shares of columns fill the rows as well as they can', () => {
  const shares = triangle()
  expect(solve(shares)).toBeCloseTo(15)
  expect(partsOf(shares).map(({ share }) => share)).toEqual([0.5, 0.5, 0.5])
  expect([...shares.duals]).toEqual([5, 5, 5])
})

test('a better column takes the place of others', () => {
  const shares = triangle()
  solve(shares)
  shares.columns.push({ rows: [0, 1, 2], worth: 16 })
  expect(solve(shares)).toBeCloseTo(16)
  expect(partsOf(shares).filter(({ share }) => share > 0)).toEqual([
    { column: { rows: [0, 1, 2], worth: 16 }, share: 1 },
  ])
})

test('without some of the columns it goes on from where it was', () => {
  const shares = triangle()
  solve(shares)
  const fewer = restrictProgramme(shares, ({ rows }) => !rows.includes(0), [])
  expect(solve(fewer)).toBeCloseTo(10)
  expect(partsOf(fewer).filter(({ share }) => share > 0)).toEqual([
    { column: { rows: [1, 2], worth: 10 }, share: 1 },
  ])
  expect(solve(shares)).toBeCloseTo(15)
})

test('a row that must be filled is filled, even at a loss', () => {
  const shares = triangle()
  shares.columns.push({ rows: [0], worth: -3 })
  solve(shares)
  const full = restrictProgramme(shares, ({ rows }) => rows.join() !== '0,1' && rows.join() !== '0,2', [0])
  expect(solve(full)).toBeCloseTo(7)
})
