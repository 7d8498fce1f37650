import { expect, test } from 'vitest'
import { LAKESIDE_WORDING } from '../testing/wording.ts'
import { type LogContext, linesOfEvents, type Shared } from './logContext.ts'
import { operatingLines } from './operatingLines.ts'
import { paymentLines, privateLines, withPayees } from './payments.ts'
import { runLine } from './runLine.ts'
import { stockLines } from './stockLines.ts'

const LINES = {
  ...stockLines,
  ...operatingLines,
  ...privateLines,
  paid: (paid: Shared<'paid'>, context: LogContext) =>
    paid.reason === 'set-up' ? paymentLines['set-up'](paid, context) : undefined,
}

type Event = Shared<
  | 'sold'
  | 'bought'
  | 'president'
  | 'laid'
  | 'token-placed'
  | 'private-owned'
  | 'private-closed'
  | 'answered'
  | 'turn-ended'
  | 'paid'
>

const told = (...events: Event[]) =>
  linesOfEvents<Event, LogContext['wording']>(LINES, events, LAKESIDE_WORDING).map(({ text }) => text)

test('shares, their price and whoever becomes president', () => {
  expect(
    told(
      { kind: 'sold', seat: 0, corporation: 'Red', count: 2, price: 60 },
      { kind: 'bought', seat: 1, corporation: 'Red', from: 'market', price: 55 },
      { kind: 'president', corporation: 'Red', before: 0, after: 1 },
    ),
  ).toEqual([
    'Ann sells 2 shares of Red for $120.',
    'Bob buys a share of Red from the market for $55.',
    'Bob is now president of Red.',
  ])
})

test('tiles and tokens, with the private by whose power they are laid', () => {
  expect(
    told(
      { kind: 'laid', company: 'Red', hex: 'C2', tile: '9', rotation: 0, cost: 40 },
      { kind: 'laid', company: 'Red', hex: 'B3', tile: '14', rotation: 0, cost: 0, by: 'Ferry' },
      { kind: 'token-placed', company: 'Red', hex: 'C4', city: 0, cost: 60 },
    ),
  ).toEqual([
    'Red lays #9 in C2 for $40.',
    'The Ferry: Red upgrades West (B3) to #14 free of charge.',
    'Red places a token in Middle (C4) for $60.',
  ])
})

test('a private with what is paid for it, to the bank or to whoever had it', () => {
  const owned: Event = { kind: 'private-owned', private: 'Ferry', owner: 'Red' }
  expect(told({ kind: 'private-owned', private: 'Ferry', owner: 2 })).toEqual(['Cid owns The Ferry.'])
  expect(told({ kind: 'paid', payer: 'Red', payee: 2, amount: 30, reason: 'private' }, owned)).toEqual([
    'Red buys The Ferry from Cid for $30.',
  ])
  expect(told(owned, { kind: 'paid', payer: 'Red', payee: 'bank', amount: 30, reason: 'draft' })).toEqual([
    'Red takes The Ferry for $30.',
  ])
})

test('what everybody gets is told once', () => {
  const paid = (payee: number): Event => ({
    kind: 'paid',
    payer: 'bank',
    payee,
    amount: 400,
    reason: 'set-up',
  })
  expect(told(paid(0), paid(1), paid(2))).toEqual(['Everybody gets $400.'])
  expect(told(paid(1))).toEqual(['Bob gets $400.'])
})

test('a run with its routes, and a dividend with who gets how much', () => {
  const route = { train: '2-0', links: [['B3.0', 'C4.0']], counts: ['B3.0'], revenue: 20 }
  const run = runLine({ company: 'Red', revenue: 20, routes: [route] }, { wording: LAKESIDE_WORDING })
  expect(run).toMatchObject({ text: 'Red runs for $20: West–(Middle) $20.', earned: 20 })
  const paid = (payee: number | string) => ({
    kind: 'paid',
    payer: 'bank',
    payee,
    amount: 6,
    reason: 'dividend',
  })
  const events = [{ kind: 'dividend' }, paid(0), paid('Red'), paid(0)]
  expect(withPayees('Red pays', { events, place: 0, wording: LAKESIDE_WORDING })).toBe(
    'Red pays: Ann $12 and Red $6.',
  )
})
