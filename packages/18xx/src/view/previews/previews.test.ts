import { expect, test } from 'vitest'
import { LAKESIDE_WORDING } from '../testing/wording.ts'
import { priceChanges, treasuryChanges } from './companyChanges.ts'
import { agreeParts } from './dealParts.ts'
import { gainOf, paidFor, priceMoves } from './outcomeFigures.ts'
import { launchParts, saleParts } from './shareParts.ts'
import { layLabel, tokenLabel } from './trackParts.ts'
import { presidencyWarnings, trainsByOwner } from './warnings.ts'

const paid = (payer: number | string, payee: number | string, amount: number, reason: string) => ({
  kind: 'paid',
  payer,
  payee,
  amount,
  reason,
})
const price = (before: number, after: number) => ({ kind: 'price', corporation: 'Red', before, after })

const SALE = { now: [paid('bank', 0, 120, 'sale'), price(60, 55), price(55, 50)], later: [] }

test('an outcome tells who gains, what is paid for, and where prices go', () => {
  expect(gainOf(SALE, 0)).toBe(120)
  expect(gainOf(SALE, 'bank')).toBe(-120)
  expect(paidFor(SALE, 'sale')).toBe(120)
  expect(priceMoves(SALE.now)).toEqual([{ company: 'Red', before: 60, after: 50 }])
  expect(priceMoves([price(60, 55), price(55, 60)])).toEqual([])
})

test('treasuries and prices change by what the action itself does', () => {
  const bought = { now: [paid(0, 'Red', 60, 'share')] }
  expect(treasuryChanges(bought, ['Red', 'Blue'], () => 100, LAKESIDE_WORDING)).toEqual([
    { label: 'Treasury of Red', before: '$100', after: '$160' },
  ])
  expect(priceChanges(SALE, LAKESIDE_WORDING)).toEqual([
    { label: 'Price of Red', before: '$60', after: '$50' },
  ])
})

test('a sale, and a launch with what is left for more shares', () => {
  expect(saleParts(SALE, { corporation: 'Red', count: 2 }, 60, LAKESIDE_WORDING)).toEqual({
    label: 'Sell 2 shares of Red for $120',
    notes: ['2 × $60'],
  })
  const launch = { now: [paid(0, 'Red', 120, 'launch')], later: [{ kind: 'operating-round' }] }
  const parts = launchParts(
    launch,
    { corporation: 'Red', par: 60 },
    { home: 'B3', cashLeft: 130 },
    LAKESIDE_WORDING,
  )
  expect(parts).toEqual({
    label: 'Launch Red at $60 for $120',
    notes: ['Home token in West (B3).', 'Cash left for 2 shares.', 'This ends the stock round.'],
  })
})

test('lays and tokens with their price, or free of charge', () => {
  const lay = (tile: string, cost: number) =>
    layLabel({ hex: 'B3', tile, rotation: 0 }, cost, LAKESIDE_WORDING)
  expect([lay('5', 20), lay('14', 0)]).toEqual([
    'Lay #5 in West (B3) for $20',
    'Upgrade West (B3) to #14, free of charge',
  ])
  expect(tokenLabel('C4', 0, LAKESIDE_WORDING)).toBe('Place a free token in Middle (C4)')
})

test('who loses a presidency is warned, others are not', () => {
  const now = [{ kind: 'president', corporation: 'Red', before: 0, after: 1 }]
  expect(presidencyWarnings({ now }, 0, LAKESIDE_WORDING)).toEqual(['Bob becomes president of Red.'])
  expect(presidencyWarnings({ now }, 1, LAKESIDE_WORDING)).toEqual([])
})

test('offers for trains and privates; trains by their owners', () => {
  const deal = { buyer: 'Red', price: 50 }
  expect(agreeParts({ ...deal, kind: 'private', private: 'Ferry' }, LAKESIDE_WORDING)).toMatchObject({
    label: 'Sell The Ferry to Red for $50',
  })
  expect(agreeParts({ ...deal, kind: 'train', side: '3', seller: 'Blue' }, LAKESIDE_WORDING)).toMatchObject({
    label: 'Sell the 3 train to Red for $50',
  })
  const owners = [
    { owner: 'Red', trains: ['2', '3'] },
    { owner: 'Blue', trains: [] },
  ]
  expect(trainsByOwner(owners, LAKESIDE_WORDING)).toBe('Red 2+3')
})
