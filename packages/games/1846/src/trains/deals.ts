import { answerDeal } from '@roundhouse/18xx'
import { plainStep, type Refusal, refusal } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import type { Emit1846 } from '../events.ts'
import { takePrivate } from '../privates/privates.ts'
import type { State1846 } from '../state.ts'
import { acquireTrain } from './trains.ts'

/** 1846-6.50a, 1846-6.6a: nothing is sold without the owner's consent. */
const nothingOffered = ({ deal }: State1846): Refusal | undefined =>
  deal ? undefined : refusal('1846-6.50a', 'no-offer')

export const agree = plainStep<State1846, ActionOf<'agree'>>({
  kind: 'agree',
  shape: SHAPES.agree,
  open: nothingOffered,
  apply(state, _action, _seat, emit: Emit1846) {
    const deal = answerDeal(state, true, emit)
    if (deal.kind === 'train') acquireTrain(state, deal.seller, deal.train, deal.price, emit)
    else takePrivate(state, deal.private, deal.price, emit)
  },
})

export const disagree = plainStep<State1846, ActionOf<'disagree'>>({
  kind: 'disagree',
  shape: SHAPES.disagree,
  open: nothingOffered,
  apply(state, _action, _seat, emit: Emit1846) {
    answerDeal(state, false, emit)
  },
})
