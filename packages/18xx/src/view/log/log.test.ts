import { linesOfEvents } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { LAKESIDE_WORDING } from '../testing/wording.ts'
import type { EventOfKind } from './logContext.ts'
import { operatingLines } from './operatingLines.ts'
import { moneyLines, paymentLines, privateLines } from './payments.ts'
import { dividendLine, runLine } from './runLines.ts'
import { stockLines } from './stockLines.ts'
import { trainLines } from './trainLines.ts'

const LINES = {
  ...stockLines,
  ...operatingLines,
  ...trainLines,
  ...privateLines,
  ...moneyLines(paymentLines),
}

type Event = EventOfKind<keyof typeof LINES>

const told = (...events: Event[]) =>
  linesOfEvents<Event, typeof LAKESIDE_WORDING>(LINES, events, LAKESIDE_WORDING).map(({ text }) => text)

test('shares, their price and whoever becomes president', () => {
  expect(
    told(
      { kind: 'sold', seat: 0, corporation: 'Red', count: 2, price: 60, into: 'market' },
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
  const run = runLine({ company: 'Red', revenue: 20, routes: [route] }, LAKESIDE_WORDING)
  expect(run).toMatchObject({ text: 'Red runs for $20: West–(Middle) $20.', earned: 20 })
  const paid = (payee: number | string) => ({
    kind: 'paid',
    payer: 'bank',
    payee,
    amount: 6,
    reason: 'dividend',
  })
  const dividend = { kind: 'dividend', company: 'Red', revenue: 60, distributed: 60 } as const
  const events = [dividend, paid(0), paid('Red'), paid(0)]
  const context = { ...LAKESIDE_WORDING, events, place: 0 }
  expect(dividendLine({ ...dividend, choice: 'full' }, 10, context)).toMatchObject({
    text: 'Red pays out $60, $6 per share: Ann $12 and Red $6.',
    paid: 60,
  })
  expect(dividendLine({ ...dividend, choice: 'withhold', distributed: 0 }, 10, context)).toMatchObject({
    text: 'Red withholds $60.',
  })
})

test('a launch with what it costs, without saying who is president', () => {
  const launched: Event = {
    kind: 'launched',
    seat: 1,
    corporation: 'Red',
    from: 'treasury',
    count: 2,
    par: 60,
  }
  const paid: Event = { kind: 'paid', payer: 1, payee: 'Red', amount: 120, reason: 'launch' }
  const president: Event = { kind: 'president', corporation: 'Red', before: null, after: 1 }
  expect(told(launched, paid, president)).toEqual(['Bob launches Red at $60 for $120.'])
})

test('trains bought, offered, given up and scrapped', () => {
  expect(
    told(
      { kind: 'train-bought', corporation: 'Red', train: '2+1-0', from: 'bank', price: 90 },
      { kind: 'train-bought', corporation: 'Red', train: '3-1', from: 'Blue', price: 5 },
      { kind: 'offered', deal: 'train', what: '3-1', seat: 2, by: 'Red', price: 5 },
      { kind: 'train-returned', corporation: 'Red', train: '3-1' },
      { kind: 'trains-scrapped', trains: ['2+1-0', '3-0'] },
    ),
  ).toEqual([
    'Red buys a 2+1 train for $90.',
    'Red buys a 3 train from Blue for $5.',
    'Red offers Cid $5 for a train of type 3.',
    'Red returns a train of type 3.',
    'Trains out of the game: 2+1 and 3.',
  ])
})

test('the bank breaks, and the game ends', () => {
  expect(told({ kind: 'bank-broken' }, { kind: 'game-end', reason: 'bank' })).toEqual([
    'The bank is broken: the game ends after this set.',
    'The game is over: the bank is broken.',
  ])
})

test('companies may have money of their own', () => {
  const wording = {
    ...LAKESIDE_WORDING,
    names: { ...LAKESIDE_WORDING.names, companyMoney: (amount: number) => `${amount}cc` },
  }
  const events: Event[] = [
    { kind: 'laid', company: 'Red', hex: 'C2', tile: '9', rotation: 0, cost: 40 },
    { kind: 'bought', seat: 1, corporation: 'Red', from: 'market', price: 55 },
  ]
  expect(linesOfEvents<Event, typeof wording>(LINES, events, wording).map(({ text }) => text)).toEqual([
    'Red lays #9 in C2 for 40cc.',
    'Bob buys a share of Red from the market for $55.',
  ])
})
