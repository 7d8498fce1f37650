import { expect, test } from 'vitest'
import { heldByPlayers, moveShares, type Shares, sharesAt, sharesInAll, sharesInPlaces } from './shares.ts'

const tenShares = (): Shares<'chart' | 'box'> => ({ players: [2, 0, 1], chart: 4, box: 3 })

test('shares move between players and places', () => {
  const shares = tenShares()
  moveShares(shares, 'chart', 1, 4)
  moveShares(shares, 0, 'box', 2)
  moveShares(shares, 2, 1, 1)
  expect(shares).toEqual({ players: [0, 5, 0], chart: 0, box: 5 })
})

test('shares are counted where they are', () => {
  const shares = tenShares()
  expect([sharesAt(shares, 0), sharesAt(shares, 2), sharesAt(shares, 'box')]).toEqual([2, 1, 3])
  expect(sharesAt(shares, 7)).toBe(0)
  expect(heldByPlayers(shares)).toBe(3)
  expect(sharesInPlaces(shares)).toEqual({ chart: 4, box: 3 })
  expect(sharesInAll(shares)).toBe(10)
})

test.each([5, -1, 0.5, Number.NaN])('moving %d shares out of four is an error and moves nothing', (count) => {
  const shares = tenShares()
  expect(() => moveShares(shares, 'chart', 0, count)).toThrow('cannot move')
  expect(shares).toEqual(tenShares())
})
