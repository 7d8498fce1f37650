import { fork } from '@roundhouse/board'
import type { Game } from '@roundhouse/kernel'
import type { Action1860 } from './actions.ts'
import { asked } from './asked.ts'
import { auctionPass, bid } from './auction/bidding.ts'
import { takePresidency, takePrivate } from './auction/choosing.ts'
import { done } from './done.ts'
import { figures, standings } from './end.ts'
import { type Options1860, optionsShape } from './options.ts'
import { buyPrivate, sellPrivate } from './privates/bankPrivates.ts'
import { exchange } from './privates/exchange.ts'
import { dividend } from './running/dividend.ts'
import { run } from './running/run.ts'
import { PLAYERS, refuseSetup, setup } from './setup.ts'
import { homeTile } from './shares/homeTile.ts'
import { buy, launch, pass, sell } from './shares/stock.ts'
import type { State1860 } from './state.ts'
import { token } from './track/tokens.ts'
import { lay } from './track/track.ts'
import { agree, buyTrain, disagree, offerTrain } from './trains/buyTrain.ts'
import { returnTrain } from './trains/returnTrain.ts'

export type { Action1860, Actions1860, Kind1860 } from './actions.ts'
export * from './auction/lots.ts'
export * from './components/board.ts'
export * from './components/companies.ts'
export * from './components/market.ts'
export * from './components/money.ts'
export * from './components/trains.ts'
export * from './running/bestRun.ts'
export * from './shares/buying.ts'
export * from './shares/selling.ts'
export * from './shares/shareValue.ts'
export * from './state.ts'
export { boardOf } from './title.ts'
export * from './track/layRules.ts'
export { tokenCost } from './track/tokens.ts'
export * from './trains/trainObligation.ts'
export * from './trains/trainsForSale.ts'

export const game1860: Game<State1860, Action1860, Options1860> = {
  id: '1860',
  name: '1860',
  version: 1,
  players: PLAYERS,
  options: optionsShape,
  fallbackRules: { over: '1860-END.4', turn: '1860-OR.4', form: '1860-OPT.2' },
  refuseSetup,
  setup,
  asked,
  fork,
  steps: [
    // 1860-AUC.3, 1860-AUC.7
    bid,
    auctionPass,
    takePrivate,
    takePresidency,
    // 1860-SR.2 to 1860-SR.4
    sell,
    sellPrivate,
    buy,
    launch,
    buyPrivate,
    // 1860-PRIV.4
    exchange,
    pass,
    // 1860-FLO.3
    homeTile,
    // 1860-BUY.9
    returnTrain,
    // 1860-TR.1, 1860-TOK.1
    lay,
    token,
    // 1860-RUN.1, 1860-DIV.1
    run,
    dividend,
    // 1860-BUY.2, 1860-BUY.3
    buyTrain,
    offerTrain,
    // 1860-OR.3
    done,
    // 1860-BUY.3
    agree,
    disagree,
  ],
  // 1860-INFO.1, 1860-INFO.2, 1860-INFO.3: nothing is hidden, and players give each other nothing
  redact: (state) => state,
  standings,
  figures,
  recording: async (file) => (await import('./recorded/recording.ts')).readRecording(file),
}
