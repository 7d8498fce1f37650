import { auditRandomGame, auditRecordedGame } from '@roundhouse/18xx/testing/auditedGames'
import { fixtureNames } from '@roundhouse/18xx/testing/fixtures'
import type { HexName } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { type AuditedAction1856, auditedAction, problemsWhen } from './audit/testing/auditedAction.ts'
import { checked1856 } from './checked.ts'
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
import type { State1856 } from './state.ts'

/** A dividend in a position where something can go wrong everywhere. */
function dividend(): AuditedAction1856 {
  const state = auctioned(game(4), { A: ['FT'], B: ['NFSBC'] })
  setPhase(state, '3')
  tiles(state, 'P9 #57 r1')
  corporation(state, 'GT', {
    cell: [0, 4],
    players: { A: 3, B: 2 },
    pool: 1,
    treasury: 50,
    loans: 2,
    escrow: 100,
    trains: ['3', '2'],
    privates: ['GLSC', 'SCFTC'],
  })
  corporation(state, 'THB', { cell: [0, 5], players: { C: 2, D: 2 }, treasury: 10 })
  putInPool(state, '2')
  cash(state, { A: 100, B: 0, C: 20, D: 0 })
  state.port = { hex: 'C14', corporation: 'THB' }
  state.rights.tunnel.holders.push('GT')
  setOperation(state, 'GT', { step: 'dividend', revenue: 250 })
  return auditedAction(state, 'A', actions.full)
}

test('an action that its events account for is in order', () => {
  expect(problemsWhen(dividend(), () => {})).toEqual([])
})

const two = trainId(dividend().after, 'GT', '2')

const harm: [problem: string, harm: (state: State1856) => void][] = [
  ['cash of 0 is 176, by the events 175', (state) => state.players[0]!.cash++],
  ['cash of bank is', (state) => state.bank.cash--],
  ['cash of THB is 9, by the events 10', ({ corporations }) => corporations.THB.treasury.cash--],
  ['bankBroken is true, by the events false', (state) => set(state, { bankBroken: true })],
  ['status of CA is "closed"', ({ corporations }) => set(corporations.CA, { status: 'closed' })],
  ['par of GT is 90, by the events 100', ({ corporations }) => set(corporations.GT, { par: 90 })],
  ['startedAt of GT is 3, by the events 2', ({ corporations }) => set(corporations.GT, { startedAt: 3 })],
  ['operated of GT is false', ({ corporations }) => set(corporations.GT, { operated: false })],
  ['connected of GT is true', ({ corporations }) => set(corporations.GT, { connected: true })],
  ['escrow of GT is 99, by the events 100', ({ corporations }) => corporations.GT.escrow--],
  ['loans of GT is 1, by the events 2', ({ corporations }) => corporations.GT.loans--],
  [
    'shares of GT is {"0":3,"1":2,"2":0,"3":0,"bank":4,"pool":2}',
    ({ corporations }) => corporations.GT.shares.pool++,
  ],
  ['president of GT is 1, by the events 0', ({ corporations }) => set(corporations.GT, { president: 1 })],
  [
    'space of THB is null',
    ({ market }) => market.splice(0, 2, market.find(({ company }) => company === 'GT')!),
  ],
  ['order is ["GT","THB"], by the events ["THB","GT"]', ({ market }) => market.reverse()],
  ['tokensLeft of GT is 2, by the events 3', ({ corporations }) => corporations.GT.tokensLeft--],
  ['tokens of GT is [], by the events ["P9.0"]', (state) => clear(state, 'tokens', 'P9')],
  ['tile of P9 is null, by the events {"rotation":1,"tile":"57"}', (state) => clear(state, 'tiles', 'P9')],
  ['waiting of L15 is null, by the events "THB"', ({ waitingTokens }) => delete waitingTokens.L15],
  [`train of ${two} is null`, ({ corporations }) => corporations.GT.trains.pop()],
  [
    `train of ${two} is {"at":"pool"}`,
    ({ corporations, depot }) => depot.pool.push(corporations.GT.trains.pop()!),
  ],
  ['trainsSold of 4 is', ({ depot }) => depot.sold[4]++],
  ['phase is "4", by the events "3"', (state) => set(state, { phase: '4' })],
  ['owner of FT is 2, by the events 0', ({ privates }) => set(privates.FT, { owner: 2 })],
  ['closed of FT is true', ({ privates }) => set(privates.FT, { status: 'closed' })],
  ['uses of GLSC is 0, by the events 1', ({ privates }) => privates.GLSC.uses--],
  ['rightHolders of tunnel is []', ({ rights }) => rights.tunnel.holders.pop()],
  ['rightsLeft of bridge is', ({ rights }) => rights.bridge.left++],
  ['port of hex is "O18", by the events "C14"', (state) => set(state.port!, { hex: 'O18' })],
  ['turn of loanTaken is true', ({ operation }) => set(operation!, { loanTaken: true })],
  ['turn of income is 0, by the events 250', ({ operation }) => set(operation!, { revenue: 0 })],
  ['turn of due is 10, by the events 0', ({ operation }) => set(operation!, { due: 10 })],
  ['priority is 2, by the events 0', (state) => set(state, { priority: 2 })],
  [
    'corporationsAtFormation is 11, by the events null',
    (state) => set(state, { corporationsAtFormation: 11 }),
  ],
  ['cgrOwnedPermanent is true', (state) => set(state, { cgrOwnedPermanent: true })],
  ['end is "bank", by the events null', (state) => set(state, { endReason: 'bank' })],
]

function clear(state: State1856, what: 'tiles' | 'tokens', hex: HexName): void {
  const { [hex]: _, ...rest } = state.board[what]
  state.board = { ...state.board, [what]: rest }
}

const set = <T extends object>(part: T, values: Partial<T>): T => Object.assign(part, values)

test.each(harm)('%s', (problem, harm) => {
  const problems = problemsWhen(dividend(), ({ after }) => harm(after))
  expect(problems[0]).toContain(problem)
})

test.each([3, 4, 5, 6])(
  'a game at random of %d players is in order to its end',
  { timeout: 60_000 },
  (players) => auditRandomGame(checked1856, players),
)

const files = fixtureNames('1856')

test.skipIf(files.length === 0).each(files)('%s is in order', { timeout: 60_000 }, (name) =>
  auditRecordedGame(checked1856, name),
)
