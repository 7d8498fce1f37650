import { readRecordedFile, recordedMoves } from '@roundhouse/18xx/recorded'
import { expect, test } from 'vitest'
import type { Action1860 } from '../actions.ts'
import { cash, corporation, does, NAMES, type Name, setStockRound, stockGame } from '../scenarios/position.ts'
import type { State1860 } from '../state.ts'
import { advance } from './advance.ts'
import { newMemory1860 } from './memory.ts'
import { translateAction } from './translateActions.ts'

const PLAYERS = NAMES.slice(0, 3).map((name) => ({ name }))

/** What each recorded action comes to, and what is put in after it. */
function movesOf(state: State1860, ...actions: object[]): string[][] {
  const file = readRecordedFile({ title: '1860', players: PLAYERS, actions })!
  const memory = newMemory1860(file)
  const { actions: standing, movesFor } = recordedMoves<State1860>(file, {
    translate: (then, action) => translateAction(then, action, memory),
    advance: (then, _done, next) => advance(then, next, memory),
    asked: () => 0,
  })
  return standing.map((_, index) => {
    const moves: string[] = []
    for (const { seat, action } of movesFor(state, index)) {
      moves.push(`${NAMES[seat]} ${action.kind}`)
      does(state, NAMES[seat]!, action as Action1860)
    }
    return moves
  })
}

const byPlayer = (entity: Name, type: string, fields: object = {}) => ({
  entity,
  entity_type: 'player',
  type,
  ...fields,
})
const passes = (name: Name) => byPlayer(name, 'pass')
const sells = (name: Name, ...shares: string[]) => byPlayer(name, 'sell_shares', { shares })
const buys = (name: Name, ...shares: string[]) => byPlayer(name, 'buy_shares', { shares })

/** Two companies with shares of these players, the rest being in the IPO. Of layer 1 alone, as nobody has operated. */
function holding(
  shares: Record<'C&N' | 'IOW', Partial<Record<Name, number>>>,
  { money = 0, owners = {} }: { money?: number; owners?: { A?: ['CMH'] } } = {},
): State1860 {
  const state = stockGame({ owners })
  for (const id of ['C&N', 'IOW'] as const)
    corporation(state, id, { price: 82, players: shares[id], trains: ['2+1'], operated: false })
  state.layersOpen = 1
  cash(state, { A: money, B: 0, C: 0 })
  setStockRound(state, 'A')
  return state
}

test('who could start a company there is asked, be its layer open or not', () => {
  const state = holding({ 'C&N': { B: 6, C: 4 }, IOW: { B: 6, C: 4 } }, { money: 108 })
  // here he has passed by himself
  state.stock!.seat = 1
  expect(movesOf(state, passes('A'), passes('B'))).toEqual([[], ['B pass']])
})

test('a company is sold once in a turn there, and the turn is over where nothing else is left', () => {
  const state = holding({ 'C&N': { A: 2, B: 5, C: 3 }, IOW: { B: 6, C: 4 } })
  expect(movesOf(state, sells('A', 'C&N_1'), passes('B'))).toEqual([['A sell', 'A pass'], ['B pass']])
})

test('who can do nothing but exchange a private is passed over there', () => {
  const state = holding({ 'C&N': { B: 5, C: 4 }, IOW: { B: 6, C: 4 } }, { owners: { A: ['CMH'] } })
  state.set = 1
  state.stock!.seat = 2
  expect(movesOf(state, passes('C'), passes('B'))).toEqual([['C pass', 'A pass'], ['B pass']])
})

test('a purchase ends the turn there, where here a private might still be exchanged', () => {
  const state = holding(
    { 'C&N': { B: 5, C: 4 }, IOW: { B: 5, C: 3 } },
    { money: 100, owners: { A: ['CMH'] } },
  )
  expect(movesOf(state, buys('A', 'IOW_7'), passes('B'))).toEqual([['A buy', 'A pass'], ['B pass']])
})

test('an exchange ends no turn', () => {
  const state = holding({ 'C&N': { B: 5, C: 4 }, IOW: { A: 1, B: 5, C: 4 } }, { owners: { A: ['CMH'] } })
  const exchange = { entity: 'CMH', entity_type: 'company', type: 'buy_shares', shares: ['C&N_8'] }
  expect(movesOf(state, exchange, passes('A'), passes('B'))).toEqual([['A exchange'], ['A pass'], ['B pass']])
})
