import { auditRandomGame, auditRecordedGame } from '@roundhouse/18xx/testing/auditedGames'
import { fixtureNames } from '@roundhouse/18xx/testing/fixtures'
import type { HexName } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { type AuditedAction1846, auditedAction, problemsWhen } from './audit/testing/auditedAction.ts'
import { checked1846 } from './checked.ts'
import {
  actions,
  afterDraft,
  cash,
  corporation,
  game,
  putInPool,
  setOperation,
  setPhase,
  tiles,
  trainId,
} from './scenarios/position.ts'
import type { State1846 } from './state.ts'

/** A dividend in a position where something can go wrong everywhere. */
function dividend(): AuditedAction1846 {
  const state = game(4, { with: ['SC', 'MPC'] })
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
    operated: false,
  })
  corporation(state, 'GT', { price: 100, players: { C: 2, D: 2 }, treasury: 10 })
  putInPool(state, '3/5')
  cash(state, { A: 100, B: 0, C: 20, D: 0 })
  state.markers.placed.MPC = { hex: 'D6', corporation: 'NYC' }
  state.privates.MPC.uses = 0
  setOperation(state, 'NYC', { step: 'dividend', revenue: 250 })
  return auditedAction(state, 'A', actions.half)
}

test('an action that its events account for is in order', () => {
  expect(problemsWhen(dividend(), () => {})).toEqual([])
})

const two = trainId(dividend().after, 'NYC', '2')

const harm: [problem: string, harm: (state: State1846) => void][] = [
  ['cash of 0 is 140, by the events 139', (state) => state.players[0]!.cash++],
  ['cash of bank is', (state) => state.bank.cash--],
  ['cash of MS is 61, by the events 60', (state) => state.minors.MS.treasury.cash++],
  ['cash of GT is 9, by the events 10', ({ corporations }) => corporations.GT.treasury.cash--],
  ['bankBroken is true, by the events false', (state) => set(state, { bankBroken: true })],
  ['status of IC is "closed"', ({ corporations }) => set(corporations.IC, { status: 'closed' })],
  [
    'shares of NYC is {"0":3,"1":2,"2":0,"3":0,"market":2,"treasury":4}',
    ({ corporations }) => corporations.NYC.shares.market++,
  ],
  ['shares of GT is {"0":1,', ({ corporations }) => corporations.GT.shares.players[0]!++],
  ['president of NYC is 1, by the events 0', ({ corporations }) => set(corporations.NYC, { president: 1 })],
  ['space of NYC is null, by the events 10', ({ market }) => market.pop()],
  ['order is ["NYC","GT"], by the events ["GT","NYC"]', ({ market }) => market.reverse()],
  ['operated of NYC is false', ({ corporations }) => set(corporations.NYC, { operated: false })],
  ['tokensLeft of NYC is 2, by the events 3', ({ corporations }) => corporations.NYC.tokensLeft--],
  ['tokens of MS is [], by the events ["C15.0"]', (state) => clear(state, 'tokens', 'C15')],
  ['tile of D14 is null, by the events {"rotation":1,"tile":"5"}', (state) => clear(state, 'tiles', 'D14')],
  [`train of ${two} is null`, ({ corporations }) => corporations.NYC.trains.pop()],
  [`train of ${two} is`, ({ corporations }) => set(corporations.NYC.trains[1]!, { phasedOut: true })],
  [`train of ${two} is`, ({ corporations }) => set(corporations.NYC.trains[1]!, { side: '4' })],
  [
    `train of ${two} is {"at":"pool"`,
    ({ corporations, depot }) => depot.pool.push(corporations.NYC.trains.pop()!),
  ],
  ['trainsSold of 4 is', ({ depot }) => depot.sold[4]++],
  ['phase is "III", by the events "II"', (state) => set(state, { phase: 'III' })],
  ['owner of MAIL is 2, by the events 1', ({ privates }) => set(privates.MAIL, { owner: 2 })],
  ['closed of MAIL is true', ({ privates }) => set(privates.MAIL, { status: 'closed' })],
  ['uses of MPC is 1, by the events 0', ({ privates }) => privates.MPC.uses++],
  ['marker of port is "D14", by the events null', ({ markers }) => set(markers, { port: 'D14' })],
  ['marker of beneficiary is "GT"', ({ markers }) => set(markers, { beneficiary: 'GT' })],
  ['marker of MPC is null', ({ markers }) => delete markers.placed.MPC],
  ['bankrupt is [false,true,false,false]', ({ players }) => set(players[1]!, { bankrupt: true })],
  ['priority is 2, by the events 0', (state) => set(state, { priority: 2 })],
  ['lastSet is 3, by the events null', (state) => set(state, { lastSet: 3 })],
  ['end is "bank", by the events null', (state) => set(state, { endReason: 'bank' })],
]

function clear(state: State1846, what: 'tiles' | 'tokens', hex: HexName): void {
  const { [hex]: _, ...rest } = state.board[what]
  state.board = { ...state.board, [what]: rest }
}

const set = <T extends object>(part: T, values: Partial<T>): T => Object.assign(part, values)

test.each(harm)('%s', (problem, harm) => {
  const problems = problemsWhen(dividend(), ({ after }) => harm(after))
  expect(problems[0]).toContain(problem)
})

test.each([2, 3, 4, 5])(
  'a game at random of %d players is in order to its end',
  { timeout: 60_000 },
  (players) => auditRandomGame(checked1846, players),
)

const files = fixtureNames('1846', '18462pVariant')

test.skipIf(files.length === 0).each(files)('%s is in order', { timeout: 60_000 }, (name) =>
  auditRecordedGame(checked1846, name),
)
