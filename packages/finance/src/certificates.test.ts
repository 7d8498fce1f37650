import { expect, test } from 'vitest'
import { type Certificates, certificatesIn, percentOf, sharesWithin } from './certificates.ts'

const TEN: Certificates = { shares: 10, presidents: 2, weight: 1 }
const TWENTY: Certificates = { shares: 20, presidents: 2, weight: 0.5 }
const EQUAL: Certificates = { shares: 10, presidents: 1, weight: 1 }

test.each([
  ['the president’s certificate is one', TEN, 4, true, 3],
  ['all others are of one share', TEN, 4, false, 4],
  ['half certificates', TWENTY, 5, false, 2.5],
  ['half certificates beside the president’s', TWENTY, 5, true, 2.5],
  ['a president whose certificate is not yet complete', TEN, 1, true, 1],
  ['no double certificate', EQUAL, 4, true, 4],
  ['nothing', TEN, 0, false, 0],
])('%s', (_, cut, shares, isPresident, count) => {
  expect(certificatesIn(cut, shares, isPresident)).toBe(count)
})

test('shares and per cent', () => {
  expect([percentOf(TEN, 3), percentOf(TWENTY, 3)]).toEqual([30, 15])
  expect([sharesWithin(TEN, 60), sharesWithin(TWENTY, 50), sharesWithin(TEN, 55)]).toEqual([6, 10, 5])
})

test.each([
  [TEN, 3, 3],
  [TWENTY, 1, 0],
  [TWENTY, 3, 1],
  [TWENTY, 4, 2],
])('full tenths of a company: %o, %i shares', (cut, count, tenths) => {
  expect(Math.floor(percentOf(cut, count) / 10)).toBe(tenths)
})
