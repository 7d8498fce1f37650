import { extendWords } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { trainTypeOf } from '../../trains/depot.ts'
import { LAKESIDE_WORDING } from '../testing/wording.ts'
import {
  type CorporationFigures,
  corporationChanges,
  priceChanges,
  titleChanges,
  treasuryChanges,
} from './companyChanges.ts'
import { agreeParts, askedFor } from './dealParts.ts'
import { gainOf, markerMoves, paidFor, priceMoves } from './outcomeFigures.ts'
import { dividendParts, runParts } from './runParts.ts'
import { launchParts, passParts, purchaseParts, saleParts } from './shareParts.ts'
import { layParts, tokenParts } from './trackParts.ts'
import { privateOfferParts, trainOfferParts, trainPurchaseParts } from './trainParts.ts'
import { endWarnings, phaseEffects, phaseWarnings, presidencyWarnings } from './warnings.ts'

const paid = (payer: number | string, payee: number | string, amount: number, reason: string) => ({
  kind: 'paid',
  payer,
  payee,
  amount,
  reason,
})
const price = (before: number | null, after: number | null) => ({
  kind: 'price',
  corporation: 'Red',
  before,
  after,
})

const sold = { kind: 'sold', seat: 0, corporation: 'Red', count: 2, price: 60 }
const SALE = { now: [sold, paid('bank', 0, 120, 'sale'), price(3, 2), price(2, 1)] }

test('an outcome tells who gains, what is paid for, and where prices go', () => {
  expect(gainOf(SALE, 0)).toBe(120)
  expect(gainOf(SALE, 'bank')).toBe(-120)
  expect(paidFor(SALE, 'sale')).toBe(120)
  expect(priceMoves(SALE.now)).toEqual([{ company: 'Red', before: 3, after: 1 }])
  expect(priceMoves([price(3, 2), price(2, 3)])).toEqual([])
  expect(priceMoves([price(null, 3), price(3, 2), price(2, null)])).toEqual([
    { company: 'Red', before: null, after: 2 },
  ])
  expect(markerMoves(SALE.now, LAKESIDE_WORDING)).toEqual([{ company: 'Red', to: { row: 0, column: 1 } }])
})

test('treasuries and prices change by what the action itself does', () => {
  const bought = { now: [paid(0, 'Red', 60, 'share')] }
  expect(treasuryChanges(bought, ['Red', 'Blue'], () => 100, LAKESIDE_WORDING)).toEqual([
    { label: 'Treasury of Red', before: '$100', after: '$160' },
  ])
  expect(priceChanges(SALE, LAKESIDE_WORDING)).toEqual([
    { label: 'Price of Red', before: '$60', after: '$40' },
  ])
  expect(priceChanges({ now: [price(null, 3)] }, LAKESIDE_WORDING)).toEqual([])
})

test('holdings, presidents, tokens and trains are compared', () => {
  const red = (shares: number[], president: number | null, tokensLeft = 3) => ({
    market: [{ company: 'Red' as const, space: 3 }],
    corporations: { Red: { president, shares: { players: shares, market: 0 }, tokensLeft } },
    trains: 3 - tokensLeft,
  })
  const figures: CorporationFigures<ReturnType<typeof red>, 'Red'> = {
    corporations: ['Red'],
    certificates: () => ({ count: 4, limit: 11 }),
    trains: ({ trains }) => ({ count: trains, limit: 4 }),
  }
  const changes = corporationChanges(
    { before: red([3, 4], null), after: red([5, 4], 0, 2) },
    0,
    figures,
    LAKESIDE_WORDING,
  )
  expect(changes.map(({ label, before, after }) => `${label} ${before} → ${after}`)).toEqual([
    'Your share of Red 30% → 50%',
    'President of Red nobody → Ann',
    'Tokens of Red left 3 → 2',
    'Trains of Red 0/4 → 1/4',
  ])
})

test('a title compares cash, treasuries, prices and corporations in this order', () => {
  const state = (players: number[]) => ({
    players: [{ cash: 100 }],
    market: [{ company: 'Red' as const, space: 3 }],
    corporations: { Red: { president: 0, shares: { players, market: 0 }, tokensLeft: 3 } },
  })
  const figures = {
    corporations: ['Red'] as const,
    companies: ['Red', 'Ferry'] as const,
    cash: () => 500,
    certificates: () => ({ count: 4, limit: 11 }),
    trains: () => ({ count: 0, limit: 4 }),
  }
  const outcome = {
    ...SALE,
    now: [...SALE.now, paid('bank', 'Ferry', 20, 'run')],
    before: state([5]),
    after: state([3]),
  }
  expect(titleChanges(outcome, 0, figures, LAKESIDE_WORDING).map(({ label }) => label)).toEqual([
    'Your cash',
    'Treasury of Ferry',
    'Price of Red',
    'Your share of Red',
  ])
})

const STOCK = { before: { players: [{ cash: 250 }], stock: { soldNow: [] } } }
const ENDS = { later: [{ kind: 'operating-round' }] }

test('a sale, a purchase from where the share is, and a launch with what is left for more shares', () => {
  expect(saleParts(SALE, { corporation: 'Red', count: 2 }, 0, LAKESIDE_WORDING)).toEqual({
    label: 'Sell 2 shares of Red for $120',
    notes: ['2 × $60'],
  })
  const bought = { now: [paid(0, 'bank', 60, 'share')], later: [] }
  const from = (place: string) => purchaseParts(bought, { corporation: 'Red', from: place }, 0, wording).label
  const sharePlaces = { pool: { name: 'Pool', share: () => 'a share from the pool' } }
  const wording = { ...LAKESIDE_WORDING, words: extendWords(LAKESIDE_WORDING.words, { sharePlaces }) }
  expect([from('market'), from('pool')]).toEqual([
    'Buy a share of Red from the market for $60',
    'Buy a share from the pool for $60',
  ])
  const launch = { ...STOCK, ...ENDS, now: [paid(0, 'Red', 120, 'launch')] }
  expect(launchParts(launch, { corporation: 'Red', par: 60 }, 0, LAKESIDE_WORDING)).toEqual({
    label: 'Launch Red at $60 for $120',
    notes: ['Cash left for 2 shares.', 'This ends the stock round.'],
  })
})

test('a pass tells where prices go at the end of the round', () => {
  const outcome = { ...STOCK, now: [], later: [...ENDS.later, price(3, 4)] }
  expect(passParts(outcome, {}, 0, LAKESIDE_WORDING)).toEqual({
    label: 'Pass',
    notes: ['This ends the stock round.'],
    prices: [{ company: 'Red', to: { row: 0, column: 4 } }],
  })
})

test('lays and tokens with their price, or free of charge', () => {
  const lay = (tile: string, cost: number) =>
    layParts(
      { now: [paid('Red', 'bank', cost, 'tile')] },
      { hex: 'B3', tile, rotation: 0 },
      0,
      LAKESIDE_WORDING,
    )
  expect([lay('5', 20), lay('14', 0)]).toEqual([
    { label: 'Lay #5 in West (B3) for $20', hex: 'B3' },
    { label: 'Upgrade West (B3) to #14, free of charge', hex: 'B3' },
  ])
  expect(tokenParts({ now: [] }, { hex: 'C4' }, 0, LAKESIDE_WORDING).label).toBe(
    'Place a free token in Middle (C4)',
  )
})

test('a run with the dividends that follow it, and what each brings', () => {
  const ran = { kind: 'ran', company: 'Red', routes: [], revenue: 60 }
  const { choices } = LAKESIDE_WORDING.words
  const run = (step: string) =>
    runParts({ now: [ran], after: { operation: { step } } }, ['withhold'], choices.runAnd, LAKESIDE_WORDING)
  expect(run('trains')).toEqual({ label: 'Run for $60' })
  expect(run('dividend').next).toEqual([
    { action: { kind: 'dividend', choice: 'withhold' }, label: 'Run for $60 and withhold' },
  ])
  const dividend = { kind: 'dividend', company: 'Red', choice: 'full', revenue: 60, distributed: 60 }
  const now = [dividend, paid('bank', 0, 30, 'dividend'), paid('bank', 'Red', 12, 'dividend')]
  expect(dividendParts({ now }, 10, 0, LAKESIDE_WORDING)).toEqual({
    label: 'Pay out $60, $6 per share',
    short: 'Pay out',
    gains: [
      { label: 'Per share', value: '$6' },
      { label: 'To you', value: '+$30' },
      { label: 'Treasury', value: '+$12' },
    ],
  })
})

test('who loses a presidency is warned, others are not', () => {
  const now = [{ kind: 'president', corporation: 'Red', before: 0, after: 1 }]
  expect(presidencyWarnings({ now }, 0, LAKESIDE_WORDING)).toEqual(['Bob becomes president of Red.'])
  expect(presidencyWarnings({ now }, 1, LAKESIDE_WORDING)).toEqual([])
})

test('a phase tells of its tiles and its limit, and of what goes', () => {
  const now = [
    { kind: 'phase', phase: '3' },
    { kind: 'trains-scrapped', trains: ['2-0'] },
    { kind: 'private-closed', private: 'Ferry' },
  ]
  const phases = { '3': { trainLimit: 4, colors: ['yellow', 'green'] } }
  expect(phaseWarnings({ now }, phases, LAKESIDE_WORDING)).toEqual([
    'This begins phase 3: green tiles, train limit 4.',
  ])
  const owners = [
    {
      owner: 'Red',
      trains: [
        { id: '2-0', name: '2' },
        { id: '3-0', name: '3' },
      ],
    },
    { owner: 'Blue', trains: [] },
  ]
  expect(phaseEffects({ now }, owners, LAKESIDE_WORDING).map(({ value }) => value)).toEqual([
    'Red 2',
    'The Ferry',
  ])
})

test('the end of the game and of the bank', () => {
  const outcome = { now: [{ kind: 'bank-broken' }], later: [{ kind: 'game-end' }] }
  expect(endWarnings(outcome, LAKESIDE_WORDING)).toEqual([
    'This ends the game.',
    'This breaks the bank: the game ends after this set.',
  ])
})

test('trains of the bank with the help of the president', () => {
  const outcome = { now: [paid(0, 'Red', 40, 'president')] }
  const train = { name: '3', from: 'pool', price: 180 } as const
  expect(trainPurchaseParts(outcome, train, 0, LAKESIDE_WORDING)).toEqual({
    label: 'Buy a 3 train from the bank pool for $180',
    notes: ['Ann adds $40.'],
  })
})

test('trains and privates of others are asked for, and offers answered', () => {
  const train = (seat: number) =>
    trainOfferParts({ name: '3', seller: 'Blue', price: 50, owner: 1 }, seat, LAKESIDE_WORDING)
  expect([train(1), train(0)]).toEqual([
    { label: 'Buy the 3 train of Blue for $50', notes: [] },
    {
      label: 'Offer Bob $50 for the 3 train of Blue',
      notes: ['If Bob accepts, it changes as shown.'],
    },
  ])
  expect(privateOfferParts({ private: 'Ferry', price: 30, owner: 1 }, 0, LAKESIDE_WORDING).label).toBe(
    'Offer Bob $30 for The Ferry',
  )
  const deal = { buyer: 'Red', price: 50 }
  const state = { operation: { company: 'Red' }, corporations: { Blue: { trains: [{ id: '3-1' }] } } }
  const train3 = { kind: 'train', seat: 1, seller: 'Blue', train: '3-1', price: 50 } as const
  expect(askedFor({ ...state, deal: train3 }, ({ id }) => trainTypeOf(id))).toEqual({
    ...deal,
    kind: 'train',
    name: '3',
    seller: 'Blue',
  })
  const ferry = { kind: 'private', seat: 1, private: 'Ferry', price: 50 } as const
  expect(askedFor({ ...state, deal: ferry }, ({ id }) => id)).toEqual({
    ...deal,
    kind: 'private',
    private: 'Ferry',
  })
  expect(agreeParts({ ...deal, kind: 'private', private: 'Ferry' }, LAKESIDE_WORDING)).toMatchObject({
    label: 'Sell The Ferry to Red for $50',
  })
  expect(agreeParts({ ...deal, kind: 'train', name: '3', seller: 'Blue' }, LAKESIDE_WORDING)).toMatchObject({
    label: 'Sell the 3 train to Red for $50',
  })
})
