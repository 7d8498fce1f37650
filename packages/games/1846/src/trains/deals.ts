import { answerDeal } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { plainStep1846 } from '../actions.ts'
import { takePrivate } from '../privates/privates.ts'
import type { State1846 } from '../state.ts'
import { acquireTrain } from './trains.ts'

/** 1846-6.50a, 1846-6.6a: nothing is sold without the owner's consent. */
const refuseWithoutOffer = ({ deal }: State1846): Refusal | undefined =>
  deal ? undefined : refusal('1846-6.50a', 'no-offer')

export const agree = plainStep1846('agree', {
  refuseNow: refuseWithoutOffer,
  apply(state, _action, _seat, emit) {
    const deal = answerDeal(state, true, emit)
    if (deal.kind === 'train') acquireTrain(state, deal.seller, deal.train, deal.price, emit)
    else takePrivate(state, deal.private, deal.price, emit)
  },
})

export const disagree = plainStep1846('disagree', {
  refuseNow: refuseWithoutOffer,
  apply(state, _action, _seat, emit) {
    answerDeal(state, false, emit)
  },
})
