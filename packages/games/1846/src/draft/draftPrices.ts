import { transfer } from '@roundhouse/18xx'
import type { Seat } from '@roundhouse/kernel'
import { isMinor, MINOR, PRIVATE, type PrivateId } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import type { State1846 } from '../state.ts'

/** 1846-3.8: a minor's debt is paid with its price. */
export const costOf = (id: PrivateId): number => PRIVATE[id].price + PRIVATE[id].debt

/** 1846-3.6: how much cheaper the last private becomes each time, and the least it costs. */
export const DISCOUNT = 10
export const floorOf = (id: PrivateId): number => PRIVATE[id].debt

/** 1846-3.7, 1846-10.2: a player gets a private and pays for it. */
export function acquirePrivate(
  state: State1846,
  seat: Seat,
  id: PrivateId,
  price: number,
  emit: Emit1846,
): void {
  state.privates[id].owner = seat
  emit({ kind: 'private-owned', private: id, owner: seat })
  transfer(state, seat, 'bank', price, 'draft', emit)
  // 1846-3.8: in full, whatever was paid
  if (isMinor(id)) transfer(state, 'bank', id, MINOR[id].treasury, 'draft', emit)
}
