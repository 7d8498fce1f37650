import { type Certificates, gridChart, pricesMarked } from '@roundhouse/finance'

/** 1856-1.2p, 1856-1.2s, 1856-2c: the stock market, its zones and its par prices. */
export const CHART = gridChart(
  [
    '70  75  80  90  100p 110 125 150 175 200 225 250 275 300 325 350 375 400 425 450',
    '65  70  75  80  90p  100 110 125 150 175 200 225 250 275 300 325 350 375 400 425',
    '60  65  70  75  80p  90  100 110 125 150 175 200 225 250 275',
    '55  60  65  70  75p  80  90  100 110 125 150 175 200',
    '50y 55  60  65  70p  75  80  90  100 110 125',
    '45y 50y 55  60  65p  70  75  80  90',
    '40b 45y 50y 55  60   65  70',
    '35b 40b 45y 50y 55   60',
    '30b 35b 40b 45y 50y',
    '0c  30b 35b 40b 45y',
    '0c  0c  30b 35b 40b',
  ],
  { p: 'par', y: 'yellow', b: 'brown', c: 'close' },
)

/** 1856-1.2p: what a cell lifts, or that a corporation closes in it. */
export type Zone = 'yellow' | 'brown' | 'close'

/** 1856-1.2e: prices at which a corporation can be started. */
export const PARS = pricesMarked(CHART, 'par')

/** 1856-0d. */
export const TEN_SHARES: Certificates = { shares: 10, presidents: 2, weight: 1 }

/** 1856-1.2n, 1856-3g: the CGR, where more than ten of its shares are given out. */
export const TWENTY_SHARES: Certificates = { shares: 20, presidents: 2, weight: 0.5 }

/** 1856-1.2m: the most of a corporation that a player may buy himself up to. */
export const HOLDING_PERCENT = 60

/** 1856-1.1d, 1856-1.2d: the most of a corporation that the pool takes, and with which the bank still sells. */
export const POOL_PERCENT = 50

/** 1856-1.1c: the price falls a row for each. */
export const PERCENT_PER_ROW = 10

/** 1856-1.2i: so many shares are paid into the treasury under the destination condition. */
export const SHARES_BEFORE_ESCROW = 5

/** 1856-1.2l: started with this type on offer, and with so many shares out of the bank, it gets this many times its par. */
export const FULL_CAPITAL = { typeOnOffer: 6, soldShares: 6, shares: 10 } as const

/** 1856-3i: the least price of the CGR, and of what its average is a multiple. */
export const CGR_PAR = { least: 100, step: 5 } as const
