import type { Action1856, State1856 } from '@roundhouse/1856'
import type { Bot } from '../bot.ts'
import { auctionTurn, biddingWar } from './auction.ts'
import { cityForToken, homeCity, tokenStep, trackStep } from './building.ts'
import { answerForTrain } from './deals.ts'
import type { Decide } from './decide.ts'
import { cgrTrains, rescueOrMerge, tokenToKeep, tokenToRemove } from './government.ts'
import { chooseDividend, loanStep } from './money.ts'
import { answerForPrivate } from './privates.ts'
import { raiseMoney } from './raising.ts'
import { runStep } from './running.ts'
import { stockTurn } from './stockRound.ts'
import { trainStep, worstTrain } from './trains.ts'

/** What it does, by what it is asked. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  auction: auctionTurn,
  'bidding-war': biddingWar,
  stock: stockTurn,
  'deal-private': answerForPrivate,
  'deal-train': answerForTrain,
  'return-train': worstTrain,
  'choose-city': cityForToken,
  'raise-money': raiseMoney,
  'formation-decide': rescueOrMerge,
  'formation-tokens': tokenToKeep,
  'formation-surplus-tokens': tokenToRemove,
  'formation-trains': cgrTrains,
  home: homeCity,
  track: trackStep,
  token: tokenStep,
  run: runStep,
  dividend: chooseDividend,
  trains: trainStep,
  loans: loanStep,
}

/** Plays for corporations that earn and pay, with a train in reserve. It makes no offers to others, and only its liking for privates and homes is a matter of luck. */
export const steady1856: Bot<State1856, Action1856> = (state, decision, luck) =>
  DECISIONS[decision.prompt]!(state, decision, luck)
