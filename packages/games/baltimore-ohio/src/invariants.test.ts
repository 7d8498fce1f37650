import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { violations } from './invariants.ts'
import { inOperation, newGame, open, receivership } from './scenarios/position.ts'
import type { BnoState } from './state.ts'

/** A position in which something can go wrong everywhere. */
function position(): BnoState {
  const state = newGame()
  const coal = ['H26']
  open(state, 'B&O', {
    price: 74,
    players: { A: 3, B: 2 },
    unowned: 1,
    treasury: 50,
    equipment: [1, 3],
    cubes: ['H30', 'H28'],
    coal,
  })
  open(state, 'C&O', { price: 66, players: { C: 2, D: 2 }, treasury: 10 })
  receivership(state, 'PRR', { treasury: 20 })
  inOperation(state, 'B&O')
  return state
}

test('a sound position has nothing wrong', () => {
  expect(violations(position())).toEqual([])
  expect(violations(newGame())).toEqual([])
})

const harm: [problem: string, harm: (state: BnoState) => void][] = [
  ['money was made or lost', (state) => state.players[0]!.cash++],
  ['money was made or lost', (state) => state.companies.PRR.treasury.cash--],
  ['money was made or lost', (state) => state.bank.cash++],
  [
    'a player owes money',
    ({ players }) => {
      players[0]!.cash += players[1]!.cash + 5
      players[1]!.cash = -5
    },
  ],
  ['an equipment card is missing or doubled', ({ companies }) => companies['B&O'].equipment.pop()],
  ['an equipment card is missing or doubled', ({ companies }) => companies['C&O'].equipment.push(1)],
  ['an equipment card is missing or doubled', ({ scrapped }) => scrapped.splice(0, 1, 3)],
  [
    'an equipment card is missing or doubled',
    (state) => {
      state.cardsSold = 31
      for (let card = 4; card <= 31; card++) state.scrapped.push(card)
    },
  ],
  ['a coal counter is missing or doubled', ({ coal }) => coal.pop()],
  ['a coal counter is missing or doubled', ({ companies }) => companies['C&O'].coal++],
  ['a coal counter is missing or doubled', ({ coal }) => coal.splice(0, 1, 'I31')],
  ['the price track is out of order', ({ market }) => market.reverse()],
  ['B&O does not have ten shares', ({ companies }) => companies['B&O'].shares.held++],
  ['B&O does not have ten shares', ({ companies }) => companies['B&O'].shares.players[3]!++],
  [
    'B&O does not have ten shares',
    ({
      companies: {
        'B&O': { shares },
      },
    }) => {
      shares.held += shares.unowned + 1
      shares.unowned = -1
    },
  ],
  [
    'C&O owes money',
    ({ bank, companies }) => {
      companies['C&O'].treasury.cash -= 11
      bank.cash += 11
    },
  ],
  [
    'C&O has built more cubes than it has',
    ({ companies }) => {
      companies['C&O'].cubes = Array.from({ length: 30 }, () => 'L28')
    },
  ],
  ['the cubes of B&O are not one network', ({ companies }) => companies['B&O'].cubes.push('H28')],
  ['the cubes of B&O are not one network', ({ companies }) => companies['B&O'].cubes.push('H24')],
  ['the cubes of B&O are not one network', ({ companies }) => companies['B&O'].cubes.splice(1, 1)],
  [
    'B&O remembers a loss as its income',
    ({ companies }) => {
      companies['B&O'].lastNetIncome = -10
    },
  ],
  [
    'PRR has a president without being open, or none',
    ({ companies }) => {
      companies.PRR.president = 0
    },
  ],
  [
    'B&O has a president without being open, or none',
    ({ companies }) => {
      companies['B&O'].president = null
    },
  ],
  ['B&O has 0 tokens', ({ market }) => market.shift()],
  ['B&O has 2 tokens', ({ market }) => market.unshift(market[0]!)],
  ['PRR has 1 tokens', ({ market }) => market.push({ company: 'PRR', space: 0 })],
  [
    'B&O has the wrong president',
    ({ companies }) => {
      companies['B&O'].president = 1
    },
  ],
  ['Erie is at work before it is founded', ({ companies }) => companies.Erie.cubes.push('C25')],
  [
    'Erie is at work before it is founded',
    ({ bank, companies }) => {
      companies.Erie.treasury.cash += 5
      bank.cash -= 5
    },
  ],
]

test.each(harm)('%s', (problem, harm) => {
  const state = copy(position())
  harm(state)
  expect(violations(state)).toContain(problem)
})

test('a president by a tie stays', () => {
  const state = position()
  state.companies['C&O'].president = 3
  expect(violations(state)).toEqual([])
})
