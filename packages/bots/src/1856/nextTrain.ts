import {
  type CorporationId,
  cheapestInBank,
  hasBegun,
  LOAN,
  type State1856,
  sharesWithPlayers,
  TRAIN,
  type Type,
  trainsForSale,
} from '@roundhouse/1856'
import { roundsLeft, roundsServed, roundsUntil, typesOwned } from './forecast.ts'

/** What takes the place of trains that rust, at least. */
const NEXT: Partial<Record<Type, Type>> = { '2': '4', '3': '5', '4': '5' }

/** What the train costs that a corporation must have before its last one goes; 0 when it has one that lasts. */
export function priceDue(state: State1856, id: CorporationId): number {
  const best = typesOwned(state, id).at(-1)
  if (!best) return cheapestInBank(state, id)
  const next = NEXT[best]
  if (!next || roundsLeft(state) <= roundsServed(state, id)) return 0
  const onOffer = trainsForSale(state, id).filter(({ from }) => from === 'bank')
  return Math.max(TRAIN[next].price, Math.min(...onOffer.map(({ type }) => TRAIN[type].price)))
}

/** 1856-2.9d: how many loans it may still take. */
export const loansOpen = (state: State1856, id: CorporationId): number =>
  hasBegun(state, '6') ? 0 : Math.max(0, sharesWithPlayers(state, id) - state.corporations[id].loans)

/** What a corporation can get by loans in so many rounds. */
export const borrowable = (state: State1856, id: CorporationId, rounds: number): number =>
  Math.min(loansOpen(state, id), Math.floor(rounds)) * (LOAN.value - LOAN.interest)

/** What a loan costs until the CGR is formed, which as a rule takes it over. */
const REPAID = 0.2
export const costOfLoan = (state: State1856): number =>
  LOAN.interest * Math.min(roundsUntil(state, '6'), roundsLeft(state)) + REPAID * LOAN.value
