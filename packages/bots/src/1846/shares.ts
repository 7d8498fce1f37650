import {
  type CorporationId,
  cheapestInBank,
  distributedOf,
  priceBeside,
  priceOf,
  priceSteps,
  SHARES,
  type State1846,
} from '@roundhouse/1846'
import { keptTrains, nextRevenue, roundsLeft } from './forecast.ts'

/** The income that a corporation with money but without trains will have, by phase. */
const STARTING = { I: 60, II: 90, III: 110, IV: 140 } as const

/** What a corporation may be expected to earn in the coming operating rounds. */
function expectedRevenue(state: State1846, id: CorporationId): number {
  const { treasury, shares } = state.corporations[id]
  const now = nextRevenue(state, id)
  if (keptTrains(state, id).length > 0) return state.set <= 2 ? Math.max(now, STARTING[state.phase]) : now
  const funds = treasury.cash + (shares.treasury / 2) * priceOf(state, id)
  return funds >= cheapestInBank(state) ? Math.max(now / 2, STARTING[state.phase]) : now / 4
}

/** Rounds that the bot looks ahead when it buys a share. */
const AHEAD = 4

/** What a share may bring for each dollar that it costs, in dividends and in price, as far as can be seen. */
export function promiseOf(state: State1846, id: CorporationId): number {
  const rounds = Math.min(roundsLeft(state), AHEAD)
  const { shares, president } = state.corporations[id]
  if (president === null) return -1
  const paid = distributedOf(expectedRevenue(state, id), 'full')
  const price = priceOf(state, id)
  let steps = 0
  for (let round = 0; round < rounds; round++) steps += priceSteps(priceBeside(state, id, steps), paid)
  // 1846-5.4b
  if (!state.bankBroken && shares.market > 0) steps -= Math.ceil(rounds / 2)
  return ((rounds * paid) / SHARES + priceBeside(state, id, steps) - price) / price
}
