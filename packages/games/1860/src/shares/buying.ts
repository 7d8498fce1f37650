import {
  buyPresidency,
  buyShare,
  refuseCertificate,
  refuseCost,
  refusePar,
  refusePresidentsShareInPool,
  refuseSoldBefore,
  refuseSupply,
} from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { Actions1860 } from '../actions.ts'
import { CORPORATION, type CorporationId } from '../components/companies.ts'
import { CERTIFICATES, PARS, RESTART_PARS } from '../components/market.ts'
import type { Emit1860 } from '../events.ts'
import {
  certificateLimit,
  certificatesOf,
  isStarted,
  parOf,
  priceOf,
  type State1860,
  sharesReserved,
} from '../state.ts'
import { TITLE } from '../title.ts'
import { isLayerOpen } from './layers.ts'

export type Purchase = Omit<Actions1860['buy'], 'kind'>
export type Launch = Omit<Actions1860['launch'], 'kind'>

/** 1860-SR.4, 1860-INS.9: in the IPO at par, in the pool at the share price, whatever the company has. */
export const sharePrice = (state: State1860, { corporation, from }: Purchase): number =>
  from === 'ipo' ? parOf(state, corporation) : priceOf(state, corporation)

/** 1860-SR.4, 1860-SR.5, 1860-SR.7: why a player cannot buy a share from this place. */
export function refusePurchase(state: State1860, bought: Purchase, seat: Seat): Refusal | undefined {
  const { corporation, from } = bought
  const { [corporation]: traded } = state.corporations
  const share = { seat, corporation }
  return (
    refuseUnstarted(state, corporation) ??
    refuseSoldBefore(TITLE, state.stock!, share) ??
    refuseSupply(TITLE, traded, from, share) ??
    (from === 'ipo'
      ? refuseReserved(state, corporation)
      : refusePresidentsShareInPool(TITLE, traded, share)) ??
    refuseOneMore(state, seat) ??
    refuseCost('1860-SR.4', sharePrice(state, bought), state.players[seat]!)
  )
}

/** 1860-SR.4, 1860-LAY.2, 1860-LAY.4, 1860-SOU.3: why a player cannot start this company at this price. */
export function refuseLaunch(
  state: State1860,
  { corporation, par }: Launch,
  seat: Seat,
): Refusal | undefined {
  return (
    refuseStart(state, corporation) ??
    refuseParOf(state, corporation, par) ??
    refuseOneMore(state, seat) ??
    refuseCost('1860-SR.4', CERTIFICATES.presidents * par, state.players[seat]!)
  )
}

/** 1860-SR.5, 1860-BKR.7: the president's certificate is bought first. */
function refuseUnstarted(state: State1860, corporation: CorporationId): Refusal | undefined {
  if (isStarted(state, corporation)) return undefined
  const { bankrupt } = state.corporations[corporation]
  return refusal(bankrupt ? '1860-BKR.7' : '1860-SR.5', 'first', { corporation })
}

/** 1860-PRIV.5: a certificate that is kept for the owner of a private is the last one left. */
const refuseReserved = (state: State1860, corporation: CorporationId): Refusal | undefined =>
  state.corporations[corporation].shares.ipo > sharesReserved(state, corporation)
    ? undefined
    : refusal('1860-PRIV.5', 'reserved', { corporation })

/** 1860-SR.4, 1860-LAY.2, 1860-SOU.3: a company is started once, or again after a bankruptcy. */
function refuseStart(state: State1860, corporation: CorporationId): Refusal | undefined {
  if (isStarted(state, corporation)) return refusal('1860-SR.4', 'launched', { corporation })
  if (!isLayerOpen(state, corporation))
    return refusal('1860-LAY.2', 'layer', { corporation, layer: CORPORATION[corporation].layer })
  return isTooLate(state, corporation) ? refusal('1860-SOU.3', 'launch', { corporation }) : undefined
}

/** 1860-SOU.3: it was not started before the Southern Railway. */
export const isTooLate = (state: State1860, corporation: CorporationId): boolean =>
  state.southernInForce &&
  !state.corporations[corporation].bankrupt &&
  state.options.startAfterSouthern === 'forbidden'

/** The par prices of a company that is started, or started again (1860-BKR.7). */
export const parsNow = ({ corporations }: State1860, corporation: CorporationId): readonly number[] =>
  corporations[corporation].bankrupt ? RESTART_PARS[corporation] : PARS[corporation]

/** 1860-LAY.4, 1860-BKR.7. */
function refuseParOf(state: State1860, corporation: CorporationId, par: number): Refusal | undefined {
  const rule = state.corporations[corporation].bankrupt ? '1860-BKR.7' : TITLE.shareRules.par
  return refusePar({ shareRules: { par: rule } }, par, parsNow(state, corporation))
}

/** 1860-CERT.2: one certificate more, be it that of the president. */
export function refuseOneMore(state: State1860, seat: Seat): Refusal | undefined {
  const limit = certificateLimit(state)
  return limit === null ? undefined : refuseCertificate(TITLE, certificatesOf(state, seat), 1, limit)
}

/** 1860-SR.4: the money goes to the bank. Two shares end a receivership (1860-SR.12, 1860-REC.5). */
export function buyFrom(state: State1860, bought: Purchase, seat: Seat, emit: Emit1860): void {
  const { corporation, from } = bought
  const price = sharePrice(state, bought)
  buyShare(TITLE, state, { seat, corporation, from, price, payee: 'bank' }, emit)
}

/** 1860-SR.4, 1860-AUC.7: the president's certificate at twice the par price. */
export function startCompany(
  state: State1860,
  { corporation, par }: Launch,
  seat: Seat,
  emit: Emit1860,
): void {
  state.corporations[corporation].par = par
  buyPresidency(TITLE, state, { seat, corporation, from: 'ipo', price: par, payee: 'bank' }, emit)
}
