import { type Refusal, refusal } from '@roundhouse/kernel'
import type { PrivateId } from '../components/companies.ts'
import { closeWindow, giveUpSecondTile } from '../operating.ts'
import type { State1846 } from '../state.ts'

/** 1846-3.20, 1846-0.3: why the corporation on turn cannot use a private of its own any more. */
export const whyTooLate = ({ options, operation }: State1846, id: PrivateId): Refusal | undefined =>
  options.privateTiming === 'ownTurn' || operation!.justBought.includes(id)
    ? undefined
    : refusal('1846-3.20', 'window', { private: id })

/** 1846-3.20: using a private just bought leaves the others usable; 1846-3.32: a second tile is given up. */
export function closeOtherWindows(state: State1846, id: PrivateId): void {
  if (state.operation!.justBought.includes(id)) giveUpSecondTile(state)
  else closeWindow(state)
}
