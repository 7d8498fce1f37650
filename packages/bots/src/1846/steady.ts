import type { Action1846, State1846 } from '@roundhouse/1846'
import type { Bot } from '../bot.ts'
import { buildStep } from './building.ts'
import { answerForTrain } from './deals.ts'
import type { Decide } from './decide.ts'
import { draftCard, lastPrivate, openDraft } from './drafting.ts'
import { chooseDividend } from './money.ts'
import { answerForPrivate, steamboat } from './privates.ts'
import { stockTurn } from './stockRound.ts'
import { trainStep, worstTrain } from './trains.ts'

/** What it does, by what it is asked. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  draft: draftCard,
  'last-private': lastPrivate,
  'open-draft': openDraft,
  stock: stockTurn,
  steamboat,
  'return-train': worstTrain,
  'deal-private': answerForPrivate,
  'deal-train': answerForTrain,
  build: buildStep,
  dividend: chooseDividend,
  trains: trainStep,
}

/** Plays for corporations that earn and pay, with a train in reserve. It needs no luck and makes no offers to others. */
export const steady1846: Bot<State1846, Action1846> = (state, decision, luck) =>
  DECISIONS[decision.prompt]!(state, decision, luck)
