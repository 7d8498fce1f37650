import { buyShare, transfer } from '@roundhouse/18xx'
import type { Seat } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'
import { FULL_CAPITAL, SHARES_BEFORE_ESCROW } from '../components/market.ts'
import { isUnderDestinationCondition } from '../destination.ts'
import type { Emit1856 } from '../events.ts'
import { parOf, type State1856, sharesSold } from '../state.ts'
import { TITLE } from '../title.ts'

/** 1856-1.2a: a share at par, which pays the corporation, or is kept for it, or pays the bank alone. */
export function buyShareFromBank(
  state: State1856,
  corporation: CorporationId,
  seat: Seat,
  emit: Emit1856,
): void {
  const price = parOf(state, corporation)
  const capital = capitalOf(state, corporation)
  const payee = capital === 'treasury' ? corporation : 'bank'
  buyShare(TITLE, state, { seat, corporation, from: 'bank', price, payee }, emit)
  if (capital === 'escrow') {
    state.corporations[corporation].escrow += price
    emit({ kind: 'escrow-kept', corporation, amount: price })
  }
  if (capital === 'full') payFullCapital(state, corporation, emit)
}

/** What the next share that the bank sells brings its corporation. */
function capitalOf(state: State1856, corporation: CorporationId): 'treasury' | 'escrow' | 'full' | 'nothing' {
  const { startedAt } = state.corporations[corporation]
  // 1856-3g: of the CGR
  if (startedAt === null) return 'nothing'
  if (hasFullCapital(startedAt)) return 'full'
  // 1856-1.2i, 1856-1.2j
  const isKept =
    isUnderDestinationCondition(state, corporation) && sharesSold(state, corporation) >= SHARES_BEFORE_ESCROW
  // 1856-1.2h
  return isKept ? 'escrow' : 'treasury'
}

/** 1856-1.2l: for a corporation started with this type on offer. */
export const hasFullCapital = (startedAt: number): boolean => startedAt >= FULL_CAPITAL.typeOnOffer

/** 1856-1.2l: all at once, when it floats. */
function payFullCapital(state: State1856, corporation: CorporationId, emit: Emit1856): void {
  if (sharesSold(state, corporation) !== FULL_CAPITAL.soldShares) return
  const amount = FULL_CAPITAL.shares * parOf(state, corporation)
  transfer(state, 'bank', corporation, amount, 'full-capital', emit)
}
