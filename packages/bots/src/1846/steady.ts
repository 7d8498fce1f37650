import type { Action1846, State } from '@roundhouse/1846'
import type { Bot } from '../bot.ts'
import { build } from './building.ts'
import { answerForTrain } from './deals.ts'
import { draftCard, lastPrivate, openDraft } from './drafting.ts'
import { dividend } from './money.ts'
import type { Plan } from './offers.ts'
import { answerForPrivate, steamboat } from './privates.ts'
import { stockTurn } from './stockRound.ts'
import { returnTrain, trainStep } from './trains.ts'

/** What it does, by what it is asked. */
const PLANS: Readonly<Record<string, Plan>> = {
  draft: draftCard,
  'last-private': lastPrivate,
  'open-draft': openDraft,
  stock: stockTurn,
  steamboat,
  'return-train': returnTrain,
  'deal-private': answerForPrivate,
  'deal-train': answerForTrain,
  build,
  dividend,
  trains: trainStep,
}

/** Plays for corporations that earn and pay, with a train in reserve. It needs no luck and makes no offers to others. */
export const steady: Bot<State, Action1846> = (state, decision) => PLANS[decision.prompt]!(state, decision)
