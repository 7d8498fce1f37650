import { expect, test } from 'vitest'
import type { Action1860 } from '../actions.ts'
import type { State1860 } from '../state.ts'
import {
  actions,
  askedOf,
  auctioned,
  bankrupt,
  corporation,
  does,
  game,
  kindsFor,
  type Name,
  offersTo,
  openUpTo,
  price,
  refuses,
  setOnTop,
  setOperation,
  setPhase,
  setStockRound,
  slots,
  tiles,
  treasury,
} from './position.ts'

const { buyTrain, buy, done, full, lay, launch, pass, token } = actions

test('S77 After the first 9+5 (SOU.1, SOU.2)', () => {
  const state = auctioned(game(3))
  setOnTop(state, '9+5')
  tiles(state, 'F2 #787 r0')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 900 })
  corporation(state, 'IOW', { price: 82, players: { B: 5 }, treasury: 300 })
  setOperation(state, 'C&N', { set: 7, round: 2, rounds: 3, step: 'trains', toOperate: [] })
  const events = does(state, 'A', buyTrain('9+5'))
  expect(events).toContainEqual({ kind: 'southern-formed' })
  expect([state.operatingRound, state.operation!.company, state.southernInForce]).toEqual([3, 'C&N', false])
  does(state, 'A', lay('F4 #742 r3'))
  while (state.operation?.company === 'C&N') does(state, 'A', next(state))
  while (state.operation) does(state, 'B', done)
  expect([state.round, state.set, state.southernInForce]).toEqual(['stock', 8, true])
  while (state.round === 'stock') does(state, askedOf(state) as Name, pass)
  refuses(state, 'A', lay('E3 #9 r1'), 'OR.3')
  refuses(state, 'A', token('F2', 1), 'OR.3')
  expect(state.operation!.step).not.toBe('track')
})

/** The run is what is proposed, and is paid out; all other steps end. */
function next(state: State1860): Action1860 {
  const kinds = kindsFor(state, 'A')
  if (kinds.includes('run')) return run(state)
  return kinds.includes('dividend') ? full : done
}

/** What is proposed to run. */
function run(state: State1860): Action1860 {
  const offer = offersTo(state, 'A').find(({ action }) => action.kind === 'run')!
  if (offer.blank?.kind !== 'open') throw new Error('no run is proposed')
  return { kind: 'run', routes: offer.blank.proposed[0] } as Extract<Action1860, { kind: 'run' }>
}

test('S109 New companies after the Southern Railway (SOU.3)', () => {
  const begun = (startAfterSouthern: 'forbidden' | 'allowed') => {
    const state = auctioned(game(3, { startAfterSouthern }))
    setPhase(state, '9')
    state.southernInForce = true
    openUpTo(state, 4)
    bankrupt(state, 'BHI&R')
    setStockRound(state, 'A', 8)
    return state
  }
  const forbidden = begun('forbidden')
  refuses(forbidden, 'A', launch('S&C', 54), 'SOU.3')
  does(forbidden, 'A', launch('BHI&R', 50))
  for (const name of ['B', 'C', 'A'] as const) does(forbidden, name, buy('BHI&R'))
  expect([price(forbidden, 'BHI&R'), treasury(forbidden, 'BHI&R'), slots(forbidden, 'L6')]).toEqual([
    50,
    500,
    ['BHI&R'],
  ])
  const allowed = begun('allowed')
  does(allowed, 'A', launch('S&C', 54))
  for (const name of ['B', 'C', 'A'] as const) does(allowed, name, buy('S&C'))
  expect([price(allowed, 'S&C'), treasury(allowed, 'S&C'), slots(allowed, 'F12')]).toEqual([54, 540, [null]])
  expect(allowed.homeTileOf).toBeNull()
})

test('SOU.3: a company that has a par price still floats, with neither home tile nor token', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  state.southernInForce = true
  corporation(state, 'S&C', { price: null, players: { A: 4 } })
  setStockRound(state, 'B', 8)
  does(state, 'B', buy('S&C'))
  expect([price(state, 'S&C'), treasury(state, 'S&C'), state.homeTileOf]).toEqual([54, 540, null])
  expect([slots(state, 'F12'), state.corporations['S&C'].tokensLeft]).toEqual([[null], 2])
})
