import { expect, test } from 'vitest'
import { endGame, rankByScore } from './gameEnd.ts'

test('the best comes first, and equal scores share the place', () => {
  expect(rankByScore([300, 500, 300, 100])).toEqual([
    { seat: 1, score: 500, rank: 1 },
    { seat: 0, score: 300, rank: 2 },
    { seat: 2, score: 300, rank: 2 },
    { seat: 3, score: 100, rank: 4 },
  ])
})

test('nobody decides any more once the game is over', () => {
  const state = {
    round: 'operating',
    endReason: null as 'bank' | null,
    stock: null,
    toOperate: ['Red'],
    operation: { company: 'Blue' },
    deal: { price: 5 },
  }
  const told: object[] = []
  endGame(state, 'bank', (event) => told.push(event))
  expect(state).toEqual({
    round: 'over',
    endReason: 'bank',
    stock: null,
    toOperate: [],
    operation: null,
    deal: null,
  })
  expect(told).toEqual([{ kind: 'game-end', reason: 'bank' }])
})
