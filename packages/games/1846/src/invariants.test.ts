import type { BoardContents } from '@roundhouse/board'
import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { violations } from './invariants.ts'
import {
  afterDraft,
  cash,
  corporation,
  game,
  putInPool,
  setOperation,
  setPhase,
  setWithoutPresident,
  tiles,
} from './scenarios/position.ts'
import type { State1846 } from './state.ts'

/** A position in which something can go wrong everywhere. */
function position(): State1846 {
  const state = game(4, { without: ['PRR'], with: ['SC', 'MPC'] })
  afterDraft(state, { A: ['MS'], B: ['MAIL'] })
  setPhase(state, 'II')
  tiles(state, 'D14 #5 r1', 'C13 #7 r4')
  corporation(state, 'NYC', {
    price: 90,
    players: { A: 3, B: 2 },
    market: 1,
    treasury: 50,
    trains: ['4', '2'],
    privates: ['MPC'],
  })
  corporation(state, 'GT', { price: 70, players: { C: 2, D: 2 }, treasury: 10 })
  setWithoutPresident(state, 'IC', { price: 40 })
  putInPool(state, '3/5')
  cash(state, { A: 100, B: 0, C: 20, D: 0 })
  state.markers.placed.MPC = { hex: 'D6', corporation: 'NYC' }
  setOperation(state, 'NYC')
  return state
}

test('a sound position has nothing wrong', () => {
  expect(violations(position())).toEqual([])
  for (const players of [2, 3, 4, 5]) expect(violations(game(players))).toEqual([])
})

const harm: [problem: string, harm: (state: State1846) => void][] = [
  ['money was made or lost', (state) => state.players[0]!.cash++],
  ['money was made or lost', (state) => state.minors.MS.treasury.cash--],
  ['player 2 owes money', ({ players }) => pay(players[2]!, players[0]!, 21)],
  ['GT owes money', ({ corporations, bank }) => pay(corporations.GT.treasury, bank, 11)],
  ['the bank owes money and is not broken', ({ bank, players }) => pay(bank, players[0]!, bank.cash + 1)],
  ['the market is out of order', ({ market }) => market.reverse()],
  ['a price is off the market', ({ market }) => market.splice(2, 1, { company: 'IC', space: 0 })],
  ['NYC has 2 markers on the market', ({ market }) => market.unshift(market[0]!)],
  ['B&O has 1 markers on the market', ({ market }) => market.push({ company: 'B&O', space: 1 })],
  ['NYC has lost shares', ({ corporations }) => corporations.NYC.shares.market++],
  ['PRR has lost shares', ({ corporations }) => corporations.PRR.shares.treasury++],
  [
    'a player has too much of NYC',
    ({ corporations: { NYC } }) => {
      NYC.shares.players[0] = 7
      NYC.shares.treasury = 0
      NYC.shares.market = 1
      NYC.shares.players[1] = 2
    },
  ],
  [
    'NYC has the wrong president',
    ({ corporations }) => {
      corporations.NYC.president = 1
    },
  ],
  [
    'NYC has the wrong president',
    ({ corporations }) => {
      corporations.NYC.president = null
    },
  ],
  [
    'IC has the wrong president',
    ({ corporations }) => {
      corporations.IC.president = 0
    },
  ],
  [
    'B&O is at work and not launched',
    ({ corporations }) => {
      corporations['B&O'].president = 0
    },
  ],
  ['a train is missing or doubled', ({ corporations }) => corporations.NYC.trains.pop()],
  ['a train is missing or doubled', ({ depot }) => depot.pool.push(depot.pool[0]!)],
  ['a train is missing or doubled', ({ scrapped }) => scrapped.push('4-0')],
  ['trains were sold out of order', ({ depot }) => depot.sold['5']++],
  ['trains were sold out of order', ({ depot }) => depot.sold['2']++],
  [
    'the phase is not that of the trains',
    (state) => {
      state.phase = 'III'
    },
  ],
  [
    'train 4-0 is not as it is in phase II',
    ({ corporations }) => {
      corporations.NYC.trains.find(({ side }) => side === '4')!.side = '5'
    },
  ],
  [
    'a phased-out train is in the bank pool',
    ({ depot }) => {
      depot.pool[0]!.phasedOut = true
    },
  ],
  ['NYC has too many trains, or is asked for one too many', ({ surplus }) => surplus.push('NYC')],
  [
    'NYC has too many trains, or is asked for one too many',
    ({ corporations: { NYC } }) => NYC.trains.push(...NYC.trains, ...NYC.trains),
  ],
  ['there are too many tiles 5', (state) => lay(state, '5', 0, 'D14', 'E17', 'H12', 'C9')],
  ['the tile on E17 cannot lie there', (state) => lay(state, '5', 0, 'E17')],
  ['the tile on D14 cannot lie there', (state) => lay(state, '5', 3, 'D14')],
  ['the tile on D6 cannot lie there', (state) => lay(state, '299', 0, 'D6')],
  ['the tile on C17 cannot lie there', (state) => lay(state, '5', 0, 'C17')],
  ['D20 has not the slots of its tile', (state) => put(state, 'D20', [...state.board.tokens.D20!, []])],
  ['NYC has two tokens in one place', (state) => put(state, 'D20', [['NYC', 'NYC']])],
  ['NYC has 0 tokens', (state) => put(state, 'D20', undefined)],
  ['PRR has 0 tokens', (state) => put(state, 'F20', undefined)],
  [
    'B&O has 0 tokens',
    ({ corporations }) => {
      corporations['B&O'].tokensLeft--
    },
  ],
  [
    'MAIL has an owner that cannot be',
    ({ privates }) => {
      privates.MAIL.owner = null
    },
  ],
  [
    'MPC has an owner that cannot be',
    ({ privates }) => {
      privates.MPC.owner = 'B&O'
    },
  ],
  [
    'C&WI has an owner that cannot be',
    ({ privates }) => {
      privates['C&WI'].owner = 0
    },
  ],
  [
    'MAIL works 1 times',
    ({ privates }) => {
      privates.MAIL.uses = 1
    },
  ],
  ['MS is not whole, or not wholly gone', (state) => put(state, 'C15', undefined)],
  ['BIG4 is not whole, or not wholly gone', ({ minors, bank }) => pay(bank, minors.BIG4.treasury, 5)],
  [
    'D8 is no port',
    ({ markers }) => {
      markers.port = 'D8'
    },
  ],
  [
    'the marker of MPC cannot be on H12 for NYC',
    ({ markers }) => {
      markers.placed.MPC!.hex = 'H12'
    },
  ],
  [
    'a marker is left in phase IV',
    (state) => {
      state.phase = 'IV'
    },
  ],
  [
    'the operating round goes on outside itself',
    (state) => {
      state.operation = null
    },
  ],
  [
    'the stock round goes on outside itself',
    (state) => {
      state.round = 'stock'
    },
  ],
  [
    'the draft goes on outside its round',
    (state) => {
      state.round = 'draft'
    },
  ],
  [
    'the game is over without an end',
    (state) => {
      state.endReason = 'bank'
    },
  ],
  [
    'two are on turn',
    (state) => {
      state.steamboat = { seat: 0, port: false, beneficiary: false }
    },
  ],
  [
    'a deal is offered by nobody',
    (state) => {
      state.operation = null
      state.deal = { kind: 'private', seat: 1, private: 'MAIL', price: 1 }
    },
  ],
  ['a company operates twice', ({ toOperate }) => toOperate.push('NYC')],
  [
    'nobody decides for the company on turn',
    ({ operation }) => {
      operation!.company = 'IC'
    },
  ],
  ['nobody decides for IC', ({ surplus }) => surplus.push('IC')],
  [
    'player 1 is bankrupt and owns something',
    ({ players }) => {
      players[1]!.bankrupt = true
    },
  ],
  [
    'player 0 is bankrupt and on turn',
    ({ players }) => {
      players[0]!.bankrupt = true
    },
  ],
]

function pay(from: { cash: number }, to: { cash: number }, amount: number): void {
  from.cash -= amount
  to.cash += amount
}

function put(state: State1846, hex: string, slots: BoardContents['tokens'][string] | undefined): void {
  const { [hex]: _, ...tokens } = state.board.tokens
  state.board = { ...state.board, tokens: slots ? { ...tokens, [hex]: slots } : tokens }
}

function lay(state: State1846, tile: string, rotation: number, ...hexes: string[]): void {
  const tiles = Object.fromEntries(hexes.map((hex) => [hex, { tile, rotation }]))
  state.board = { ...state.board, tiles: { ...state.board.tiles, ...tiles } }
}

test.each(harm)('%s', (problem, harm) => {
  const state = copy(position())
  harm(state)
  expect(violations(state)).toContain(problem)
})

const harmOfTwo: [problem: string, harm: (state: State1846) => void][] = [
  [
    'the draft goes on outside its round',
    (state) => {
      state.openDraft = null
    },
  ],
  [
    'the draft goes on outside its round',
    (state) => {
      state.set = 1
    },
  ],
  [
    'the draft goes on outside its round',
    ({ privates }) => {
      for (const one of Object.values(privates)) if (one.status === 'open') one.owner = 0
    },
  ],
  [
    'MS has an owner that cannot be',
    ({ privates }) => {
      privates.MS.owner = 2
    },
  ],
  [
    'the last set is not that of the last train',
    (state) => {
      state.lastSet = 1
    },
  ],
  ['ERIE has 1 tokens', (state) => put(state, 'D20', undefined)],
  ['C&O has 2 tokens', (state) => put(state, 'D20', [['C&O', 'ERIE']])],
]

test.each(harmOfTwo)('two players: %s', (problem, harm) => {
  const state = copy(game(2, { without: ['ERIE', 'C&O'] }))
  harm(state)
  expect(violations(state)).toContain(problem)
})
