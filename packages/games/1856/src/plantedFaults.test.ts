import { faulty, sharedFaults, type TitleFault } from '@roundhouse/18xx/testing/plantedFaults'
import { replaceToken } from '@roundhouse/board'
import { type CheckedGame, refusal } from '@roundhouse/kernel'
import { fuzzGame } from '@roundhouse/kernel/fuzz'
import { ruleBooksIn } from '@roundhouse/kernel/testing/ruleBooksIn'
import { expect, test } from 'vitest'
import type { Action1856 } from './actions.ts'
import { checked1856 } from './checked.ts'
import { CORPORATIONS } from './components/companies.ts'
import type { Event1856, EventOf1856 } from './events.ts'
import type { Options1856 } from './options.ts'
import {
  auctioned,
  cash,
  corporation,
  game,
  setOperation,
  setTrainsLeft,
  tiles,
} from './scenarios/position.ts'
import type { State1856 } from './state.ts'

type Game = CheckedGame<State1856, Action1856, Options1856>

const RULE_BOOKS = ruleBooksIn(new URL('../', import.meta.url))

/** Within so many games each fault is found. */
const SEEDS = 8

const { withSideEffect } = faulty(checked1856)

/** What happens is something else, and is told so; undefined: it does not happen. */
const withOther = <Kind extends Event1856['kind']>(
  kind: Kind,
  happens: (state: State1856, event: EventOf1856<Kind>) => Event1856 | undefined,
): Game => ({
  ...checked1856,
  steps: checked1856.steps.map(({ apply, ...step }) => ({
    ...step,
    apply: (state, action, seat, emit, chance) =>
      apply(
        state,
        action,
        seat,
        (event) => {
          const told = event.kind === kind ? happens(state, event as EventOf1856<Kind>) : event
          if (told) emit(told)
        },
        chance,
      ),
  })),
})

/** A payment of this kind by a corporation or to one is another amount, of what it has. */
const withPayment = (reason: EventOf1856<'paid'>['reason'], amountOf: (amount: number) => number): Game =>
  withOther('paid', (state, event) => {
    const { payer, payee, amount } = event
    const [id, sign] = typeof payer === 'string' && payer !== 'bank' ? [payer, 1] : [payee, -1]
    if (event.reason !== reason || typeof id !== 'string' || id === 'bank') return event
    const { treasury } = state.corporations[id]
    const more = Math.max(-amount, Math.min(amountOf(amount) - amount, sign > 0 ? treasury.cash : 1000))
    treasury.cash -= sign * more
    state.bank.cash += sign * more
    return amount + more > 0 ? { ...event, amount: amount + more } : undefined
  })

/** Every game begins with this position. */
const from = (position: () => State1856, fault: Game): Game => ({
  ...fault,
  setup() {
    const { chance: _, ...state } = position()
    return state
  },
})

/** GT and others have loans, and GT runs next. */
function withLoans(): State1856 {
  const state = auctioned(game(4))
  tiles(state, 'P9 #5 r4', 'O16 #15 r5', 'O18 #6 r3')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, loans: 4, treasury: 25, trains: ['2'] })
  corporation(state, 'WR', { cell: [0, 3], players: { B: 5 }, loans: 3, treasury: 345, trains: ['3'] })
  cash(state, { A: 100, B: 100 })
  setOperation(state, 'GT', { step: 'run' })
  return state
}

/** The same when WR may repay loans. */
function atRepayment(): State1856 {
  const state = withLoans()
  setOperation(state, 'WR', { step: 'loans' })
  return state
}

/** CPR is about to buy the first 6-train, and three others have loans that they cannot repay. */
function beforeSix(): State1856 {
  const state = auctioned(game(4))
  setTrainsLeft(state, '5', 0)
  corporation(state, 'CPR', { cell: [0, 8], players: { A: 5 }, treasury: 700 })
  corporation(state, 'GT', { cell: [0, 6], players: { A: 5, B: 2 }, pool: 1, loans: 3, treasury: 5 })
  corporation(state, 'BBG', {
    ...{ cell: [0, 5], players: { B: 3, C: 2 }, pool: 3, loans: 4 },
    tokens: [['N11', 0]],
  })
  corporation(state, 'WR', { cell: [0, 4], players: { C: 4, D: 3 }, loans: 2, treasury: 40 })
  setOperation(state, 'CPR', { step: 'trains' })
  return state
}

/** GT has escrow, and the last 5-train is there to be bought. */
function withEscrow(): State1856 {
  const state = auctioned(game(4))
  setTrainsLeft(state, '5', 1)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5, B: 3 }, escrow: 300, treasury: 600 })
  corporation(state, 'WR', { cell: [0, 3], players: { B: 5 }, treasury: 600 })
  setOperation(state, 'GT', { step: 'trains' })
  return state
}

const FAULTS: readonly TitleFault<Game>[] = [
  ...sharedFaults(checked1856, {
    early: 'auction-buy',
    pool: 'pool',
    refused: refusal('1856-2.4a', 'line', { train: '2' }),
  }),
  [
    'interest is rounded up',
    ['accounts'],
    from(
      withLoans,
      withPayment('interest', (amount) => amount + 5),
    ),
  ],
  [
    'a loan is paid twice',
    ['accounts'],
    from(
      atRepayment,
      withPayment('repayment', (amount) => amount * 2),
    ),
  ],
  [
    'a loan brings ten dollars more',
    ['accounts'],
    from(
      withLoans,
      withPayment('loan', (amount) => amount + 10),
    ),
  ],
  [
    'a loan is forgotten',
    ['accounts'],
    from(
      withLoans,
      withSideEffect('dividend', ({ corporations }) => {
        for (const id of CORPORATIONS) if (corporations[id].loans > 0) corporations[id].loans--
      }),
    ),
  ],
  [
    'escrow is not paid',
    ['accounts'],
    from(
      withEscrow,
      withPayment('escrow', () => 0),
    ),
  ],
  [
    'half a share too much is exchanged',
    ['accounts', 'invariants'],
    from(
      beforeSix,
      withOther('cgr-formed', ({ corporations }, event) => {
        const { shares } = corporations.CGR
        shares.pool++
        shares.bank--
        return { ...event, inBank: event.inBank - 1 }
      }),
    ),
  ],
  [
    'the CGR gets a president who has fewer shares',
    ['accounts', 'invariants'],
    from(
      beforeSix,
      withOther('president', ({ corporations }, event) => {
        if (event.corporation !== 'CGR') return event
        const { players } = corporations.CGR.shares
        corporations.CGR.president = players.indexOf(Math.min(...players))
        return { ...event, after: corporations.CGR.president }
      }),
    ),
  ],
  [
    'a token of a merged corporation is forgotten',
    ['accounts', 'invariants'],
    from(
      beforeSix,
      withOther('token-exchanged', (state, { from: company, hex, city }) => {
        if (city !== null) state.board = replaceToken(state.board, { hex, stop: city }, 'CGR', null)
        return { kind: 'token-removed', company, hex }
      }),
    ),
  ],
  [
    'the treasury of a merged corporation is lost to the bank',
    ['accounts'],
    from(
      beforeSix,
      withOther('paid', (state, event) => {
        if (event.reason !== 'merger') return event
        state.corporations.CGR.treasury.cash -= event.amount
        state.bank.cash += event.amount
        return { ...event, payee: 'bank' }
      }),
    ),
  ],
  [
    'a dollar is lost with a dividend',
    ['invariants', 'accounts'],
    from(
      withLoans,
      withSideEffect('dividend', ({ players }, seat) => void players[seat]!.cash--),
    ),
  ],
  [
    'a private costs its neighbour a dollar',
    ['accounts'],
    withOther('paid', (state, event) => {
      if (event.reason !== 'private' || typeof event.payer !== 'number') return event
      state.players[event.payer]!.cash--
      state.bank.cash++
      return { ...event, amount: event.amount + 1 }
    }),
  ],
]

test.each(FAULTS)(
  'it is found when %s',
  (_fault, laws, game) => {
    let found: string | undefined
    for (let seed = 1; seed <= SEEDS && !found; seed++)
      found = fuzzGame(game, { ruleBooks: RULE_BOOKS, seed, players: 4, cap: 300 }).failure?.law
    expect(laws).toContain(found)
  },
  60_000,
)

test.each([
  ['loans', withLoans],
  ['the formation', beforeSix],
  ['escrow', withEscrow],
])(
  'nothing is found with %s where the rules are kept',
  (_, position) => {
    for (let seed = 1; seed <= 3; seed++) {
      const game = from(position, checked1856)
      expect(fuzzGame(game, { ruleBooks: RULE_BOOKS, seed, players: 4, cap: 120 }).failure).toBeUndefined()
    }
  },
  120_000,
)
