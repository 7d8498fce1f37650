import { answerDeal } from '@roundhouse/18xx'
import { plainStep, type Refusal, refusal } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import type { Tell } from '../events.ts'
import { takePrivate } from '../privates/privates.ts'
import type { State } from '../state.ts'
import { acquireTrain } from './trains.ts'

/** 1846-6.50a, 1846-6.6a: nothing is sold without the owner's consent. */
const nothingOffered = ({ deal }: State): Refusal | undefined =>
  deal ? undefined : refusal('1846-6.50a', 'no-offer')

export const agree = plainStep<State, ActionOf<'agree'>>({
  kind: 'agree',
  shape: SHAPES.agree,
  open: nothingOffered,
  apply(state, _action, _seat, tell: Tell) {
    const deal = answerDeal(state, true, tell)
    if (deal.kind === 'train') acquireTrain(state, deal.seller, deal.train, deal.price, tell)
    else takePrivate(state, deal.private, deal.price, tell)
  },
})

export const disagree = plainStep<State, ActionOf<'disagree'>>({
  kind: 'disagree',
  shape: SHAPES.disagree,
  open: nothingOffered,
  apply(state, _action, _seat, tell: Tell) {
    answerDeal(state, false, tell)
  },
})
