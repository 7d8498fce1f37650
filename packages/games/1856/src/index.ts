import { fork } from '@roundhouse/board'
import type { Game } from '@roundhouse/kernel'
import type { Action1856 } from './actions.ts'
import { asked } from './asked.ts'
import { auctionBuy, auctionPass, bid } from './auction/auction.ts'
import { dropOut, raise } from './auction/war.ts'
import { done, endTurn } from './done.ts'
import { figures, standings } from './end.ts'
import { bankrupt } from './forced/bankruptcy.ts'
import { sellForDebt, sellForTrain } from './forced/forcedSales.ts'
import { merge, rescue } from './government/decisions.ts'
import { keepToken, removeSurplusToken } from './government/tokens.ts'
import { repay } from './loans/repay.ts'
import { takeLoan } from './loans/takeLoan.ts'
import { type Options1856, optionsShape } from './options.ts'
import { buyPrivate } from './privates/buyPrivate.ts'
import { setPort } from './privates/port.ts'
import { privateLay } from './privates/privateLay.ts'
import { buyRight } from './privates/rights.ts'
import { tradePrivate } from './privates/tradePrivate.ts'
import { privateToken } from './privates/waterloo.ts'
import { dividend } from './running/dividend.ts'
import { run } from './running/run.ts'
import { PLAYERS, refuseSetup, setup } from './setup.ts'
import { completeCertificate } from './shares/halfCertificate.ts'
import { buy, launch, pass, sell } from './shares/stock.ts'
import type { State1856 } from './state.ts'
import { chooseCity } from './track/chooseCity.ts'
import { homeToken } from './track/homeToken.ts'
import { token } from './track/tokens.ts'
import { lay } from './track/track.ts'
import { borrowTrain } from './trains/borrowTrain.ts'
import { agree, disagree } from './trains/deals.ts'
import { tradeIn } from './trains/tradeIn.ts'
import { buyTrain, offerTrain, returnTrain } from './trains/trains.ts'

export type { Action1856, Actions1856, Kind1856 } from './actions.ts'
export * from './auction/bids.ts'
export * from './certificateLimit.ts'
export * from './components/board.ts'
export * from './components/companies.ts'
export * from './components/market.ts'
export * from './components/money.ts'
export * from './components/trains.ts'
export * from './destination.ts'
export * from './forced/raiseFunds.ts'
export * from './government/decisions.ts'
export * from './government/par.ts'
export * from './loans/takeLoan.ts'
export * from './running/bestRun.ts'
export * from './shares/buying.ts'
export * from './shares/capital.ts'
export * from './state.ts'
export * from './track/layRules.ts'
export * from './track/tokens.ts'
export * from './trains/trainsForSale.ts'

export const game1856: Game<State1856, Action1856, Options1856> = {
  id: '1856',
  name: '1856',
  version: 1,
  players: PLAYERS,
  options: optionsShape,
  fallbackRules: { over: '1856-4c', turn: '1856-2d', form: '1856-2d' },
  refuseSetup,
  setup,
  asked,
  fork,
  steps: [
    auctionBuy,
    bid,
    auctionPass,
    raise,
    dropOut,
    sell,
    buy,
    launch,
    tradePrivate,
    completeCertificate,
    pass,
    homeToken,
    chooseCity,
    lay,
    privateLay,
    token,
    privateToken,
    borrowTrain,
    run,
    dividend,
    buyTrain,
    tradeIn,
    offerTrain,
    returnTrain,
    sellForTrain,
    sellForDebt,
    bankrupt,
    repay,
    takeLoan,
    buyPrivate,
    buyRight,
    setPort,
    rescue,
    merge,
    keepToken,
    removeSurplusToken,
    done,
    endTurn,
    agree,
    disagree,
  ],
  redact: (state) => state,
  standings,
  figures,
  recording: async (file) => (await import('./recorded/recording.ts')).readRecording(file),
}
