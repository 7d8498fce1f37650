import type { AskedFor } from '@roundhouse/18xx/view'
import { corporationOnTurn } from '../operationStep.ts'
import { type State1846, trainsOf } from '../state.ts'

/** 1846-6.50a, 1846-6.6a: what the offer that waits for an answer is for. */
export function askedFor(state: State1846): AskedFor {
  const deal = state.deal!
  const figures = { buyer: corporationOnTurn(state), price: deal.price }
  if (deal.kind === 'private') return { ...figures, kind: 'private', private: deal.private }
  const { side } = trainsOf(state, deal.seller).find(({ id }) => id === deal.train)!
  return { ...figures, kind: 'train', side, seller: deal.seller }
}
