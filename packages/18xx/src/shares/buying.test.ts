import { refusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { SHARES_TITLE as TITLE } from '../testing/sharesTitle.ts'
import {
  refuseAboveLimit,
  refuseCertificate,
  refusePar,
  refusePresidentsShareInPool,
  refuseSoldBefore,
} from './buying.ts'
import { newStockRound, noteSale } from './stockRound.ts'

test('what was sold is not bought in the same round by the same player', () => {
  const stock = newStockRound<'A' | 'B'>(0, 2)
  noteSale(stock, 'A')
  expect(refuseSoldBefore(TITLE, stock, 0, 'A')).toEqual(refusal('sold-before', 'sold', { corporation: 'A' }))
  expect(refuseSoldBefore(TITLE, stock, 0, 'B')).toBeUndefined()
  expect(refuseSoldBefore(TITLE, stock, 1, 'A')).toBeUndefined()
})

test('the president’s certificate in the pool goes to whoever has a share, when nothing else is there', () => {
  const without = { president: null, shares: { players: [1, 0] } }
  const refused = refusal('presidents-share-in-pool', 'presidents-share', { corporation: 'A' })
  expect(refusePresidentsShareInPool(TITLE, without, 2, 0, 'A')).toBeUndefined()
  expect(refusePresidentsShareInPool(TITLE, without, 2, 1, 'A')).toEqual(refused)
  expect(refusePresidentsShareInPool(TITLE, without, 3, 1, 'A')).toBeUndefined()
  expect(refusePresidentsShareInPool(TITLE, { ...without, president: 0 }, 2, 1, 'A')).toBeUndefined()
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
