import { expect, test } from 'vitest'
import type { PrivateId } from '../components/companies.ts'
import type { State1860 } from '../state.ts'
import {
  actions,
  askedOf,
  cash,
  cashOf,
  does,
  game,
  kindsFor,
  type Name,
  ownerOf,
  presidentOf,
  refuses,
  seatOf,
  sharesByHolder,
  treasury,
} from './position.ts'

const { bid, auctionPass, takePrivate, takePresidency } = actions

/** These privates have been taken by this player, and nobody has paid for them. */
function taken(state: State1860, name: Name, ...ids: PrivateId[]): void {
  for (const id of ids) state.privates[id].owner = seatOf(name)
}

/** C&N has a president who has paid nothing. */
function presidedBy(state: State1860, name: Name, id: 'C&N' | 'IOW'): void {
  const company = state.corporations[id]
  Object.assign(company, { president: seatOf(name), par: 74 })
  company.shares.players[seatOf(name)] = 2
  company.shares.ipo = 8
}

function winFor(state: State1860, name: Name, premium: number): void {
  does(state, name, bid(premium))
  for (let passes = 1; passes < state.players.length; passes++)
    does(state, askedOf(state) as Name, auctionPass)
}

test('S01 Premium plus price (AUC.1, AUC.2, AUC.7)', () => {
  const state = game(3)
  winFor(state, 'A', 20)
  expect([cashOf(state, 'A'), askedOf(state), kindsFor(state, 'A')]).toEqual([
    650,
    'A',
    ['take-private', 'take-presidency'],
  ])
  refuses(state, 'A', bid(30), 'AUC.7')
  does(state, 'A', takePrivate('CMH'))
  expect([cashOf(state, 'A'), ownerOf(state, 'CMH'), askedOf(state)]).toEqual([560, 'A', 'B'])
  refuses(state, 'B', takePrivate('CMH'), 'AUC.7')
  winFor(state, 'B', 0)
  refuses(state, 'B', takePrivate('CMH'), 'AUC.7')
})

test('S02 A raise of £5 at least (AUC.3)', () => {
  const state = game(3)
  does(state, 'A', bid(20))
  refuses(state, 'B', bid(24), 'AUC.3')
  for (const amount of [25, 27]) {
    const then = structuredClone(state)
    does(then, 'B', bid(amount))
    expect(then.auction!.high).toEqual({ seat: 1, amount })
  }
})

test('S03 A first bid of nothing (AUC.3, AUC.6)', () => {
  const state = game(3)
  winFor(state, 'A', 0)
  expect([cashOf(state, 'A'), askedOf(state)]).toEqual([670, 'A'])
  does(state, 'A', takePrivate('BHC'))
  const five = game(3, { auctionOpening: 5 })
  refuses(five, 'A', bid(0), 'AUC.3')
  does(five, 'A', bid(5))
})

test('S04 Everybody passes (AUC.6)', () => {
  const state = game(3)
  for (const name of ['A', 'B', 'C'] as const) does(state, name, auctionPass)
  expect([cashOf(state, 'A'), askedOf(state)]).toEqual([670, 'A'])
  does(state, 'A', takePrivate('RPSC'))
  expect([cashOf(state, 'A'), askedOf(state)]).toEqual([540, 'B'])
})

test('S05 Coming back after a pass (AUC.5)', () => {
  const begun = (auctionReentry: 'allowed' | 'out') => {
    const state = game(3, { auctionReentry })
    does(state, 'A', auctionPass)
    does(state, 'B', bid(5))
    does(state, 'C', bid(10))
    return state
  }
  const state = begun('allowed')
  expect(askedOf(state)).toBe('A')
  does(state, 'A', bid(15))
  does(state, 'B', auctionPass)
  does(state, 'C', auctionPass)
  expect([state.auction!.winner, cashOf(state, 'A')]).toEqual([seatOf('A'), 655])
  const out = begun('out')
  expect(askedOf(out)).toBe('B')
  refuses(out, 'A', bid(15), 'OR.4')
  does(out, 'B', auctionPass)
  expect([out.auction!.winner, cashOf(out, 'C')]).toEqual([seatOf('C'), 660])
})

test('OPT auctionReentry: the last one who has not passed may still bid or pass', () => {
  const left = () => {
    const state = game(3, { auctionReentry: 'out' })
    does(state, 'A', auctionPass)
    does(state, 'B', auctionPass)
    return state
  }
  const bids = left()
  does(bids, 'C', bid(0))
  expect(bids.auction!.winner).toBe(seatOf('C'))
  const passes = left()
  does(passes, 'C', auctionPass)
  expect(passes.auction!.winner).toBe(seatOf('A'))
})

test('S06 The highest legal bid (AUC.4)', () => {
  const state = game(3)
  taken(state, 'A', 'BHC', 'YHC', 'CMH')
  presidedBy(state, 'A', 'IOW')
  cash(state, { B: 150 })
  state.auction!.seat = seatOf('B')
  refuses(state, 'B', bid(25), 'AUC.4')
  winFor(state, 'B', 20)
  expect(cashOf(state, 'B')).toBe(130)
  refuses(state, 'B', takePresidency('C&N', 74), 'AUC.8')
  does(state, 'B', takePrivate('RPSC'))
  expect(cashOf(state, 'B')).toBe(0)
})

test('AUC.4: who can make no legal bid must pass', () => {
  const state = game(3)
  cash(state, { A: 29 })
  expect(kindsFor(state, 'A')).toEqual(['auction-pass'])
})

test('S07 A presidency (AUC.7)', () => {
  const state = game(4)
  state.auction!.seat = seatOf('C')
  winFor(state, 'C', 30)
  for (const par of [86, 105, 62]) refuses(state, 'C', takePresidency('IOW', par), 'LAY.4')
  does(state, 'C', takePresidency('IOW', 90))
  expect([cashOf(state, 'C'), presidentOf(state, 'IOW'), treasury(state, 'IOW')]).toEqual([290, 'C', 0])
  expect(sharesByHolder(state, 'IOW')).toEqual({ C: 2, ipo: 8, pool: 0 })
  expect([state.corporations.IOW.par, state.market]).toEqual([90, []])
  winFor(state, 'D', 0)
  refuses(state, 'D', takePresidency('IOW', 74), 'AUC.7')
})

test('S08 No money left (AUC.8)', () => {
  const state = game(3)
  taken(state, 'A', 'BHC', 'YHC', 'CMH', 'RPSC')
  presidedBy(state, 'A', 'C&N')
  cash(state, { B: 120 })
  state.auction!.seat = seatOf('B')
  for (const name of ['B', 'C', 'A'] as const) does(state, name, auctionPass)
  refuses(state, 'B', takePresidency('IOW', 82), 'AUC.8')
  does(state, 'B', takePresidency('IOW', 74))
  expect([cashOf(state, 'B'), presidentOf(state, 'IOW'), state.corporations.IOW.par]).toEqual([0, 'B', 74])
  expect(state.round).toBe('stock')
})

test('AUC.8: of several the cheapest, be it a private', () => {
  const state = game(3)
  taken(state, 'A', 'BHC', 'YHC')
  cash(state, { A: 60 })
  for (const name of ['A', 'B', 'C'] as const) does(state, name, auctionPass)
  refuses(state, 'A', takePrivate('RPSC'), 'AUC.8')
  does(state, 'A', takePrivate('CMH'))
  expect([cashOf(state, 'A'), ownerOf(state, 'CMH')]).toEqual([0, 'A'])
})

/** The last lot is Cowes or, where it is owned, IOW; whoever is last to win takes it for nothing more than its price. */
function afterAuction(
  owners: Partial<Record<PrivateId, Name>>,
  cashes: Partial<Record<Name, number>>,
  options = {},
): State1860 {
  const state = game(3, options)
  for (const [id, name] of Object.entries(owners)) taken(state, name, id as PrivateId)
  presidedBy(state, 'A', 'C&N')
  cash(state, { ...cashes, C: cashes.C! + 148 })
  state.auction!.seat = seatOf('C')
  winFor(state, 'C', 0)
  does(state, 'C', takePresidency('IOW', 74))
  return state
}

test('S09 Priority after the auction (AUC.9)', () => {
  const cashes = { A: 200, B: 200, C: 150 }
  const owners = { RPSC: 'A', BHC: 'B', YHC: 'B', CMH: 'C' } as const
  const others = { RPSC: 'A', BHC: 'C', YHC: 'B', CMH: 'B' } as const
  for (const [owned, auctionPriorityTie, holder] of [
    [owners, 'tied', 'B'],
    [owners, 'anyHolder', 'B'],
    [others, 'tied', 'A'],
    [others, 'anyHolder', 'C'],
  ] as const) {
    const state = afterAuction(owned, cashes, { auctionPriorityTie })
    expect([state.round, state.priority, askedOf(state)]).toEqual(['stock', seatOf(holder), holder])
  }
})

test('AUC.9: the richest; and if privates tie too, the nearest after the last winner', () => {
  const owners = { RPSC: 'C', BHC: 'C', YHC: 'C', CMH: 'C' } as const
  expect(afterAuction(owners, { A: 100, B: 90, C: 80 }).priority).toBe(seatOf('A'))
  expect(afterAuction(owners, { A: 100, B: 100, C: 80 }).priority).toBe(seatOf('A'))
  expect(afterAuction(owners, { A: 80, B: 100, C: 100 }).priority).toBe(seatOf('B'))
})

test('SET.1, SET.4, SET.6: how a game begins', () => {
  for (const [players, each] of [
    [2, 1000],
    [3, 670],
    [4, 500],
  ] as const) {
    const state = game(players)
    expect(state.players.map(({ cash: amount }) => amount)).toEqual(Array(players).fill(each))
    expect([state.bank.cash, state.phase, state.market, state.depot.pool]).toEqual([
      10_000 - players * each,
      '2',
      [],
      [],
    ])
    expect([askedOf(state), state.privates.FFC.status]).toEqual(['A', 'aside'])
  }
})

test('AUC: after the last lot nobody bids any more', () => {
  const state = afterAuction({ RPSC: 'A', BHC: 'B', YHC: 'B', CMH: 'C' }, { A: 300, B: 200, C: 150 })
  refuses(state, 'A', bid(0), 'AUC.1')
  refuses(state, 'A', takePrivate('CMH'), 'AUC.1')
})
