import { expect, test } from 'vitest'
import { rankByScore } from './rankByScore.ts'

test('the best comes first, and equal scores share the place', () => {
  expect(rankByScore([300, 500, 300, 100])).toEqual([
    { seat: 1, score: 500, rank: 1 },
    { seat: 0, score: 300, rank: 2 },
    { seat: 2, score: 300, rank: 2 },
    { seat: 3, score: 100, rank: 4 },
  ])
})
