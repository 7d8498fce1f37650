import { expect, test } from 'vitest'
import { actions, askedOf, companyOf, does, inOperation, newGame, open, refuses } from './position.ts'

test('S-43 Taking coal (BO-7.1, BO-7.9, BO-7.10)', () => {
  const fromRichmond = ['L26', 'K25', 'K23', 'K21']
  const fromBaltimore = ['J30', 'J28', 'J26', 'J24', 'K23', 'K21']
  const state = newGame()
  open(state, 'C&O', { price: 74, players: { A: 3 }, treasury: 100, cubes: fromRichmond })
  open(state, 'B&O', { price: 66, players: { B: 3 }, treasury: 100, cubes: fromBaltimore })
  inOperation(state, 'C&O')
  does(state, 'A', actions.takeCoal('K21'))
  expect(companyOf(state, 'C&O').coal).toBe(1)
  expect(state.coal).not.toContain('K21')
  refuses(state, 'A', actions.build('L24'), 'BO-7.1')
  does(state, 'A', actions.income())
  does(state, 'A', actions.payOut)
  does(state, 'B', actions.income())
  does(state, 'A', actions.income())
  does(state, 'A', actions.payOut)
  expect(state.round).toBe('operating2')
  expect(askedOf(state)).toBe('B for B&O')
  refuses(state, 'B', actions.takeCoal('K21'), 'BO-7.9')
})

test('S-44 Not in the same step (BO-7.1, BO-7.9)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 74, players: { A: 3 }, treasury: 100, cubes: ['L26', 'K25', 'K23'] })
  inOperation(state, 'C&O')
  does(state, 'A', actions.build('K21'))
  refuses(state, 'A', actions.takeCoal('K21'), 'BO-7.1')
  expect(state.coal).toContain('K21')
})
