import { rowChart } from '@roundhouse/finance'

/** BO-0.5: the price track, lowest space first. */
export const CHART = rowChart(
  '34 37 41 45 50 55 60 66 74 82 91 100 110 121 133 146 160 176 194 213 234 257 282 310 341 375',
)

export const PRICES: readonly number[] = CHART.cells.map(({ price }) => price)

export const TOP_SPACE = PRICES.length - 1

/** BO-3.14: the prices at which a company may be founded, by technology level from 1. */
const STARTING_PRICES: readonly (readonly number[])[] = [
  [55, 60, 66],
  [60, 66, 74],
  [66, 74, 82],
  [74, 82, 91],
  [82, 91, 100],
  [],
]

export const startingPrices = (technology: number): readonly number[] => STARTING_PRICES[technology - 1]!

/** BO-11.4: what a share of a company in receivership costs. */
export const RESTART_PRICE = 50

/** BO-0.4: the technology level goes up to this one, which ends the game (BO-13.1). */
export const LAST_TECHNOLOGY = 6

/** BO-8.7: for each card, for each level. */
export const MAINTENANCE = 10

/** BO-8.5: what each coal counter adds to the income. */
export const COAL_INCOME = 40

/** BO-1.1: the players share this much out among them. */
export const STARTING_CASH = 1500
