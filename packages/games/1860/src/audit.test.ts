import { auditRandomGame, auditRecordedGame } from '@roundhouse/18xx/testing/auditedGames'
import { fixtureNames } from '@roundhouse/18xx/testing/fixtures'
import type { HexName } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { type AuditedAction1860, auditedAction, problemsWhen } from './audit/testing/auditedAction.ts'
import { checked1860 } from './checked.ts'
import {
  actions,
  auctioned,
  cash,
  corporation,
  game,
  putInPool,
  setOperation,
  setPhase,
  tiles,
  trainId,
} from './scenarios/position.ts'
import type { State1860 } from './state.ts'

/** A dividend in a position where something can go wrong everywhere. */
function dividend(): AuditedAction1860 {
  const state = auctioned(game(4), { A: ['BHC'], B: ['CMH'] })
  setPhase(state, '3')
  tiles(state, 'F2 #787 r0')
  corporation(state, 'C&N', {
    price: 90,
    players: { A: 4, B: 2 },
    pool: 1,
    treasury: 50,
    trains: ['3+2', '2+1'],
  })
  corporation(state, 'IOW', { price: 100, players: { C: 3, D: 2 }, treasury: 10 })
  putInPool(state, '2+1')
  cash(state, { A: 100, B: 0, C: 20, D: 0 })
  setOperation(state, 'C&N', { step: 'dividend', revenue: 100 })
  return auditedAction(state, 'A', actions.full)
}

test('an action that its events account for is in order', () => {
  expect(problemsWhen(dividend(), () => {})).toEqual([])
})

const two = trainId(dividend().after, 'C&N', '2+1')

const harm: [problem: string, harm: (state: State1860) => void][] = [
  ['cash of 0 is 141, by the events 140', (state) => state.players[0]!.cash++],
  ['cash of bank is', (state) => state.bank.cash--],
  ['cash of bank is', (state) => state.companyBank.cash--],
  ['cash of IOW is 9, by the events 10', ({ corporations }) => corporations.IOW.treasury.cash--],
  ['bankBroken is true, by the events false', (state) => set(state, { bankBroken: true })],
  ['par of C&N is 90, by the events 74', ({ corporations }) => set(corporations['C&N'], { par: 90 })],
  ['operated of C&N is false', ({ corporations }) => set(corporations['C&N'], { operated: false })],
  ['insolvent of C&N is true', ({ corporations }) => set(corporations['C&N'], { insolvent: true })],
  ['bankrupt of FYN is true', ({ corporations }) => set(corporations.FYN, { bankrupt: true })],
  [
    'shares of C&N is {"0":4,"1":2,"2":0,"3":0,"ipo":3,"pool":2}',
    ({ corporations }) => corporations['C&N'].shares.pool++,
  ],
  [
    'president of C&N is 1, by the events 0',
    ({ corporations }) => set(corporations['C&N'], { president: 1 }),
  ],
  ['space of IOW is null', ({ market }) => market.shift()],
  ['order is ["C&N","IOW"], by the events ["IOW","C&N"]', ({ market }) => market.reverse()],
  ['tokensLeft of C&N is 2, by the events 3', ({ corporations }) => corporations['C&N'].tokensLeft--],
  ['tokens of C&N is [], by the events ["F2.0"]', (state) => clear(state, 'tokens', 'F2')],
  ['tile of F2 is null, by the events {"rotation":0,"tile":"787"}', (state) => clear(state, 'tiles', 'F2')],
  [`train of ${two} is null`, ({ corporations }) => corporations['C&N'].trains.pop()],
  [
    `train of ${two} is {"at":"pool"}`,
    ({ corporations, depot }) => depot.pool.push(corporations['C&N'].trains.pop()!),
  ],
  ['trainsSold of 4+2 is', ({ depot }) => depot.sold['4+2']++],
  ['phase is "4", by the events "3"', (state) => set(state, { phase: '4' })],
  ['owner of BHC is 2, by the events 0', ({ privates }) => set(privates.BHC, { owner: 2 })],
  ['closed of BHC is true', ({ privates }) => set(privates.BHC, { status: 'closed' })],
  ['isFishbourneAside is false', ({ privates }) => set(privates.FFC, { status: 'open' })],
  ['layersOpen is 3, by the events 2', (state) => set(state, { layersOpen: 3 })],
  ['homeTileOf is "FYN", by the events null', (state) => set(state, { homeTileOf: 'FYN' })],
  ['southernInForce is true', (state) => set(state, { southernInForce: true })],
  ['nationalised is ["IOW"], by the events null', nationaliseIow],
  ['priority is 2, by the events 0', (state) => set(state, { priority: 2 })],
  ['end is "bank", by the events null', (state) => set(state, { endReason: 'bank' })],
]

function nationaliseIow(state: State1860): void {
  state.nationalisation = { operating: ['IOW'], revenues: {}, lastRound: false }
}

function clear(state: State1860, what: 'tiles' | 'tokens', hex: HexName): void {
  const { [hex]: _, ...rest } = state.board[what]
  state.board = { ...state.board, [what]: rest }
}

const set = <T extends object>(part: T, values: Partial<T>): T => Object.assign(part, values)

test.each(harm)('%s', (problem, harm) => {
  const problems = problemsWhen(dividend(), ({ after }) => harm(after))
  expect(problems[0]).toContain(problem)
})

test.each([2, 3, 4])(
  'a game at random of %d players is in order to its end',
  { timeout: 60_000 },
  (players) => auditRandomGame(checked1860, players),
)

const files = fixtureNames('1860')

test.skipIf(files.length === 0).each(files)('%s is in order', { timeout: 60_000 }, (name) =>
  auditRecordedGame(checked1860, name),
)
