import { expect, test } from 'vitest'
import { homeCities } from '../track/homeToken.ts'
import {
  actions,
  askedOf,
  auctioned,
  beginRound,
  corporation,
  does,
  game,
  putTokenOf,
  refuses,
  setPhase,
  slots,
  tiles,
} from './position.ts'

/** THB begins its first turn. */
function hamilton(...lays: string[]) {
  const state = auctioned(game())
  setPhase(state, '3')
  tiles(state, ...lays)
  corporation(state, 'THB', { cell: [0, 4], players: { A: 5 }, operated: false })
  return state
}

test('2.1c, S39: without a tile on Hamilton the token waits for a city', () => {
  const state = hamilton()
  beginRound(state)
  expect(state.waitingTokens).toEqual({ L15: 'THB' })
  expect([state.operation!.step, state.corporations.THB.tokensLeft]).toEqual(['track', 1])
  tiles(state, 'L15 #59 r0')
  expect(askedOf(state)).toBe('A for THB')
  refuses(state, 'A', actions.done, '2.1c')
})

test('2.1c: with a tile its president chooses among the cities with room', () => {
  const state = hamilton('L15 #59 r0')
  beginRound(state)
  expect(state.operation!.step).toBe('home')
  refuses(state, 'A', actions.homeToken(2), '2.1c')
  does(state, 'A', actions.homeToken(1))
  expect([slots(state, 'L15', 1), state.operation!.step]).toEqual([['THB'], 'track'])
})

test('2.1c: with room in one city only there is nothing to choose', () => {
  const state = hamilton('L15 #59 r0')
  putTokenOf(state, 'CA', 'L15', 0)
  state.corporations.CA.tokensLeft--
  expect(homeCities(state, 'THB')).toEqual([1])
})

test('2.1b: the city of CV is the one at the lower left, wherever later tiles have it', () => {
  const state = auctioned(game())
  expect(homeCities(state, 'CV')).toEqual([0])
  tiles(state, 'N11 #120 r1')
  expect(homeCities(state, 'CV')).toEqual([0])
  tiles(state, 'N11 #122 r1', 'N11 #124 r1')
  expect(homeCities(state, 'CV')).toEqual([0])
})
