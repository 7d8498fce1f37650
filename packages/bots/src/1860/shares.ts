import {
  CHART,
  type CorporationId,
  canPayTrain,
  isFloated,
  type Phase,
  priceOf,
  type State1860,
} from '@roundhouse/1860'
import { spaceAt, spaceBeside } from '@roundhouse/finance'
import { revenueWith, roundsLeft, roundsServed, typesOwned } from './forecast.ts'

/** The revenue that a company with money but without trains will have, by phase. */
const STARTING: Readonly<Record<Phase, number>> = {
  '2': 50,
  '3': 70,
  '4': 90,
  '5': 130,
  '6': 160,
  '7': 180,
  '8': 200,
  '9': 200,
}
const YOUNG_SETS = 2

/** Rounds that the bot looks ahead when it buys a share. */
const AHEAD = 5

/** What a company may be expected to earn in the coming operating rounds. */
function expectedRevenue(state: State1860, id: CorporationId): number {
  const types = typesOwned(state, id)
  const start = STARTING[state.phase]
  if (types.length === 0) return !isFloated(state, id) || canPayTrain(state, id) ? start : start / 4
  const now = revenueWith(state, id, types)
  return state.set <= YOUNG_SETS ? Math.max(now, start) : now
}

/** What a share may bring, in dividends and in price, as far as can be seen. */
export function shareGain(state: State1860, id: CorporationId): number {
  const rounds = Math.min(roundsLeft(state), AHEAD)
  const revenue = expectedRevenue(state, id)
  const isServed = typesOwned(state, id).length > 0
  const served = isServed ? Math.min(rounds, Math.ceil(roundsServed(state, id))) : rounds - 1
  const price = priceOf(state, id)
  let space = spaceAt(CHART, price)
  for (let round = 0; round < served; round++) {
    const steps = Math.min(Math.floor(revenue / CHART.cells[space]!.price), 4)
    space = spaceBeside(CHART, space, 'right', steps)
  }
  space = spaceBeside(CHART, space, 'left', rounds - served)
  return (served * revenue) / 10 + CHART.cells[space]!.price - price
}
