import { LANGUAGES } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { Event1856, EventOf1856, PurseName, Reason } from '../events.ts'
import { view1856 } from './gameView.ts'
import { EN, JA } from './testing/readers.ts'
import { badTexts } from './testing/texts.ts'

const told = (events: readonly Event1856[], reader = EN): string[] =>
  view1856.lines(events, reader).map(({ text }) => text)

const paid = (payer: PurseName, payee: PurseName, amount: number, reason: Reason): Event1856 => ({
  kind: 'paid',
  payer,
  payee,
  amount,
  reason,
})

test('1856-5.2f: bids, a bidding war and its end', () => {
  const events: Event1856[] = [
    { kind: 'bidding-war', private: 'TCC', seats: [0, 1] },
    { kind: 'bid', seat: 0, private: 'TCC', amount: 65 },
    { kind: 'dropped-out', seat: 1, private: 'TCC' },
    { kind: 'private-owned', private: 'TCC', owner: 0 },
    paid(0, 'bank', 65, 'private'),
  ]
  expect(told(events)).toEqual([
    'Aoi and Marek fight for Canada Company.',
    'Aoi bids $65 on Canada Company.',
    'Marek drops out of the war for Canada Company.',
    'Aoi takes Canada Company for $65.',
  ])
})

test('1856-2.9c, 1856-2.8a: a loan with what it brings, and one repaid with what it costs', () => {
  const taken: Event1856[] = [
    paid('bank', 'GT', 90, 'loan'),
    { kind: 'loan-taken', corporation: 'GT', loans: 2 },
  ]
  expect(told(taken)).toEqual(['GT takes a loan of $90 and has 2 loans now.'])
  expect(told(taken, JA)).toEqual(['GT は融資 $90 を受けました（融資は2つ）。'])
  const repaid: Event1856[] = [
    paid('GT', 'bank', 200, 'repayment'),
    { kind: 'loans-repaid', corporation: 'GT', count: 2, loans: 0 },
  ]
  expect(told(repaid)).toEqual(['GT repays 2 loans for $200 and has none left.'])
})

test('1856-2.8b: what must be repaid, with who pays how much', () => {
  const events: Event1856[] = [
    { kind: 'loans-repaid', corporation: 'GT', count: 1, loans: 3 },
    paid('GT', 'bank', 60, 'repayment'),
    paid(0, 'bank', 30, 'repayment'),
    { kind: 'money-due', corporation: 'GT', seat: 0, amount: 10 },
  ]
  expect(told(events)).toEqual([
    'GT repays 1 loan and has 3 left.',
    'GT pays $60 for loans.',
    'Aoi pays $30 for loans.',
    'Aoi must raise $10 for GT.',
  ])
})

test('1856-5.1f: a right that comes with its private, and one that is bought', () => {
  const gained: Event1856 = { kind: 'right-gained', right: 'bridge', corporation: 'GT' }
  expect(told([{ kind: 'private-owned', private: 'NFSBC', owner: 'GT' }, gained])).toEqual([
    'GT owns Niagara Falls Suspension Bridge.',
    'GT gets the right to the bridge.',
  ])
  expect(told([paid('GT', 'CV', 50, 'right'), gained])).toEqual([
    'GT buys the right to the bridge from CV for $50.',
  ])
  expect(told([paid('GT', 'bank', 50, 'right'), gained], JA)).toEqual([
    'GT は銀行から $50 で橋の権利を購入しました。',
  ])
})

test('1856-2.7f: a trade-in is one train given and one bought', () => {
  const events: Event1856[] = [
    { kind: 'traded-in', corporation: 'GT', train: '5-1' },
    { kind: 'train-returned', corporation: 'GT', train: '5-1' },
    paid('GT', 'bank', 750, 'train'),
    { kind: 'train-bought', corporation: 'GT', train: 'D-0', from: 'bank', price: 750 },
  ]
  expect(told(events)).toEqual(['GT trades in a 5 train.', 'GT buys a D train for $750.'])
})

test('1856-2.7e: a train over the limit goes to the pool', () => {
  const events: Event1856[] = [{ kind: 'train-returned', corporation: 'GT', train: '3-1' }]
  expect(told(events)).toEqual(['GT gives a train of type 3 up to the pool.'])
  expect(told(events, JA)).toEqual(['GT の「3」列車は返却列車になりました。'])
})

test('1856-2.6b: a dividend with everybody’s part; what one share of the CGR gets its parts tell', () => {
  const dividend = (company: 'GT' | 'CGR'): Event1856[] => [
    { kind: 'dividend', company, choice: 'full', revenue: 90, distributed: 90 },
    paid('bank', 0, 45, 'dividend'),
    paid('bank', company, 9, 'dividend'),
  ]
  expect(told(dividend('GT'))).toEqual(['GT pays out $90, $9 per share: Aoi $45 and GT $9.'])
  expect(told(dividend('CGR'))).toEqual(['CGR pays out $90: Aoi $45 and CGR $9.'])
})

test('1856-3j, 1856-3e: tokens and trains of the CGR in a line each', () => {
  const events: Event1856[] = [
    { kind: 'train-merged', train: '4-0', from: 'GT' },
    { kind: 'train-merged', train: '5-0', from: 'GT' },
    { kind: 'token-exchanged', from: 'GT', hex: 'P9', city: 0 },
    { kind: 'token-exchanged', from: 'THB', hex: 'L15', city: null },
    { kind: 'token-removed', company: 'GT', hex: 'L13' },
  ]
  expect(told(events)).toEqual([
    'Trains for the CGR: the 4 train of GT and the 5 train of GT.',
    'Tokens of the CGR: Oshawa (P9) and Hamilton (L15).',
    'The token of GT in Burlington (L13) is removed.',
  ])
})

/** One of each. */
const EVERY: { readonly [Kind in Event1856['kind']]: EventOf1856<Kind> } = {
  paid: { kind: 'paid', payer: 0, payee: 'GT', amount: 80, reason: 'president' },
  'bank-broken': { kind: 'bank-broken' },
  'set-up': { kind: 'set-up', privates: ['FT'], corporations: ['GT'] },
  bid: { kind: 'bid', seat: 0, private: 'TCC', amount: 65 },
  'auction-passed': { kind: 'auction-passed', seat: 0 },
  'price-cut': { kind: 'price-cut', private: 'FT', price: 15 },
  'bidding-war': { kind: 'bidding-war', private: 'TCC', seats: [0, 1] },
  'dropped-out': { kind: 'dropped-out', seat: 0, private: 'TCC' },
  'private-owned': { kind: 'private-owned', private: 'TCC', owner: 0 },
  'private-closed': { kind: 'private-closed', private: 'TCC' },
  'private-offered': { kind: 'private-offered', private: 'TCC', seat: 0, by: 1, price: 0 },
  'stock-round': { kind: 'stock-round', set: 3, priority: 0 },
  sold: { kind: 'sold', seat: 0, corporation: 'GT', count: 2, price: 100, into: 'pool' },
  bought: { kind: 'bought', seat: 0, corporation: 'GT', from: 'pool', price: 100 },
  launched: { kind: 'launched', seat: 0, corporation: 'GT', from: 'bank', count: 2, par: 100 },
  started: { kind: 'started', corporation: 'GT', startedAt: 6 },
  'escrow-kept': { kind: 'escrow-kept', corporation: 'GT', amount: 100 },
  'escrow-ended': { kind: 'escrow-ended', corporation: 'GT', amount: 100, paid: false },
  'certificate-completed': { kind: 'certificate-completed', seat: 0, price: 100 },
  passed: { kind: 'passed', seat: 0 },
  president: { kind: 'president', corporation: 'GT', before: 0, after: 1 },
  receivership: { kind: 'receivership', corporation: 'GT' },
  price: { kind: 'price', corporation: 'GT', before: 10, after: 11 },
  closed: { kind: 'closed', corporation: 'GT' },
  priority: { kind: 'priority', seat: 0 },
  'operating-round': { kind: 'operating-round', set: 1, round: 1, order: ['GT'] },
  operating: { kind: 'operating', company: 'GT' },
  'not-floated': { kind: 'not-floated', corporation: 'GT', sold: 3, needed: 4 },
  'token-waiting': { kind: 'token-waiting', corporation: 'GT', hex: 'I12', by: 'WSRC' },
  'city-chosen': { kind: 'city-chosen', corporation: 'GT', hex: 'I12', city: 0 },
  laid: { kind: 'laid', company: 'GT', hex: 'P7', tile: '9', rotation: 0, cost: 40 },
  'token-placed': { kind: 'token-placed', company: 'GT', hex: 'P9', city: 0, cost: 40 },
  'token-removed': { kind: 'token-removed', company: 'CGR', hex: 'L15', city: 1 },
  connected: { kind: 'connected', corporation: 'GT' },
  ran: { kind: 'ran', company: 'GT', routes: [], revenue: 0 },
  'income-reduced': { kind: 'income-reduced', corporation: 'GT', amount: 20 },
  dividend: { kind: 'dividend', company: 'GT', choice: 'withhold', revenue: 100, distributed: 0 },
  'train-borrowed': { kind: 'train-borrowed', corporation: 'CGR', type: 'D' },
  'borrowed-train-returned': { kind: 'borrowed-train-returned', corporation: 'CGR', type: '8' },
  'loan-taken': { kind: 'loan-taken', corporation: 'GT', loans: 1 },
  'loans-repaid': { kind: 'loans-repaid', corporation: 'GT', count: 2, loans: 1 },
  'train-bought': { kind: 'train-bought', corporation: 'GT', train: '4-1', from: 'CV', price: 100 },
  'traded-in': { kind: 'traded-in', corporation: 'GT', train: '4-1' },
  'train-returned': { kind: 'train-returned', corporation: 'GT', train: '4-1' },
  'trains-scrapped': { kind: 'trains-scrapped', trains: ['2-1', '2-3'] },
  phase: { kind: 'phase', phase: '5' },
  offered: { kind: 'offered', deal: 'train', what: '4-1', seat: 1, by: 'GT', price: 100 },
  answered: { kind: 'answered', seat: 1, agreed: false },
  'forced-purchase': { kind: 'forced-purchase', corporation: 'GT', seat: 0 },
  'money-due': { kind: 'money-due', corporation: 'GT', seat: 0, amount: 40 },
  bankruptcy: { kind: 'bankruptcy', seat: 0, corporation: 'GT' },
  'port-set': { kind: 'port-set', hex: 'F17', corporation: 'GT' },
  'port-removed': { kind: 'port-removed' },
  'right-gained': { kind: 'right-gained', right: 'tunnel', corporation: 'GT' },
  'right-lost': { kind: 'right-lost', right: 'tunnel', corporation: 'GT', toBank: true },
  'formation-begun': { kind: 'formation-begun', trigger: 0, buyer: 'GT', toDecide: ['CV', 'WR'] },
  rescued: { kind: 'rescued', corporation: 'CV', seat: 0 },
  merged: { kind: 'merged', corporation: 'CV' },
  exchanged: { kind: 'exchanged', holder: 'pool', shares: 1, received: 0 },
  'cgr-formed': {
    kind: 'cgr-formed',
    merged: ['CV', 'WR'],
    president: 0,
    shares: 20,
    inBank: 0,
    par: 110,
  },
  'train-merged': { kind: 'train-merged', train: '4-1', from: 'CV' },
  'token-exchanged': { kind: 'token-exchanged', from: 'CV', hex: 'N11', city: 0 },
  'formation-settled': { kind: 'formation-settled', corporations: 8 },
  'turn-ended': { kind: 'turn-ended', company: 'GT' },
  'game-end': { kind: 'game-end', reason: 'nothing-left' },
}

test.each(LANGUAGES)('everything that can happen is told in %s, or left out for a reason', (language) => {
  const reader = { language, players: ['あおい', 'ひろし'] }
  const lines = Object.values(EVERY).map((event) => view1856.lines([event], reader)[0])
  expect(badTexts(lines, language)).toEqual([])
  const silent = Object.keys(EVERY).filter((_, place) => lines[place] === undefined)
  expect(silent).toEqual(['turn-ended'])
})

/** How each payment is told where no other line tells of it. */
const ALONE: readonly (readonly [PurseName, PurseName, Reason, string | undefined])[] = [
  ['bank', 'GT', 'full-capital', 'GT gets its full capital of $80.'],
  ['bank', 'GT', 'escrow', undefined],
  ['GT', 'bank', 'interest', 'GT pays $80 of interest.'],
  [0, 'bank', 'interest', 'Aoi pays $80 of interest.'],
  ['bank', 'GT', 'loan', undefined],
  ['GT', 'bank', 'repayment', 'GT pays $80 for loans.'],
  ['GT', 'CV', 'right', undefined],
  ['GT', 'CGR', 'merger', 'The CGR gets the $80 of GT.'],
  [0, 'bank', 'half-certificate', undefined],
  [0, 'bank', 'bankruptcy', 'The $80 of Aoi go to the bank.'],
]

test.each(ALONE)('a payment of %s to %s, for %s', (payer, payee, reason, text) => {
  const line = view1856.lines([paid(payer, payee, 80, reason)], EN)[0]
  expect(line?.text).toBe(text)
  expect(line?.money).toBe(text === undefined ? undefined : true)
})
