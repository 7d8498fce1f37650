import {
  type Actions1860,
  type CorporationId,
  canPayTrain,
  type State1860,
  trainLimit,
  treasuryOf,
} from '@roundhouse/1860'
import type { Decide } from './decide.ts'
import { nextPrice, roundsServed, typesOwned } from './forecast.ts'

/** 1860-RUN.1: the best run, which is proposed first. */
export const runStep: Decide = (_state, { offers }) => {
  const { blank } = offers.find(({ action }) => action.kind === 'run')!
  const [routes] = (blank as { proposed: readonly Actions1860['run']['routes'][] }).proposed
  return { kind: 'run', routes: routes! }
}

/** 1860-DIV.1: paid out, unless it buys the train without which there will soon be none. */
export const chooseDividend: Decide = (state, { as }) => ({
  kind: 'dividend',
  choice: isSavingForTrain(state, as as CorporationId) ? 'withhold' : 'full',
})

/** With so few rounds left to its trains a company saves for another. */
const SHORT = 2.5

function isSavingForTrain(state: State1860, id: CorporationId): boolean {
  if (state.nationalisation || canPayTrain(state, id)) return false
  if (roundsServed(state, id) > SHORT || isFull(state, id)) return false
  return treasuryOf(state, id).cash + 2 * state.operation!.revenue >= nextPrice(state)
}

const isFull = (state: State1860, id: CorporationId): boolean =>
  typesOwned(state, id).length >= (trainLimit(state) ?? Number.POSITIVE_INFINITY)
