import { expect, test } from 'vitest'
import { actions, askedOf, does, game, ownerOf } from '../scenarios/position.ts'

test('5.2f: of three bidders one drops out, and the other two go on', () => {
  const state = game(4)
  does(state, 'A', actions.bid('WSRC', 45))
  does(state, 'B', actions.bid('WSRC', 50))
  does(state, 'C', actions.bid('WSRC', 55))
  does(state, 'D', actions.auctionBuy)
  expect(askedOf(state)).toBe('A')
  does(state, 'A', actions.dropOut)
  expect([ownerOf(state, 'WSRC'), askedOf(state)]).toEqual([null, 'B'])
  does(state, 'B', actions.dropOut)
  expect(ownerOf(state, 'WSRC')).toBe('C')
})
