import { fork } from '@roundhouse/board'
import type { Game } from '@roundhouse/kernel'
import type { Action1846 } from './actions.ts'
import { asked } from './asked.ts'
import { decline, draft, takeLast } from './draft/draft.ts'
import { draftBuy, draftPass } from './draft/openDraft.ts'
import { figures, standings } from './end.ts'
import { bankrupt } from './forced/bankruptcy.ts'
import { emergencyIssue, sellForTrain } from './forced/forcedPurchase.ts'
import { type Options1846, optionsShape } from './options.ts'
import { privateLay } from './privates/freeLays.ts'
import { placeMarker } from './privates/markers.ts'
import { buyPrivate } from './privates/privates.ts'
import { leaveMarkers, setBeneficiary, setPort } from './privates/steamboat.ts'
import { privateToken } from './privates/westernIndiana.ts'
import { redact } from './redact.ts'
import { dividend } from './running/dividend.ts'
import { run } from './running/run.ts'
import { PLAYERS, refuseSetup, setup } from './setup.ts'
import { issue, redeem } from './shares/issuing.ts'
import { buy, launch, pass, sell } from './shares/stock.ts'
import type { State1846 } from './state.ts'
import { token } from './track/tokens.ts'
import { lay } from './track/track.ts'
import { agree, disagree } from './trains/deals.ts'
import { buyTrain, endTurn, offerTrain, returnTrain } from './trains/trains.ts'

export type { Action1846, Actions1846, Kind1846 } from './actions.ts'
export * from './components/board.ts'
export * from './components/companies.ts'
export * from './components/market.ts'
export * from './components/trains.ts'
export * from './running/bestRun.ts'
export * from './running/payout.ts'
export * from './state.ts'
export * from './trains/trainsForSale.ts'
export * from './trains/trainTypes.ts'

export const game1846: Game<State1846, Action1846, Options1846> = {
  id: '1846',
  name: '1846',
  version: 2,
  players: PLAYERS,
  options: optionsShape,
  fallbackRules: { over: '1846-9.1', turn: '1846-4.1', form: '1846-4.1' },
  refuseSetup,
  setup,
  asked,
  fork,
  steps: [
    draft,
    takeLast,
    decline,
    draftBuy,
    draftPass,
    sell,
    buy,
    launch,
    pass,
    setPort,
    setBeneficiary,
    leaveMarkers,
    issue,
    redeem,
    lay,
    token,
    buyPrivate,
    privateLay,
    privateToken,
    placeMarker,
    run,
    dividend,
    buyTrain,
    offerTrain,
    returnTrain,
    emergencyIssue,
    sellForTrain,
    bankrupt,
    endTurn,
    agree,
    disagree,
  ],
  redact,
  standings,
  figures,
  recording: async (file) => (await import('./recorded/recording.ts')).readRecording(file),
}
