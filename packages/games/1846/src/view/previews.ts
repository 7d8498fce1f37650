import type { Seat } from '@roundhouse/kernel'
import type { Preview } from '@roundhouse/view'
import type { Action1846, Kind } from '../actions.ts'
import type { State } from '../state.ts'
import { agree, disagree } from './previews/deals.ts'
import { dividend } from './previews/dividend.ts'
import { decline, draft, draftBuy, draftPass, takeLast } from './previews/draft.ts'
import { bankrupt, emergencyIssue, sellForTrain } from './previews/forced.ts'
import { issue, redeem } from './previews/issuing.ts'
import type { PreviewOf } from './previews/preview.ts'
import { buyPrivate } from './previews/privates.ts'
import { run } from './previews/running.ts'
import { leaveMarkers, setBeneficiary, setPort } from './previews/steamboat.ts'
import { buy, launch, pass, sell } from './previews/stock.ts'
import { placeMarker, privateToken, token } from './previews/tokens.ts'
import { lay, privateLay } from './previews/track.ts'
import { buyTrain, endTurn, offerTrain, returnTrain } from './previews/trains.ts'
import type { Wording } from './wording.ts'

const PUTTING: { readonly [K in Kind]: PreviewOf<K> } = {
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
export const previewFor = (state: State, action: Action1846, seat: Seat, wording: Wording): Preview =>
  (PUTTING[action.kind] as PreviewOf<Kind>)(state, action, seat, wording)
