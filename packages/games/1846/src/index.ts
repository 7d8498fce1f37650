import type { Game } from '@roundhouse/kernel'
import type { Action1846 } from './actions.ts'
import { asked } from './asked.ts'
import { audit } from './audit.ts'
import { figures, standings } from './end.ts'
import type { Event1846 } from './events.ts'
import { broken } from './invariants.ts'
import { type Options, optionsShape } from './options.ts'
import { privateLay } from './privates/freeLays.ts'
import { placeMarker } from './privates/markers.ts'
import { leaveMarkers, setBeneficiary, setPort } from './privates/steamboat.ts'
import { privateToken } from './privates/westernIndiana.ts'
import { recording } from './recorded/recording.ts'
import { redact } from './redact.ts'
import { bankrupt } from './rounds/bankruptcy.ts'
import { agree, disagree } from './rounds/deals.ts'
import { dividend } from './rounds/dividend.ts'
import { decline, draft, takeLast } from './rounds/draft.ts'
import { emergencyIssue, sellForTrain } from './rounds/forced.ts'
import { issue, redeem } from './rounds/issuing.ts'
import { draftBuy, draftPass } from './rounds/openDraft.ts'
import { buyPrivate } from './rounds/privates.ts'
import { run } from './rounds/running.ts'
import { buy, launch, pass, sell } from './rounds/stock.ts'
import { token } from './rounds/tokens.ts'
import { lay } from './rounds/track.ts'
import { buyTrain, endTurn, offerTrain, returnTrain } from './rounds/trains.ts'
import { PLAYERS, refuseSetup, setup } from './setup.ts'
import type { State } from './state.ts'

export type { Action1846, ActionOf, Kind } from './actions.ts'
export { type BestRun, bestRunOf } from './bestRun.ts'
export { reachNow } from './board.ts'
export { BOARD, COLORS, HEX, PORTS } from './components/board.ts'
export {
  COMPANIES,
  CORPORATION,
  CORPORATIONS,
  type CompanyId,
  type CorporationId,
  isMinor,
  PRIVATE,
  type PrivateId,
} from './components/companies.ts'
export { HOLDING_LIMIT, PRICES, SHARES } from './components/market.ts'
export { PHASE, SIDE, type Side, sidesOf, type Type, trainTypes } from './components/trains.ts'
export type { Event1846 } from './events.ts'
export { distributedOf, priceSteps } from './rounds/payout.ts'
export {
  certificateLimit,
  certificatesOf,
  closingPrivate,
  controllerOf,
  launched,
  playersIn,
  priceBeside,
  priceOf,
  privatesOf,
  type State,
  sharesOf,
  sharesWithPlayers,
  type Train,
  trainsOf,
  treasuryOf,
} from './state.ts'
export { cheapestInBank, currentType, type TrainForSale, trainsForSale } from './trainsForSale.ts'

export const game1846: Game<State, Action1846, Options> = {
  id: '1846',
  name: '1846',
  version: 1,
  players: PLAYERS,
  options: optionsShape,
  door: { over: '1846-9.1', turn: '1846-4.1', form: '1846-4.1' },
  refuseSetup,
  setup,
  asked,
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
  broken,
  audit: (before, events, after) => audit(before, events as readonly Event1846[], after),
  figures,
  recording,
}
