import { expect, test } from 'vitest'
import type { PrivateId } from '../components/companies.ts'
import type { State1856 } from '../state.ts'
import {
  actions,
  askedOf,
  assignPrivate,
  cashOf,
  does,
  game,
  kindsFor,
  type Name,
  ownerOf,
  refuses,
  seatOf,
} from './position.ts'

const cashOfAll = (state: State1856) => state.players.map(({ cash }) => cash)

/** The privates before this one are sold, and nobody has paid for them. */
function setFront(state: State1856, front: PrivateId, owner: Name): void {
  for (const id of ['FT', 'WSRC', 'TCC', 'GLSC', 'NFSBC', 'SCFTC'] as const) {
    if (id === front) return
    assignPrivate(state, id, seatOf(owner))
  }
}

test('S02 A bidding war, an award, and the first stock round (5.2e, 5.2f, 5.2g, 5.2k)', () => {
  const state = game(3)
  does(state, 'A', actions.bid('WSRC', 45))
  does(state, 'B', actions.bid('WSRC', 50))
  does(state, 'C', actions.bid('TCC', 55))
  const war = does(state, 'A', actions.auctionBuy)
  expect(war).toContainEqual({ kind: 'bidding-war', private: 'WSRC', seats: [0, 1] })
  expect([cashOf(state, 'A'), askedOf(state)]).toEqual([480, 'A'])
  expect(kindsFor(state, 'A')).toEqual(['raise', 'drop-out'])
  refuses(state, 'A', actions.auctionPass, '5.2f')
  refuses(state, 'A', actions.raise(54), '5.2c')
  does(state, 'A', actions.raise(55))
  expect(askedOf(state)).toBe('B')
  does(state, 'B', actions.dropOut)
  expect([ownerOf(state, 'WSRC'), ownerOf(state, 'TCC')]).toEqual(['A', 'C'])
  expect([cashOfAll(state), askedOf(state)]).toEqual([[425, 500, 445], 'B'])
  refuses(state, 'B', actions.raise(60), '5.2f')
  refuses(state, 'B', actions.dropOut, '5.2f')
  for (const name of ['B', 'C', 'A'] as const) does(state, name, actions.auctionBuy)
  expect(cashOfAll(state)).toEqual([325, 430, 345])
  expect([state.round, state.priority, askedOf(state)]).toEqual(['stock', 1, 'B'])
  refuses(state, 'B', actions.auctionPass, '5.2k')
})

test('S03 Nobody wants Flos Tramway (5.2h, 5.2i)', () => {
  const state = game(3)
  const cuts: number[] = []
  for (let pass = 0; pass < 12; pass++)
    for (const event of does(state, askedOf(state) as Name, actions.auctionPass))
      if (event.kind === 'price-cut') cuts.push(event.price)
  expect(cuts).toEqual([15, 10, 5, 0])
  expect([ownerOf(state, 'FT'), askedOf(state), cashOfAll(state)]).toEqual(['A', 'B', [500, 500, 500]])
})

test('5.2h: Flos Tramway is bought at the price to which it has fallen', () => {
  const state = game(3)
  for (const name of ['A', 'B', 'C'] as const) does(state, name, actions.auctionPass)
  does(state, 'A', actions.auctionBuy)
  expect(cashOf(state, 'A')).toBe(485)
})

test('5.2i: with the free private the bids on the next one count', () => {
  const state = game(3)
  does(state, 'A', actions.bid('WSRC', 45))
  for (let pass = 0; pass < 12; pass++) does(state, askedOf(state) as Name, actions.auctionPass)
  expect([ownerOf(state, 'FT'), ownerOf(state, 'WSRC'), askedOf(state)]).toEqual(['B', 'A', 'C'])
  expect(cashOfAll(state)).toEqual([455, 500, 500])
})

test('S04 All pass, and privates pay (5.2h)', () => {
  const state = game(3)
  does(state, 'A', actions.auctionBuy)
  for (const name of ['B', 'C', 'A'] as const) does(state, name, actions.auctionPass)
  expect([cashOf(state, 'A'), askedOf(state)]).toEqual([485, 'B'])
  does(state, 'B', actions.auctionBuy)
  expect(cashOf(state, 'B')).toBe(460)
})

test('5.2h: a bid begins the passes anew', () => {
  const state = game(3)
  does(state, 'A', actions.auctionPass)
  does(state, 'B', actions.bid('WSRC', 45))
  does(state, 'C', actions.auctionPass)
  does(state, 'A', actions.auctionPass)
  expect(state.auction!.discount).toBe(0)
  does(state, 'B', actions.auctionPass)
  expect([state.auction!.discount, askedOf(state)]).toEqual([5, 'C'])
})

test('S05 Money that is bid is reserved (5.2d)', () => {
  const state = game(6)
  assignPrivate(state, 'FT', 0)
  state.auction!.seat = seatOf('F')
  does(state, 'F', actions.bid('NFSBC', 105))
  state.auction!.seat = seatOf('F')
  does(state, 'F', actions.bid('SCFTC', 105))
  const canada = structuredClone(state)
  assignPrivate(canada, 'WSRC', 0)
  canada.auction!.seat = seatOf('F')
  refuses(canada, 'F', actions.auctionBuy, '5.2d')
  state.auction!.seat = seatOf('F')
  does(state, 'F', actions.auctionBuy)
  expect([ownerOf(state, 'WSRC'), cashOf(state, 'F')]).toEqual(['F', 210])
})

test('S06 Bids rise by $5 at least (5.2c)', () => {
  const state = game(3)
  setFront(state, 'TCC', 'C')
  refuses(state, 'A', actions.bid('GLSC', 74), '5.2c')
  does(state, 'A', actions.bid('GLSC', 80))
  refuses(state, 'B', actions.bid('GLSC', 84), '5.2c')
  for (const amount of [85, 87]) {
    const then = structuredClone(state)
    does(then, 'B', actions.bid('GLSC', amount))
    expect(then.auction!.bids.GLSC).toEqual([
      { seat: 0, amount: 80 },
      { seat: 1, amount },
    ])
  }
})

test('5.2c: a player raises his own bid, which replaces it', () => {
  const state = game(3)
  does(state, 'A', actions.bid('WSRC', 260))
  does(state, 'B', actions.auctionPass)
  does(state, 'C', actions.auctionPass)
  refuses(state, 'A', actions.bid('WSRC', 501), '5.2d')
  does(state, 'A', actions.bid('WSRC', 265))
  expect(state.auction!.bids.WSRC).toEqual([{ seat: 0, amount: 265 }])
})

test('5.2b: a bid is for a private that is unsold and not the front one', () => {
  const state = game(3)
  refuses(state, 'A', actions.bid('FT', 30), '5.2b')
  does(state, 'A', actions.auctionBuy)
  refuses(state, 'B', actions.bid('FT', 30), '5.2b')
})

test('5.2f: whoever drops out has his money back', () => {
  const state = game(3)
  does(state, 'A', actions.bid('WSRC', 300))
  does(state, 'B', actions.bid('WSRC', 305))
  does(state, 'C', actions.auctionBuy)
  refuses(state, 'A', actions.raise(501), '5.2d')
  does(state, 'A', actions.dropOut)
  expect([ownerOf(state, 'WSRC'), cashOf(state, 'B'), askedOf(state)]).toEqual(['B', 195, 'A'])
  does(state, 'A', actions.bid('GLSC', 400))
})
