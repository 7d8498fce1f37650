import { faulty, sharedFaults, type TitleFault } from '@roundhouse/18xx/testing/plantedFaults'
import { type CheckedGame, refusal } from '@roundhouse/kernel'
import { fuzzGame } from '@roundhouse/kernel/fuzz'
import { ruleBooksIn } from '@roundhouse/kernel/testing/ruleBooksIn'
import { expect, test } from 'vitest'
import type { Action1860 } from './actions.ts'
import { checked1860 } from './checked.ts'
import type { Event1860, EventOf1860 } from './events.ts'
import { nationalise } from './nationalisation/nationalise.ts'
import type { Options1860 } from './options.ts'
import {
  auctioned,
  cash,
  corporation,
  game,
  setOnTop,
  setOperation,
  setPhase,
  setStockRound,
  silent,
  tiles,
} from './scenarios/position.ts'
import type { State1860 } from './state.ts'

type Game = CheckedGame<State1860, Action1860, Options1860>

const RULE_BOOKS = ruleBooksIn(new URL('../', import.meta.url))

/** Within so many games each fault is found. */
const SEEDS = 8

/** What happens is something else, and is told so; undefined: it does not happen. */
const withOther = (happens: (state: State1860, event: Event1860) => Event1860 | undefined): Game => ({
  ...checked1860,
  steps: checked1860.steps.map(({ apply, ...step }) => ({
    ...step,
    apply: (state, action, seat, emit, chance) =>
      apply(
        state,
        action,
        seat,
        (event) => {
          const told = happens(state, event as Event1860)
          if (told) emit(told)
        },
        chance,
      ),
  })),
})

/** The same of one kind of event. */
const withOtherOf = <Kind extends Event1860['kind']>(
  kind: Kind,
  happens: (state: State1860, event: EventOf1860<Kind>) => Event1860 | undefined,
): Game =>
  withOther((state, event) => (event.kind === kind ? happens(state, event as EventOf1860<Kind>) : event))

/** What the bank pays of this kind is another amount. */
const withPayment = (reason: EventOf1860<'paid'>['reason'], amountOf: (amount: number) => number): Game =>
  withOtherOf('paid', (state, event) => {
    const { payer, payee, amount } = event
    if (event.reason !== reason || payer !== 'bank' || payee === 'bank') return event
    payMore(state, payee, amountOf(amount) - amount)
    return amountOf(amount) > 0 ? { ...event, amount: amountOf(amount) } : undefined
  })

/** In the currency of whoever is paid. */
function payMore(state: State1860, payee: Exclude<EventOf1860<'paid'>['payee'], 'bank'>, more: number): void {
  const isPlayer = typeof payee === 'number'
  const purse = isPlayer ? state.players[payee]! : state.corporations[payee].treasury
  purse.cash += more
  const bank = isPlayer ? state.bank : state.companyBank
  bank.cash -= more
}

/** Every game begins with this position. */
const from = (position: () => State1860, fault: Game): Game => ({
  ...fault,
  setup() {
    const { chance: _, ...state } = position()
    return state
  },
})

/** C&N builds, and runs next; IOW follows, and then a stock round. */
function companiesWith(...lays: string[]): State1860 {
  const state = auctioned(game(3), { A: ['CMH'] })
  tiles(state, 'F2 #787 r0', ...lays)
  corporation(state, 'C&N', { price: 90, players: { A: 5, C: 2 }, treasury: 600, trains: ['2+1'] })
  corporation(state, 'IOW', { price: 82, players: { B: 5, C: 2 }, treasury: 600, trains: ['2+1'] })
  cash(state, { A: 100, B: 100, C: 100 })
  setOperation(state, 'C&N')
  return state
}

/** It runs over a halt to Newport. */
const underway = (): State1860 => companiesWith('F4 #742 r3', 'G3 #741 r5')

/** It builds from the north, where tiles that are turned halfway fit. */
const building = (): State1860 => companiesWith('F4 #743 r0')

/** FYN is insolvent and leases a train. */
function leasing(): State1860 {
  const state = auctioned(game(3))
  setOnTop(state, '5+3')
  tiles(state, 'B4 #5 r5', 'C5 #743 r2', 'D6 #748 r2', 'E5 #743 r1', 'F4 #742 r5')
  corporation(state, 'FYN', { price: 54, players: { A: 5 }, treasury: 100, insolvent: true })
  setOperation(state, 'FYN')
  return state
}

/** FYN needs one share more with players to float. */
function floating(): State1860 {
  const state = auctioned(game(3), { A: ['YHC'] })
  corporation(state, 'FYN', { price: null, players: { A: 3, B: 1 }, par: 62 })
  cash(state, { A: 300, B: 300, C: 300 })
  setStockRound(state, 'A')
  return state
}

/** C&N, without a train and a route, falls to 0. */
function falling(): State1860 {
  const state = auctioned(game(3))
  corporation(state, 'C&N', { price: 14, players: { A: 5, B: 2 }, treasury: 40 })
  corporation(state, 'IOW', { price: 50, players: { B: 6, C: 3 }, treasury: 40 })
  setOperation(state, 'C&N')
  return state
}

/** Four nationalised companies earn nothing but for IOW, which runs to Ryde Pier, and FYN. */
function closing(): State1860 {
  const state = auctioned(game(3))
  setPhase(state, '9')
  tiles(state, 'I3 #758 r0', 'B4 #5 r5', 'B6 #6 r3', 'C5 #742 r2')
  corporation(state, 'IOW', { price: 90, players: { A: 5 }, trains: ['9+5'] })
  corporation(state, 'FYN', { price: 82, players: { B: 5 }, trains: ['9+5'] })
  corporation(state, 'S&C', { price: 62, players: { B: 5 }, treasury: 20 })
  corporation(state, 'VYSC', { price: 60, players: { C: 5 }, treasury: 20 })
  nationalise(state, silent)
  setOperation(state, 'IOW', { step: 'trains' })
  return state
}

/** Shares of a company without a train are sold at the full price. */
const AT_FULL_PRICE = withOther((state, event) => {
  if (event.kind === 'sold') return { ...event, price: event.price * 2 }
  if (event.kind !== 'paid' || event.reason !== 'sale') return event
  payMore(state, event.payee as number, event.amount)
  return { ...event, amount: event.amount * 2 }
})

const early = from(building, checked1860)

const FAULTS: readonly TitleFault<Game>[] = [
  ...sharedFaults(early, {
    early: 'done',
    pool: 'pool',
    refused: refusal('1860-RUN.2', 'line', { train: '2+1' }),
  }),
  [
    'pounds become credits',
    ['invariants', 'accounts'],
    faulty(early).withSideEffect('run', (state) => {
      state.players[0]!.cash--
      state.corporations['C&N'].treasury.cash++
    }),
  ],
  [
    'a subsidy is forgotten',
    ['accounts'],
    from(
      underway,
      withPayment('subsidy', () => 0),
    ),
  ],
  [
    'a dividend is a pound more',
    ['accounts'],
    from(
      underway,
      withPayment('dividend', (amount) => amount + 1),
    ),
  ],
  ['a halved share is paid in full', ['accounts'], from(floating, AT_FULL_PRICE)],
  [
    'a company floats with the capital of nine shares',
    ['accounts'],
    from(
      floating,
      withPayment('capital', (amount) => amount - 60),
    ),
  ],
  [
    'a company floats before half of it is sold',
    ['accounts', 'invariants'],
    from(
      floating,
      withOtherOf('bought', ({ corporations }, event) => {
        const { shares } = corporations[event.corporation]
        shares.players[event.seat]!--
        shares.pool++
        return event
      }),
    ),
  ],
  [
    'a private that is exchanged stays open',
    ['accounts', 'invariants', 'accepted-is-offered'],
    from(
      floating,
      withOtherOf('private-closed', ({ privates }, event) => {
        privates[event.private].status = 'open'
        return undefined
      }),
    ),
  ],
  [
    'a lease brings more than its stops',
    ['accounts'],
    from(
      leasing,
      withPayment('run', (amount) => amount + 20),
    ),
  ],
  [
    'an insolvent company is forgotten',
    ['accounts'],
    faulty(from(leasing, checked1860)).withSideEffect('run', ({ corporations }) => {
      corporations.FYN.insolvent = false
    }),
  ],
  [
    'the tokens of a bankrupt company are not turned over',
    ['accounts', 'invariants'],
    from(
      falling,
      withOtherOf('bankrupt', ({ corporations }, event) => {
        corporations[event.corporation].bankrupt = false
        return event
      }),
    ),
  ],
  [
    'a bankrupt company loses its money',
    ['accounts', 'invariants'],
    from(
      falling,
      withOtherOf('bankrupt', (state, event) => {
        payMore(state, event.corporation, -40)
        return event
      }),
    ),
  ],
  [
    'the priority card goes to whoever has the most shares',
    ['accounts'],
    from(
      falling,
      withOtherOf('priority', (state, event) => {
        state.priority = 1
        return { ...event, seat: 1 }
      }),
    ),
  ],
  [
    'a closed company goes on',
    ['accounts'],
    from(
      closing,
      withOtherOf('retired', ({ nationalisation }, event) => {
        nationalisation!.operating.push(...event.corporations)
        return event
      }),
    ),
  ],
  [
    'the wrong companies close',
    ['accounts'],
    from(
      closing,
      withOtherOf('retired', ({ nationalisation }, event) => {
        nationalisation!.operating = ['S&C', 'VYSC']
        return { ...event, corporations: ['IOW', 'FYN'] }
      }),
    ),
  ],
]

test.each(FAULTS)(
  'it is found when %s',
  (_fault, laws, game) => {
    let found: string | undefined
    for (let seed = 1; seed <= SEEDS && !found; seed++)
      found = fuzzGame(game, { ruleBooks: RULE_BOOKS, seed, players: 3, cap: 200 }).failure?.law
    expect(laws).toContain(found)
  },
  180_000,
)

test.each([
  ['companies underway', underway],
  ['a lease', leasing],
  ['a company that floats', floating],
  ['a company that falls', falling],
  ['nationalised companies', closing],
])(
  'nothing is found with %s where the rules are kept',
  (_, position) => {
    for (let seed = 1; seed <= 3; seed++) {
      const game = from(position, checked1860)
      expect(fuzzGame(game, { ruleBooks: RULE_BOOKS, seed, players: 3, cap: 120 }).failure).toBeUndefined()
    }
  },
  120_000,
)
