import { newTrains } from '@roundhouse/18xx'
import { expect, test } from 'vitest'
import { certificateLimit } from '../certificateLimit.ts'
import { CORPORATIONS, PUBLIC_COMPANIES } from '../components/companies.ts'
import { game1856 } from '../index.ts'
import { violations } from '../invariants.ts'
import { corporationsInGame, isCgrFormed, trainTypes, typeOnOffer, unsoldPrivates } from '../state.ts'
import { askedOf, game, sharesByHolder } from './position.ts'

test.each([
  [3, 500, 20],
  [4, 375, 16],
  [5, 300, 13],
  [6, 250, 11],
] as const)('S01: %i players get $%i each, and may hold %i certificates', (players, cash, limit) => {
  const state = game(players)
  expect(state.players.map((player) => player.cash)).toEqual(Array(players).fill(cash))
  expect([state.bank.cash, certificateLimit(state)]).toEqual([10_500, limit])
  expect([typeOnOffer(state), state.phase]).toEqual([2, '2'])
  expect([unsoldPrivates(state)[0], askedOf(state)]).toEqual(['FT', 'A'])
  expect(violations(state)).toEqual([])
})

test('6a: not for two, and not for seven', () => {
  for (const players of [2, 7])
    expect(game1856.refuseSetup(players, game().options)).toMatchObject({
      rule: '1856-6a',
      reason: 'players',
      figures: { players },
    })
  expect(game1856.refuseSetup(6, game().options)).toBeUndefined()
})

test('6d: nothing is sold, laid or owned', () => {
  const state = game()
  expect(trainTypes(state).map((type) => newTrains(state.depot, type))).toEqual([6, 5, 4, 3, 2, Infinity])
  expect([state.board.tiles, state.board.tokens, state.depot.pool]).toEqual([{}, {}, []])
  for (const id of PUBLIC_COMPANIES) expect(sharesByHolder(state, id)).toEqual({ bank: 10, pool: 0 })
})

test('6f: the CGR is set aside', () => {
  const state = game()
  expect(CORPORATIONS.filter((id) => !PUBLIC_COMPANIES.some((other) => other === id))).toEqual(['CGR'])
  expect(sharesByHolder(state, 'CGR')).toEqual({ bank: 0, pool: 0 })
  expect([isCgrFormed(state), corporationsInGame(state)]).toEqual([false, [...PUBLIC_COMPANIES]])
})

test('5.1f: of each right the bank sells two, and one goes with its private', () => {
  expect(game().rights).toEqual({
    bridge: { holders: [], left: 2 },
    tunnel: { holders: [], left: 2 },
  })
})
