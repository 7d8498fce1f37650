import {
  CHART,
  type CorporationId,
  certificatesFor,
  cheapestInBank,
  LOAN,
  lacksPermanentTrain,
  launched,
  priceOf,
  type State1856,
  type Type,
  treasuryOf,
} from '@roundhouse/1856'
import { type Direction, spaceBeside, spaceOf } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { nextRevenue, roundsLeft, roundsServed, typesOwned } from './forecast.ts'
import { borrowable } from './nextTrain.ts'

/** The income that a corporation with money but without trains will have, by phase. */
const STARTING: Readonly<Record<Type, number>> = {
  '2': 40,
  '3': 70,
  '4': 100,
  '5': 150,
  '6': 180,
  D: 250,
  '8': 230,
}
const YOUNG_SETS = 2

/** What a corporation may be expected to earn in the coming operating rounds. */
function expectedRevenue(state: State1856, id: CorporationId): number {
  const now = nextRevenue(state, id)
  if (typesOwned(state, id).length > 0)
    return state.set <= YOUNG_SETS ? Math.max(now, STARTING[state.phase]) : now
  const funds = treasuryOf(state, id).cash + borrowable(state, id, 2)
  return funds >= cheapestInBank(state, id) ? STARTING[state.phase] : STARTING[state.phase] / 4
}

/** What a marker comes to. */
export const priceAfter = (state: State1856, id: CorporationId, direction: Direction, steps = 1): number =>
  CHART.cells[spaceBeside(CHART, spaceOf(state.market, id)!, direction, steps)]!.price

/** Rounds that the bot looks ahead when it buys a share. */
const AHEAD = 5

/** What a share may bring, in dividends and in price, as far as can be seen. */
export function shareGain(state: State1856, id: CorporationId): number {
  const rounds = Math.min(roundsLeft(state), AHEAD)
  const { shares } = certificatesFor(state, id)
  const price = priceOf(state, id)
  if (lacksPermanentTrain(state, id)) return rounds > 2 ? price * 0.1 : 0
  const earned = expectedRevenue(state, id) - LOAN.interest * state.corporations[id].loans
  const served =
    typesOwned(state, id).length > 0 ? Math.min(rounds, Math.ceil(roundsServed(state, id))) : rounds
  const paid = Math.max(0, earned)
  const moved = paid > 0 ? priceAfter(state, id, 'right', served) : priceAfter(state, id, 'left', rounds)
  return (served * paid) / shares + moved - price - debtOn(state, id)
}

/** What the loans of a corporation weigh on a share. */
function debtOn(state: State1856, id: CorporationId): number {
  const { loans, treasury } = state.corporations[id]
  const { shares } = certificatesFor(state, id)
  return Math.max(0, loans * LOAN.value - treasury.cash) / shares / 2
}

/** The same for each dollar that it costs. */
export const promiseOf = (state: State1856, id: CorporationId): number =>
  shareGain(state, id) / Math.max(priceOf(state, id), 1)

export const presidedBy = (state: State1856, seat: Seat): CorporationId[] =>
  launched(state).filter((id) => state.corporations[id].president === seat)
