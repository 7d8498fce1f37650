import { nothingLaid } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { newGame } from './newGame.ts'

test('nothing is laid, sold or launched before a game begins, and no two games share a piece', () => {
  const game = newGame(['2', '3'])
  expect(game).toMatchObject({
    set: 0,
    market: [],
    depot: { sold: { '2': 0, '3': 0 }, pool: [] },
    stock: null,
  })
  expect(game.board).toEqual(nothingLaid())
  game.scrapped.push('2-0')
  expect(newGame(['2']).scrapped).toEqual([])
})
