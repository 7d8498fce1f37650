import { refusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { SHARES_TITLE as TITLE } from '../testing/sharesTitle.ts'
import {
  launchOffers,
  purchaseOffers,
  refuseAboveLimit,
  refuseCertificate,
  refuseCost,
  refuseHolding,
  refusePar,
  refusePresidentsShareInPool,
  refuseSoldBefore,
  refuseSupply,
} from './buying.ts'
import { newStockRound, noteSale } from './stockRound.ts'

const of = <Corporation extends string>(seat: number, corporation: Corporation) => ({ seat, corporation })

test('what was sold is not bought in the same round by the same player', () => {
  const stock = newStockRound<'A' | 'B'>(0, 2)
  noteSale(stock, 'A')
  expect(refuseSoldBefore(TITLE, stock, of(0, 'A'))).toEqual(
    refusal('sold-before', 'sold', { corporation: 'A' }),
  )
  expect(refuseSoldBefore(TITLE, stock, of(0, 'B'))).toBeUndefined()
  expect(refuseSoldBefore(TITLE, stock, of(1, 'A'))).toBeUndefined()
})

test('the president’s certificate in the pool goes to whoever has a share, when nothing else is there', () => {
  const refused = refusal('presidents-share-in-pool', 'presidents-share', { corporation: 'A' })
  const inPool = (pool: number, seat: number, president: number | null = null) =>
    refusePresidentsShareInPool(TITLE, { president, shares: { players: [1, 0], pool } }, of(seat, 'A'))
  expect(inPool(2, 0)).toBeUndefined()
  expect(inPool(2, 1)).toEqual(refused)
  expect(inPool(3, 1)).toBeUndefined()
  expect(inPool(2, 1, 0)).toBeUndefined()
})

test('a place without shares sells none, and is the reason', () => {
  const traded = { president: 0, shares: { players: [5], pool: 0, treasury: 5 } }
  expect(refuseSupply(TITLE, traded, 'treasury', { corporation: 'A' })).toBeUndefined()
  expect(refuseSupply(TITLE, traded, 'pool', { corporation: 'A' })).toEqual(
    refusal('supply', 'pool', { corporation: 'A' }),
  )
})

test('what a player may hold of a corporation is limited, and so is what he can pay', () => {
  const traded = { president: 0, shares: { players: [5], pool: 0 } }
  const block = (count: number) => ({ ...of(0, 'A'), count })
  expect(refuseHolding(TITLE, traded, block(1), 6)).toBeUndefined()
  expect(refuseHolding(TITLE, traded, block(2), 6)).toEqual(
    refusal('holding-limit', 'holding', { corporation: 'A', own: 5, limit: 6 }),
  )
  expect(refuseCost('L-cash', 60, { cash: 60 })).toBeUndefined()
  expect(refuseCost('L-cash', 61, { cash: 60 })).toEqual(refusal('L-cash', 'cash', { cost: 61, cash: 60 }))
})

test('certificates are limited, also half ones', () => {
  const refused = refusal('certificate-limit', 'certificates', { certificates: 10.5, limit: 11 })
  expect(refuseCertificate(TITLE, 10, 1, 11)).toBeUndefined()
  expect(refuseCertificate(TITLE, 10.5, 0.5, 11)).toBeUndefined()
  expect(refuseCertificate(TITLE, 10.5, 1, 11)).toEqual(refused)
  expect(refuseAboveLimit(TITLE, 11, 11)).toBeUndefined()
  expect(refuseAboveLimit(TITLE, 11.5, 11)).toEqual(
    refusal('above-limit', 'sell', { certificates: 11.5, limit: 11 }),
  )
})

test('a par price is one of the list', () => {
  expect(refusePar(TITLE, 65, [65, 70])).toBeUndefined()
  expect(refusePar(TITLE, 60, [65, 70])).toEqual(refusal('par', 'par', { par: 60, pars: [65, 70] }))
})

test('a share is offered from each place, and a launch at each par price', () => {
  const bought = [...purchaseOffers(['A', 'B'], ['bank', 'pool'])].map(({ action }) => action)
  expect(bought).toEqual([
    { kind: 'buy', corporation: 'A', from: 'bank' },
    { kind: 'buy', corporation: 'A', from: 'pool' },
    { kind: 'buy', corporation: 'B', from: 'bank' },
    { kind: 'buy', corporation: 'B', from: 'pool' },
  ])
  const launched = [...launchOffers(['A'], [60, 70])].map(({ action }) => action)
  expect(launched).toEqual([
    { kind: 'launch', corporation: 'A', par: 60 },
    { kind: 'launch', corporation: 'A', par: 70 },
  ])
})
