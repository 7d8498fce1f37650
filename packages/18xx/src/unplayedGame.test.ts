import { nothingLaid } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { unplayedCorporation, unplayedGame } from './unplayedGame.ts'

test('nothing is laid, sold or launched before a game begins, and no two games share a piece', () => {
  const game = unplayedGame(['2', '3'])
  expect(game).toMatchObject({
    set: 0,
    market: [],
    depot: { sold: { '2': 0, '3': 0 }, pool: [] },
    stock: null,
  })
  expect(game.board).toEqual(nothingLaid())
  game.scrapped.push('2-0')
  expect(unplayedGame(['2']).scrapped).toEqual([])
})

test('nobody has anything of a corporation that is not started', () => {
  expect(unplayedCorporation(2, { bank: 10, pool: 0 }, 3)).toEqual({
    president: null,
    treasury: { cash: 0 },
    shares: { players: [0, 0], bank: 10, pool: 0 },
    trains: [],
    tokensLeft: 3,
  })
})
