import type { Seat } from '@roundhouse/kernel'
import type { Choice } from '@roundhouse/view'
import type { Action1846, Kind } from '../actions.ts'
import type { State } from '../state.ts'
import type { Putting } from './choices/choice.ts'
import { agree, disagree } from './choices/deals.ts'
import { dividend } from './choices/dividend.ts'
import { decline, draft, draftBuy, draftPass, takeLast } from './choices/draft.ts'
import { bankrupt, emergencyIssue, sellForTrain } from './choices/forced.ts'
import { issue, redeem } from './choices/issuing.ts'
import { buyPrivate } from './choices/privates.ts'
import { run } from './choices/running.ts'
import { leaveMarkers, setBeneficiary, setPort } from './choices/steamboat.ts'
import { buy, launch, pass, sell } from './choices/stock.ts'
import { placeMarker, privateToken, token } from './choices/tokens.ts'
import { lay, privateLay } from './choices/track.ts'
import { buyTrain, endTurn, offerTrain, returnTrain } from './choices/trains.ts'
import type { Telling } from './telling.ts'

const PUTTING: { readonly [K in Kind]: Putting<K> } = {
  draft,
  'take-last': takeLast,
  decline,
  'draft-buy': draftBuy,
  'draft-pass': draftPass,
  sell,
  buy,
  launch,
  pass,
  'set-port': setPort,
  'set-beneficiary': setBeneficiary,
  'leave-markers': leaveMarkers,
  issue,
  redeem,
  lay,
  token,
  'buy-private': buyPrivate,
  'private-lay': privateLay,
  'private-token': privateToken,
  'place-marker': placeMarker,
  run,
  dividend,
  'buy-train': buyTrain,
  'offer-train': offerTrain,
  'return-train': returnTrain,
  'emergency-issue': emergencyIssue,
  'sell-for-train': sellForTrain,
  bankrupt,
  'end-turn': endTurn,
  agree,
  disagree,
}

/** An action as it is put to the one who may do it. */
export const choiceFor = (state: State, action: Action1846, seat: Seat, telling: Telling): Choice =>
  (PUTTING[action.kind] as Putting<Kind>)(state, action, seat, telling)
