import { settlePresidency } from '@roundhouse/18xx'
import { moveShares } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1860 } from '../actions.ts'
import type { CorporationId, PrivateId } from '../components/companies.ts'
import { floatIfSold } from '../shares/floating.ts'
import { openLayers } from '../shares/layers.ts'
import { goOn, refuseAbove, refuseOutsideStockRound } from '../shares/stockTurn.ts'
import { isStarted, parentOf, privatesOf, type State1860 } from '../state.ts'
import { TITLE } from '../title.ts'
import { closePrivate } from './closePrivate.ts'
import { refuseClosed } from './refuseClosed.ts'

/** 1860-PRIV.4: a private becomes a share of its parent. This is no sale, no purchase and no action (1860-PRIV.4d). */
export const exchange = step1860('exchange', {
  turnRule: '1860-PRIV.4',
  refuseNow: (state, seat) => refuseOutsideStockRound(state) ?? refuseAboveInTurn(state, seat),
  *candidates(state, seat) {
    for (const id of privatesOf(state, seat)) yield { action: { kind: 'exchange', private: id } }
  },
  refuse: (state, { private: id }, seat) => refuseExchange(state, id, seat),
  apply(state, { private: id }, seat, emit) {
    const corporation = parentOf(state, id)!
    // 1860-PRIV.4c, 1860-PRIV.4e
    moveShares(state.corporations[corporation].shares, 'ipo', seat, 1)
    emit({ kind: 'exchanged', seat, private: id, corporation })
    closePrivate(state, id, emit)
    settlePresidency(TITLE, state, corporation, emit)
    openLayers(state, emit)
    floatIfSold(state, corporation, emit)
    goOn(state, emit)
  },
})

/** 1860-CERT.3: in his own turn after the sales that he must make. In that of another he is asked by the option only. */
const refuseAboveInTurn = (state: State1860, seat: Seat): Refusal | undefined =>
  state.stock!.seat === seat ? refuseAbove(state, seat) : undefined

/** 1860-PRIV.4a, 1860-PRIV.4b, 1860-PRIV.7. */
function refuseExchange(state: State1860, id: PrivateId, seat: Seat): Refusal | undefined {
  const closed = refuseClosed(state, id)
  if (closed) return closed
  const parent = parentOf(state, id)
  if (parent === undefined) return refusal('1860-PRIV.7', 'exchange', { private: id })
  if (state.privates[id].owner !== seat) return refusal('1860-PRIV.4', 'owner', { private: id })
  return refuseParent(state, parent)
}

function refuseParent(state: State1860, corporation: CorporationId): Refusal | undefined {
  if (isStarted(state, corporation)) return undefined
  const { bankrupt } = state.corporations[corporation]
  return bankrupt
    ? refusal('1860-PRIV.4b', 'bankrupt', { corporation })
    : refusal('1860-PRIV.4a', 'par', { corporation })
}

/** Whether the player has a private to exchange. */
export const hasExchange = (state: State1860, seat: Seat): boolean =>
  privatesOf(state, seat).some((id) => !refuseExchange(state, id, seat))
