import { type Certificates, pricesMarked, rowChart } from '@roundhouse/finance'
import type { PlayerCount } from './money.ts'

/** 1846-4.2, 1846-5.1b: the single row of the stock market. On the first space a corporation closes (1846-5.25). */
export const CHART = rowChart(
  `0c 10 20 30 40p 50p 60p 70p 80p 90p 100p 112p 124p 137p 150p 165 180 195 212 230
   250 270 295 320 345 375 405 440 475 510 550`,
  { c: 'close', p: 'par' },
)

export const PRICES: readonly number[] = CHART.cells.map(({ price }) => price)

/** 1846-5.1c: prices at which a corporation can be launched. */
export const PARS = pricesMarked(CHART, 'par')

/** 1846-5.13b: each certificate counts as one. */
export const CERTIFICATES: Certificates = { shares: 10, presidents: 2, weight: 1 }

export const { shares: SHARES } = CERTIFICATES

/** 1846-5.11, 1846-10.1: the most shares of a corporation that a player may buy himself up to. */
export const HOLDING_LIMIT: Readonly<Record<PlayerCount, number>> = { 2: 7, 3: 6, 4: 6, 5: 6 }

/** 1846-5.24: the most shares of a corporation that the market takes. */
export const MARKET_LIMIT = 5
