import { type Certificates, pricesMarked, zigzagChart } from '@roundhouse/finance'
import { byId } from '@roundhouse/kernel'
import { CORPORATION, CORPORATIONS, type CorporationId, type Layer } from './companies.ts'

/** 1860-MKT.1, 1860-MKT.8: the share prices, with par prices (1860-LAY.4), grey ones (1860-BKR.7) and the red zone (1860-MKT.4). */
export const CHART = zigzagChart(
  [
    '0b 14r 26r 36r 44g 50g 54pg 58pg 62pg 68pg 74pg 82pg 90pg 100pg 110 122 134 150 166r 182r 200r 220r 240r 260r 280r 300r 320r 340re',
    '7r 20r 31r 40g 47g 52g 56g 60g 65g 71g 78g 86g 95g 105 116 128 142 158r 174r 191r 210r 230r 250r 270r 290r 310r 330r',
  ],
  { b: 'bankrupt', r: 'red', p: 'par', g: 'repar', e: 'end' },
)

/** 1860-LAY.4: the least and the highest par price of each layer. */
const PAR_RANGE: Readonly<Record<Layer, { readonly min: number; readonly max: number }>> = {
  1: { min: 74, max: 100 },
  2: { min: 62, max: 82 },
  3: { min: 58, max: 68 },
  4: { min: 54, max: 62 },
}

/** 1860-LAY.4: par prices of each company, lowest first. */
export const PARS = byId(CORPORATIONS, (id) => pricesIn('par', rangeOf(id).min, rangeOf(id).max))

/** 1860-BKR.7: those at which it starts again after a bankruptcy. */
export const RESTART_PARS = byId(CORPORATIONS, (id) => pricesIn('repar', 0, rangeOf(id).max))

function rangeOf(id: CorporationId): (typeof PAR_RANGE)[Layer] {
  return PAR_RANGE[CORPORATION[id].layer]
}

function pricesIn(mark: 'par' | 'repar', min: number, max: number): readonly number[] {
  return pricesMarked(CHART, mark).filter((price) => min <= price && price <= max)
}

/** 1860-SET.2. */
export const CERTIFICATES: Certificates = { shares: 10, presidents: 2, weight: 1 }

/** 1860-FLO.1: players together hold so many shares of a company that floats. */
export const SHARES_TO_FLOAT = 5

/** 1860-DIV.4: a marker moves so many steps at most, once the revenue is so many times the price. */
export const MOST_STEPS = 4
