import { type Refusal, refusal } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { playersIn, type State1846 } from '../state.ts'

/** 1846-10.3: once the bank of two players has no train, one more full set is played. */
export function setLastSet(state: State1846, emit: Emit1846): void {
  if (playersIn(state) !== 2) return
  state.lastSet = state.set + 1
  emit({ kind: 'last-train', lastSet: state.lastSet })
}

/** 1846-10.3: from then on nobody buys the only train of a corporation. */
export const refuseOnlyTrain = (
  { lastSet, corporations }: State1846,
  seller: CorporationId,
): Refusal | undefined =>
  lastSet !== null && corporations[seller].trains.length === 1
    ? refusal('1846-10.3', 'only-train', { corporation: seller })
    : undefined
