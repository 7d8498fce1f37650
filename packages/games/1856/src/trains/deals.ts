import { answerDeal } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { plainStep1856 } from '../actions.ts'
import { takePrivate } from '../privates/buyPrivate.ts'
import { takeTradedPrivate } from '../privates/tradePrivate.ts'
import type { State1856 } from '../state.ts'
import { acquireTrain } from './trains.ts'

/** 1856-2.7b, 1856-2.9a, 1856-1.2b: nothing is sold without the owner's consent. */
const refuseWithoutOffer = ({ deal }: State1856): Refusal | undefined =>
  deal ? undefined : refusal('1856-2.7b', 'no-offer')

export const agree = plainStep1856('agree', {
  refuseNow: refuseWithoutOffer,
  apply(state, _action, _seat, emit) {
    const deal = answerDeal(state, true, emit)
    if (deal.kind === 'train') acquireTrain(state, deal.seller, deal.train, deal.price, emit)
    else if (state.stock) takeTradedPrivate(state, deal.private, deal.price, emit)
    else takePrivate(state, deal.private, deal.price, emit)
  },
})

export const disagree = plainStep1856('disagree', {
  refuseNow: refuseWithoutOffer,
  apply(state, _action, _seat, emit) {
    answerDeal(state, false, emit)
  },
})
