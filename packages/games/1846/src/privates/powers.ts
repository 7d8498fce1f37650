import { type Refusal, refusal } from '@roundhouse/kernel'
import type { PrivateId } from '../components/companies.ts'
import { giveUpPendingPowers, giveUpSecondTile } from '../operationStep.ts'
import type { State1846 } from '../state.ts'

/** Why a private is not in play: it was left out (1846-2.4), or it has closed (1846-3.12). */
export function refuseNotInPlay(state: State1846, id: PrivateId): Refusal | undefined {
  const { status } = state.privates[id]
  if (status === 'open') return undefined
  return refusal(status === 'removed' ? '1846-2.4' : '1846-3.12', status, { private: id })
}

/** Why the power does not work: a player owns the private, or it is not the turn of the corporation that does (1846-3.20). */
export function refuseNotOwner(state: State1846, id: PrivateId, rule: string): Refusal | undefined {
  const { owner } = state.privates[id]
  if (typeof owner === 'number') return refusal(rule, 'player', { private: id, owner: { seat: owner } })
  if (owner === null || owner !== state.operation?.company)
    return refusal('1846-3.20', 'turn', { private: id })
  return undefined
}

/** 1846-3.20, 1846-0.3: why the corporation on turn cannot use a private of its own any more. */
export const refuseTooLate = ({ options, operation }: State1846, id: PrivateId): Refusal | undefined =>
  options.privateTiming === 'ownTurn' || operation!.justBought.includes(id)
    ? undefined
    : refusal('1846-3.20', 'window', { private: id })

/** 1846-3.20: using a private just bought leaves the others usable; 1846-3.32: a second tile is given up. */
export function closeOtherWindows(state: State1846, id: PrivateId): void {
  if (state.operation!.justBought.includes(id)) giveUpSecondTile(state)
  else giveUpPendingPowers(state)
}
