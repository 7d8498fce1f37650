import type { Action1860, State1860 } from '@roundhouse/1860'
import type { Bot } from '../bot.ts'
import { bidOrPass, chooseLot } from './auction.ts'
import { homeTileStep, tokenStep, trackStep } from './building.ts'
import type { Decide } from './decide.ts'
import { chooseDividend, runStep } from './running.ts'
import { exchangeNow, stockTurn } from './stockRound.ts'
import { answerForTrain, trainStep, worstTrain } from './trains.ts'

/** What it does, by what it is asked. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  auction: bidOrPass,
  'choose-lot': chooseLot,
  stock: stockTurn,
  exchange: exchangeNow,
  'home-tile': homeTileStep,
  'return-trains': worstTrain,
  track: trackStep,
  token: tokenStep,
  run: runStep,
  dividend: chooseDividend,
  trains: trainStep,
  'deal-train': answerForTrain,
}

/** Floats what it starts, builds towards stations, buys trains in time and pays dividends. Only its liking for lots is a matter of luck. */
export const steady1860: Bot<State1860, Action1860> = (state, decision, luck) =>
  DECISIONS[decision.prompt]!(state, decision, luck)
